import {cacheNames} from '../shared/caches';
import {keptKey, manifestKey, readManifest} from '../shared/documentation';
import {type Manifest, OFFLINE_FILES} from '../shared/settings';
import {addressOf, site, WANTED_KEY} from './site';

/** Bytes on this device, not compressed. */
export interface Progress {
  readonly kept: number;
  readonly size: number;
}

/** What of the documentation is on this device. */
export type KeptState =
  | {readonly status: 'nothing'}
  | {readonly status: 'part' | 'all'; readonly size: number};

type KeptFile = Manifest['files'][number];

const AT_ONCE = 6;

const {documentation, pages, files: visitedFiles} = cacheNames(site.baseUrl);

/**
 * Downloads what is missing of the whole documentation. Files that were kept stay when it fails, and are
 * not downloaded again. One tab works at a time; another one waits for it.
 *
 * @throws DOMException "AbortError" when the signal says so, "QuotaExceededError" when the device
 *   has no room left; TypeError without a network
 */
export async function keepDocumentation(
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  localStorage.setItem(WANTED_KEY, 'true');
  await navigator.locks.request(documentation, {signal}, async () => {
    const response = await answered(
      fetch(addressOf(OFFLINE_FILES.manifest), {cache: 'no-cache', signal}),
    );
    const cache = await caches.open(documentation);
    await cache.put(manifestKey(site.baseUrl, 'wanted'), response.clone());
    const manifest = (await response.json()) as Manifest;
    await download(cache, manifest, signal, onProgress);
    await finish(cache, manifest);
  });
}

/** Downloads what is new since the reader asked for everything; says nothing when it cannot. */
export async function continueKeeping(): Promise<void> {
  await keepDocumentation(new AbortController().signal, () => undefined).catch(
    () => undefined,
  );
}

/** Removes the documentation and visited pages from this device. */
export async function removeDocumentation(): Promise<void> {
  localStorage.removeItem(WANTED_KEY);
  await Promise.all(
    [documentation, pages, visitedFiles].map((name) => caches.delete(name)),
  );
}

/** Tells what is on this device. */
export async function readKeptState(): Promise<KeptState> {
  const whole = await readManifest(site.baseUrl, 'kept');
  if (whole) return {status: 'all', size: whole.size};
  const wanted = await readManifest(site.baseUrl, 'wanted');
  if (!wanted) return {status: 'nothing'};
  const missing = await missingFiles(await caches.open(documentation), wanted);
  return {status: 'part', size: wanted.size - sizeOf(missing)};
}

async function download(
  cache: Cache,
  manifest: Manifest,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const missing = await missingFiles(cache, manifest);
  let kept = manifest.size - sizeOf(missing);
  onProgress({kept, size: manifest.size});
  // One failure stops all, as the reader may.
  const stop = new AbortController();
  signal.addEventListener('abort', () => {
    stop.abort(signal.reason);
  });
  const work = async () => {
    for (let file = missing.shift(); file; file = missing.shift()) {
      await keepFile(cache, file, stop.signal);
      kept += file[2];
      onProgress({kept, size: manifest.size});
    }
  };
  try {
    await Promise.all(Array.from({length: AT_ONCE}, work));
  } catch (error) {
    stop.abort();
    throw error;
  }
}

async function keepFile(
  cache: Cache,
  file: KeptFile,
  signal: AbortSignal,
): Promise<void> {
  const [path, revision] = file;
  // Names that change with their content may come from the browser's own cache.
  const mode: RequestCache = revision === null ? 'default' : 'no-cache';
  const response = await answered(fetch(addressOf(path), {cache: mode, signal}));
  const {body, headers, redirected} = response;
  // A browser refuses a redirected answer to a navigation.
  const kept = redirected ? new Response(body, {headers}) : response;
  await cache.put(keptKey(site.baseUrl, file), kept);
}

/** The new version is whole: from here on it answers, and what only the former one had goes. */
async function finish(cache: Cache, manifest: Manifest): Promise<void> {
  await cache.put(
    manifestKey(site.baseUrl, 'kept'),
    new Response(JSON.stringify(manifest)),
  );
  await cache.delete(manifestKey(site.baseUrl, 'wanted'));
  const keys = new Set(manifest.files.map((file) => keptKey(site.baseUrl, file)));
  keys.add(manifestKey(site.baseUrl, 'kept'));
  for (const request of await cache.keys()) {
    if (!keys.has(request.url)) await cache.delete(request);
  }
}

async function missingFiles(cache: Cache, {files}: Manifest): Promise<KeptFile[]> {
  const kept = new Set((await cache.keys()).map(({url}) => url));
  return files.filter((file) => !kept.has(keptKey(site.baseUrl, file)));
}

function sizeOf(files: readonly KeptFile[]): number {
  return files.reduce((sum, [, , size]) => sum + size, 0);
}

async function answered(request: Promise<Response>): Promise<Response> {
  const response = await request;
  if (response.ok) return response;
  throw new TypeError(`${response.url} answers with status ${response.status}`);
}
