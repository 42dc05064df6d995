import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const HEADING = /^#{2,4} .*\{\/\* #code-(\d+) \*\/\}$/gm;

/** Returns the numbers that have a heading with the anchor `code-<number>` in the Markdown of a folder. */
export function explainedCodes(folder: string): ReadonlySet<number> {
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(HEADING)].map(([, code]) => Number(code)),
    ),
  );
}
