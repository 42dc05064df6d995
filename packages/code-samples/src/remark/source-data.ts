import {FourPartError} from '@lexical-documentation/common';

import {isNotation} from '../fence/sample-source';
import {COMPILED_LANGUAGES} from '../program/sample-program';
import {isUsed, userImportLine} from '../user/user-module';
import type {Fence} from './render-fence';

/**
 * Returns the whole source of a live fence, including hidden lines, as a data element. Inside the
 * block's HTML, it doesn't add to the page's scripts.
 *
 * @throws FourPartError if nothing can run the fence's language
 */
export function sourceData({language, meta, where, source}: Fence): string {
  if (!COMPILED_LANGUAGES.has(language)) {
    throw new FourPartError({
      what: `A fence in "${language}" asks to be live, but nothing runs it.`,
      where,
      expected: `live only on ${[...COMPILED_LANGUAGES].join(', ')}`,
      fix: 'Remove live, or name the language that the code is in.',
    });
  }
  const fallback = meta.title?.endsWith(`.${language}`)
    ? meta.title
    : `sample.${language}`;
  const files = source.files.map(({name, startLine, endLine}) => {
    const all = source.compiledLines.slice(startLine, endLine);
    // The reader is the user.
    const lines = isUsed({code: all.join('\n')})
      ? all.slice(0, userImportLine(all))
      : all;
    const text = lines.filter((line) => !isNotation(line)).join('\n');
    return {name: name ?? fallback, text: `${text.trim()}\n`};
  });
  const data = JSON.stringify(files).replaceAll('<', '\\u003c');
  return `<script type="application/json">${data}</script>`;
}
