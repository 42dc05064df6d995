import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
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
/** What pages load when readers follow a link; a copy of some pages holds no other ones to go to. */
const TEXT_OF_LINKS = /^assets\/(?:later-)?text\//;
const SCRIPT = /assets\/js\/[\w.-]+\.js/g;
/** How a script loads another one: by a number, which is the start of its file's name. */
const LOADED_LATER = /\.e\("?(\w+)"?\)/g;

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
  /** Lets requests for a file wait until the function that comes back is called. */
  readonly hold: (file: string) => () => void;
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
 * @param onlyPages - files of the pages that the copy holds, with their scripts
 */
export async function serveCopy(
  build: CopiedBuild,
  onlyPages?: RegExp,
): Promise<SiteCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'site-copy-'));
  linkFiles(build.folder, folder, onlyPages);
  if (onlyPages) await listAnew(folder);
  const failing = new Set<string>();
  const held = new Map<string, Promise<void>>();
  const {baseUrl} = build;
  const server = createSiteServer({
    root: folder,
    baseUrl,
    handlers: [failFor(failing), holdBack(held)],
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
    hold(file) {
      const {promise, resolve} = withResolvers();
      held.set(baseUrl + file, promise);
      return () => {
        held.delete(baseUrl + file);
        resolve();
      };
    },
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

function holdBack(held: ReadonlyMap<string, Promise<void>>): RequestHandler {
  return {
    handle: async ({url = ''}) => {
      await held.get(url);
      return false;
    },
  };
}

function withResolvers() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return {promise, resolve};
}

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
    name.endsWith('.html'),
  );
}

function withoutRegistration(html: string): string {
  return html.replace(/<script>addEventListener\("load"[^<]*<\/script>/, '');
}

function linkFiles(from: string, to: string, onlyPages?: RegExp): void {
  const names = readdirSync(from, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(from, join(entry.parentPath, entry.name)))
    .filter((name) => !COMPRESSED_TWIN.test(name));
  for (const name of onlyPages ? partOf(from, names, onlyPages) : names) {
    const target = join(to, name);
    mkdirSync(dirname(target), {recursive: true});
    linkSync(join(from, name), target);
  }
}

/** Returns the given pages and the shell's with their scripts, and what belongs to no page. */
function partOf(
  folder: string,
  names: readonly string[],
  onlyPages: RegExp,
): readonly string[] {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const {shellPages, shellScripts} = JSON.parse(read(SITE_FACTS)) as SiteFacts;
  const ofShell = ['404.html', ...shellPages.map((page) => `${page}/index.html`)];
  const isLeft = (page: string) => onlyPages.test(page) || ofShell.includes(page);
  const pages = names.filter((name) => name.endsWith('.html') && isLeft(name));
  const scripts = new Set(pages.flatMap((page) => read(page).match(SCRIPT) ?? []));
  shellScripts.forEach((script) => scripts.add(script));
  // What is added is visited as well.
  for (const script of scripts) {
    for (const [, id] of read(script).matchAll(LOADED_LATER)) {
      const loaded = names.find((name) => name.startsWith(`assets/js/${id}.`));
      if (loaded) scripts.add(loaded);
    }
  }
  return names.filter((name) => {
    if (name.endsWith('.html')) return isLeft(name);
    if (name.startsWith('assets/js/')) return scripts.has(name);
    return !TEXT_OF_LINKS.test(name);
  });
}

interface SiteFacts {
  readonly shellPages: readonly string[];
  readonly shellScripts: readonly string[];
}
