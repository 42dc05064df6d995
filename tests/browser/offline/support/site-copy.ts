import {linkSync, mkdirSync, readdirSync, renameSync, rmSync} from 'node:fs';
import {mkdtemp, readFile, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join, relative} from 'node:path';

import {writeOfflineFiles} from '@lexical-documentation/offline';
import {
  createSiteServer,
  type RequestHandler,
} from '@lexical-documentation/site-server';

const SITE_FACTS = 'offline/site-facts.json';
const COMPRESSED_TWIN = /\.(?:br|gz)$/;

/** The built site in a folder of its own, served on an origin of its own. */
export interface SiteCopy {
  readonly origin: string;
  readonly folder: string;
  /** Changes files, and lists all of them anew, as a deployment of another version does. */
  readonly deploy: (
    changes: Readonly<Record<string, (text: string) => string>>,
  ) => Promise<void>;
  /** Puts another file in the place of one, and lists nothing. */
  readonly replace: (file: string, text: string) => Promise<void>;
  /** Answers all requests for a file, from now on, with status 500. */
  readonly fail: (file: string) => void;
  /** Gives a script another name on all pages, as a change of its content does. */
  readonly rename: (file: string, name: string) => Promise<void>;
  /** Leaves what a build without offline use leaves. */
  readonly switchOff: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** A build to copy. */
export interface CopiedBuild {
  readonly folder: string;
  /** Path that it was built for, with a slash at both ends. */
  readonly baseUrl: string;
}

/**
 * Serves a copy of a built site, without a server for searches.
 *
 * @param leftOut - names of files, below the site's folder, that the copy does without
 */
export async function serveCopy(
  build: CopiedBuild,
  leftOut?: RegExp,
): Promise<SiteCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'site-copy-'));
  linkFiles(build.folder, folder, leftOut);
  if (leftOut) await listAnew(folder);
  const failing = new Set<string>();
  const {baseUrl} = build;
  const server = createSiteServer({
    root: folder,
    baseUrl,
    handlers: [failFor(failing)],
  });
  const origin = await server.listen({port: 0});
  const replace = async (file: string, text: string) => {
    // A link's file is the site's own.
    rmSync(join(folder, file));
    await writeFile(join(folder, file), text);
  };
  const change = async (file: string, edit: (text: string) => string) => {
    await replace(file, edit(await readFile(join(folder, file), 'utf8')));
  };
  return {
    origin,
    folder,
    replace,
    fail: (file) => void failing.add(baseUrl + file),
    async deploy(changes) {
      for (const [file, edit] of Object.entries(changes)) await change(file, edit);
      await listAnew(folder);
    },
    async rename(file, name) {
      renameSync(join(folder, file), join(folder, name));
      for (const page of htmlFiles(folder)) {
        await change(page, (html) => html.replaceAll(file, name));
      }
      await change(SITE_FACTS, (facts) => facts.replaceAll(file, name));
      await listAnew(folder);
    },
    async switchOff() {
      const pages = htmlFiles(folder);
      for (const page of pages) await change(page, withoutRegistration);
      await change(SITE_FACTS, (facts) =>
        JSON.stringify({...(JSON.parse(facts) as object), enabled: false}),
      );
      await listAnew(folder);
    },
    async remove() {
      await server.close(0);
      rmSync(folder, {recursive: true});
    },
  };
}

async function listAnew(folder: string): Promise<void> {
  // Writing into it would change the site's own.
  rmSync(join(folder, 'service-worker.js'));
  await writeOfflineFiles(folder);
}

function failFor(paths: ReadonlySet<string>): RequestHandler {
  return {
    handle: ({url = ''}, response) => {
      const fails = paths.has(url);
      if (fails) response.writeHead(500).end();
      return Promise.resolve(fails);
    },
  };
}

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
    name.endsWith('.html'),
  );
}

function withoutRegistration(html: string): string {
  return html.replace(/<script>addEventListener\("load"[^<]*<\/script>/, '');
}

function linkFiles(from: string, to: string, leftOut?: RegExp): void {
  const entries = readdirSync(from, {recursive: true, withFileTypes: true});
  for (const entry of entries) {
    const source = join(entry.parentPath, entry.name);
    const name = relative(from, source);
    if (!entry.isFile() || COMPRESSED_TWIN.test(name) || leftOut?.test(name)) continue;
    const target = join(to, name);
    mkdirSync(dirname(target), {recursive: true});
    linkSync(source, target);
  }
}
