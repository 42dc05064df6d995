import {cacheNames} from './caches';
import type {Manifest} from './settings';

/** The whole documentation, and a version of it that is being downloaded. */
export type ManifestRole = 'kept' | 'wanted';

/** Returns the address under which a file of a manifest is kept. */
export function keptKey(
  baseUrl: string,
  [path, revision]: Manifest['files'][number],
): string {
  const {href} = new URL(baseUrl + path, location.origin);
  return revision === null ? href : `${href}?revision=${revision}`;
}

/** Returns the address under which a manifest is kept. */
export function manifestKey(baseUrl: string, role: ManifestRole): string {
  return new URL(`${baseUrl}offline/manifest.json?${role}`, location.origin).href;
}

/** Returns the manifest of a role, if there is one; a damaged one is as good as none. */
export async function readManifest(
  baseUrl: string,
  role: ManifestRole,
): Promise<Manifest | undefined> {
  const {documentation: cacheName} = cacheNames(baseUrl);
  const found = await caches.match(manifestKey(baseUrl, role), {cacheName});
  const manifest: unknown = await found?.json().catch(() => undefined);
  return isManifest(manifest) ? manifest : undefined;
}

/** Returns the manifests at hand: a whole version comes before one that may lack files. */
export async function readManifests(baseUrl: string): Promise<Manifest[]> {
  const found = [
    await readManifest(baseUrl, 'kept'),
    await readManifest(baseUrl, 'wanted'),
  ];
  return found.filter((manifest) => manifest !== undefined);
}

/** What a browser keeps may have been cut off, or written by anybody. */
function isManifest(value: unknown): value is Manifest {
  const {size, files} = (value ?? {}) as Partial<Manifest>;
  return (
    typeof size === 'number' &&
    Array.isArray(files) &&
    files.every(
      (file: unknown) =>
        Array.isArray(file) &&
        typeof file[0] === 'string' &&
        (file[1] === null || typeof file[1] === 'string'),
    )
  );
}
