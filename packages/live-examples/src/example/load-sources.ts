import type {EditableSources} from '../edit/editable-sources';
import type {ExampleData} from './types';

/**
 * Loads the original files of an example, to edit, run or download them.
 *
 * @throws the browser's error if they can't be loaded
 */
export async function loadSources({
  name,
  title,
  entry,
  sources,
}: ExampleData): Promise<EditableSources> {
  const files = (await sources?.load())?.default ?? [];
  return {id: name, title, entry, files};
}
