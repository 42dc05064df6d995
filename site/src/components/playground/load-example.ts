import type {ExampleContent} from '@lexical-documentation/playground';

/** Loads what an example of the gallery starts with. */
export function loadExample(): Promise<ExampleContent | null> {
  return Promise.resolve(null);
}
