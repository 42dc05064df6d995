import {createHash} from 'node:crypto';
import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {
  type BuiltFile,
  type Manifest,
  OFFLINE_FILES,
  type WorkerSettings,
} from '../shared/settings';
import {bundlePageScripts, bundleSelfRemoval, bundleWorker} from './bundle-scripts';
import {type ListedFile, listFiles} from './list-files';
import {notKeptPage} from './not-kept-page';
import {type SiteFacts, SITE_FACTS} from './site-facts';

const OWN_FOLDER = 'offline';
/** Browsers ask for it wherever a page names none. */
const ICON = /^favicon\.ico$/;
const SEARCH_FOLDER = 'search-index/';
const FACTS = new RegExp(`^${path.basename(SITE_FACTS)}$`);
const NOT_FOUND_PAGE = '404.html';

/**
 * Writes what offline use needs into a folder that Docusaurus has built with the plugin: the
 * worker, the scripts of pages, the list of pages, and the manifest of everything that can be kept.
 * Comes after all plugins and before compression; may be run again.
 *
 * @returns how many files can be kept; nothing without offline use
 */
export async function writeOfflineFiles(folder: string): Promise<number | undefined> {
  const text = await readFile(path.join(folder, SITE_FACTS), 'utf8').catch(() => null);
  if (text === null) return undefined;
  const facts = JSON.parse(text) as SiteFacts;
  if (!facts.enabled) {
    await writeFile(
      path.join(folder, OFFLINE_FILES.worker),
      await bundleSelfRemoval(facts.baseUrl),
    );
    return undefined;
  }
  const site = await listSite(folder, facts);
  const own = await writeOwnFiles(folder, facts, site);
  const files = [...site, ...own];
  const version = versionOf(files);
  await writeJson(folder, OFFLINE_FILES.manifest, manifestOf(version, files));
  const worker = await bundleWorker(
    await workerSettings(folder, facts, {version, files}),
  );
  await writeFile(path.join(folder, OFFLINE_FILES.worker), worker);
  return files.length;
}

async function listSite(
  folder: string,
  {hashed, omitted}: SiteFacts,
): Promise<ListedFile[]> {
  return listFiles(folder, {
    hashed: new RegExp(hashed),
    omitted: new RegExp(`${omitted}|^${OWN_FOLDER}/|^${OFFLINE_FILES.worker}$`),
  });
}

async function writeOwnFiles(
  folder: string,
  {baseUrl}: SiteFacts,
  site: readonly ListedFile[],
): Promise<BuiltFile[]> {
  const own = path.join(folder, OWN_FOLDER);
  await removeFormer(own);
  await writeJson(folder, OFFLINE_FILES.pages, pagesOf(site));
  const settings = {
    baseUrl,
    size: sum(site.map(({size}) => size)),
    transferSize: sum(site.map(({transferSize}) => transferSize)),
  };
  await bundlePageScripts(settings, own);
  // Parts have a digest in their names, and are listed with a revision all the same.
  const files = await listFiles(own, {hashed: /^$/, omitted: FACTS});
  return files.map((file) => ({...file, path: `${OWN_FOLDER}/${file.path}`}));
}

async function removeFormer(own: string): Promise<void> {
  const former = (await readdir(own)).filter((name) => !FACTS.test(name));
  await Promise.all(former.map((name) => rm(path.join(own, name))));
}

/** Paths of all pages below the base URL, as addresses name them. */
function pagesOf(files: readonly BuiltFile[]): string[] {
  return files
    .map(({path: name}) => name)
    .filter((name) => name.endsWith('.html') && name !== NOT_FOUND_PAGE)
    .map((name) => name.replace(/(?:^|\/)index\.html$|\.html$/, ''));
}

function manifestOf(version: string, files: readonly BuiltFile[]): Manifest {
  return {
    version,
    size: sum(files.map(({size}) => size)),
    files: files.map(({path: name, revision, size}) => [name, revision, size]),
  };
}

async function workerSettings(
  folder: string,
  facts: SiteFacts,
  {version, files}: {version: string; files: readonly BuiltFile[]},
): Promise<WorkerSettings> {
  const {baseUrl, hashed, shellScripts, shellPages} = facts;
  const entries = await entryFiles(folder, baseUrl);
  const names = new Set([
    NOT_FOUND_PAGE,
    ...shellPages.map((page) => `${page}/index.html`),
    ...entries,
    ...shellScripts,
  ]);
  const isShell = ({path: name}: BuiltFile) =>
    names.has(name) || name.startsWith(`${OWN_FOLDER}/`) || ICON.test(name);
  const styles = entries.filter((name) => name.endsWith('.css'));
  return {
    baseUrl,
    version,
    hashed,
    shell: files.filter(isShell).map(withoutTransfer),
    search: files
      .filter((file) => file.path.startsWith(SEARCH_FOLDER))
      .map(withoutTransfer),
    ...notKeptPage(
      facts,
      styles.map((name) => baseUrl + name),
    ),
  };
}

/** Scripts, styles and fonts that every page names: those of the page for unknown addresses. */
async function entryFiles(folder: string, baseUrl: string): Promise<string[]> {
  const html = await readFile(path.join(folder, NOT_FOUND_PAGE), 'utf8');
  const addresses = html.matchAll(/ (?:src|href)=["']?(?<address>[^"'\s>]+)/g);
  return [...addresses]
    .map(({groups}) => groups?.['address'] ?? '')
    .filter((address) => address.startsWith(baseUrl))
    .map((address) => address.slice(baseUrl.length))
    .filter((name) => /\.(?:js|css|woff2|svg|ico|png)$/.test(name));
}

function withoutTransfer({path: name, revision, size}: BuiltFile): BuiltFile {
  return {path: name, revision, size};
}

function versionOf(files: readonly BuiltFile[]): string {
  const hash = createHash('sha1');
  for (const {path: name, revision} of files)
    hash.update(`${name}\0${revision ?? ''}\0`);
  return hash.digest('hex').slice(0, 12);
}

async function writeJson(folder: string, name: string, value: unknown): Promise<void> {
  await writeFile(path.join(folder, name), JSON.stringify(value));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
