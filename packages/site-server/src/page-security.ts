import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';

import {Parser} from 'htmlparser2';

import type {SiteFile} from './site-file';

/** MIME types of scripts that browsers run; others (JSON-LD) are data and need no permission. */
const EXECUTABLE = new Set(['', 'module', 'text/javascript', 'application/javascript']);

const POLICY_HEADER = 'content-security-policy';

/** The content security policy of a page. */
export interface PageSecurity {
  /** Sources for `script-src`, one per inline script: `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  /** The policy in a page's `meta` element, if it has one. */
  readonly ownPolicy: string | undefined;
}

/** Reads policies of pages. */
export interface PageSecurityReader {
  of(page: SiteFile): Promise<PageSecurity>;
}

/** Results are cached until the page's file changes. */
export function createPageSecurityReader(): PageSecurityReader {
  const known = new Map<
    string,
    {readonly version: string; readonly security: PageSecurity}
  >();
  return {
    async of({path, stats}) {
      const version = `${stats.mtimeMs}-${stats.size}`;
      const remembered = known.get(path);
      if (remembered?.version === version) {
        return remembered.security;
      }
      const security = readPageSecurity(await readFile(path, 'utf8'));
      known.set(path, {version, security});
      return security;
    },
  };
}

/**
 * Returns the sources that allow exactly the inline scripts of `html`, and the policy that it
 * declares.
 */
export function readPageSecurity(html: string): PageSecurity {
  const hashes = new Set<string>();
  let ownPolicy: string | undefined;
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, {src, type = '', content, 'http-equiv': equivalent}) {
      if (name === 'meta' && equivalent?.toLowerCase() === POLICY_HEADER) {
        ownPolicy = content;
      }
      if (
        name === 'script' &&
        src === undefined &&
        EXECUTABLE.has(type.toLowerCase())
      ) {
        script = '';
      }
    },
    ontext(text) {
      if (script !== undefined) {
        script += text;
      }
    },
    onclosetag(name) {
      if (name === 'script' && script !== undefined) {
        hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
        script = undefined;
      }
    },
  });
  parser.end(html);
  return {scriptHashes: [...hashes], ownPolicy};
}
