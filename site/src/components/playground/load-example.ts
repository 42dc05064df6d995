import type {Example} from '@lexical-documentation/playground';

/** Finds an example of the gallery. There is none as long as the gallery shows none. */
export function loadExample(): Promise<Example | null> {
  return Promise.resolve(null);
}
