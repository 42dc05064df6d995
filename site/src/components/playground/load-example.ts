import type {Example} from '@lexical-documentation/playground';
import examples from '@live-examples/all';

/** Finds an example of the gallery by its name. */
export async function loadExample(name: string): Promise<Example | null> {
  const load = Object.hasOwn(examples, name) ? examples[name] : undefined;
  return load ? (await load()).default : null;
}
