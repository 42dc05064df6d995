import type {EditableSources} from '../edit/source-file';
import type {ExampleData} from './types';

/** Returns the files of an example as text: the highlighted ones hold every character of it. */
export function sourcesOf({
  name,
  title,
  entry,
  files,
  sources,
}: ExampleData): EditableSources {
  const parser = new DOMParser();
  return {
    id: name,
    title,
    entry,
    files: files.map((file, index) => {
      const page = parser.parseFromString(sources?.texts[index] ?? '', 'text/html');
      const code = page.querySelector('code')?.textContent ?? '';
      return {name: file, text: `${code}\n`};
    }),
  };
}
