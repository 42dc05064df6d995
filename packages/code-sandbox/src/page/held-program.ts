import type {Program} from '../frame/protocol';

const PREFIX = 'live-edit-held:';
/** For browsers without storage: as long as the page. */
const held = new Map<string, string>();

/** Tells whether a program was the last that did not come to an end. */
export function isHeld(id: string, program: Program): boolean {
  if (held.get(id) === digestOf(program)) return true;
  try {
    return localStorage.getItem(PREFIX + id) === digestOf(program);
  } catch {
    // A browser without storage forgets it with the page.
    return false;
  }
}

/** Remembers a program that is not to start by itself; null forgets it. */
export function hold(id: string, program: Program | null): void {
  if (program) held.set(id, digestOf(program));
  else held.delete(id);
  try {
    if (program) localStorage.setItem(PREFIX + id, digestOf(program));
    else localStorage.removeItem(PREFIX + id);
  } catch {
    // Without storage, it starts again at the next visit, and is stopped again.
  }
}

/** A short sum (FNV-1a, 32 bits) of the modules: styles cannot loop. */
function digestOf({modules}: Program): string {
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify(modules)) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
