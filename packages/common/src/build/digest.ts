import {createHash, type Hash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

const LENGTH = 16;

/** Returns 16 hexadecimal digits that differ when one of the texts does. */
export function digestOf(...texts: readonly string[]): string {
  const hash = createHash('sha1');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, LENGTH);
}

/**
 * Returns 16 hexadecimal digits that differ when a name or the content of a file does.
 *
 * @param places - files and folders; one that does not exist counts as such
 */
export function digestOfFiles(...places: readonly string[]): string {
  const hash = createHash('sha1');
  for (const place of places) addPlace(hash, place);
  return hash.digest('hex').slice(0, LENGTH);
}

function addPlace(hash: Hash, place: string): void {
  const stats = statSync(place, {throwIfNoEntry: false});
  hash.update(`${path.basename(place)}\0`);
  if (stats?.isDirectory()) {
    for (const entry of readdirSync(place).sort()) {
      addPlace(hash, path.join(place, entry));
    }
    hash.update('end of folder\0');
  } else {
    hash.update(stats ? readFileSync(place) : 'missing').update('\0');
  }
}
