import type {EditableSources} from '../edit/editable-sources';
import type {ExampleData} from './types';

/**
 * Loads the files of an example as its author wrote them, to edit, run or download them.
 *
 * @throws the error of the browser when they cannot be loaded
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
