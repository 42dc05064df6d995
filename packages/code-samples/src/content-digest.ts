import {createHash, type Hash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** Returns a digest of the content of files and folders; what does not exist counts as such. */
export function contentDigest(places: readonly string[]): string {
  const hash = createHash('sha1');
  for (const place of places) {
    addPlace(hash, place);
  }
  return hash.digest('hex').slice(0, 16);
}

function addPlace(hash: Hash, place: string): void {
  const stats = statSync(place, {throwIfNoEntry: false});
  if (stats?.isDirectory()) {
    for (const entry of readdirSync(place).sort()) {
      addPlace(hash, path.join(place, entry));
    }
  } else {
    hash.update(`${path.basename(place)}\0`);
    hash.update(stats ? readFileSync(place) : 'missing');
  }
}
