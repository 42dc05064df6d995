import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';

import {Parser} from 'htmlparser2';

import type {SiteFile} from './site-file';

/** MIME types whose scripts a browser runs; the rest (JSON-LD) is data and needs no permission. */
const EXECUTABLE = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** Reads which inline scripts a page carries. */
export interface InlineScriptHashes {
  /** Sources for `script-src`, one per inline script: `'sha256-…'`. */
  of(page: SiteFile): Promise<readonly string[]>;
}

/** Hashes are kept until the page's file changes. */
export function createInlineScriptHashes(): InlineScriptHashes {
  const known = new Map<
    string,
    {readonly version: string; readonly hashes: string[]}
  >();
  return {
    async of({path, stats}) {
      const version = `${stats.mtimeMs}-${stats.size}`;
      const remembered = known.get(path);
      if (remembered?.version === version) {
        return remembered.hashes;
      }
      const hashes = hashInlineScripts(await readFile(path, 'utf8'));
      known.set(path, {version, hashes});
      return hashes;
    },
  };
}

/** The CSP sources that allow exactly the inline scripts of `html`. */
export function hashInlineScripts(html: string): string[] {
  const hashes = new Set<string>();
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, {src, type = ''}) {
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
  return [...hashes];
}
