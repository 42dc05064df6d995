// @ts-check

import {fileURLToPath} from 'node:url';

const READER = fileURLToPath(new URL('read-page-texts.mjs', import.meta.url));

/**
 * Makes the module that exports the texts of a page. With the option `fromDocument`, the module
 * takes them from the document that shows the page, and from a file of its own when the reader
 * comes from another page.
 *
 * @this {import('@rspack/core').LoaderContext<{fromDocument: boolean}>}
 * @param {string} source - `{key, texts}` as JSON
 * @returns {string}
 */
export default function pageTextsLoader(source) {
  /** @type {import('./page-texts').PageTexts} */
  const {key, texts} = JSON.parse(source);
  if (!this.getOptions().fromDocument) {
    return `export default ${JSON.stringify(texts)};`;
  }
  const file = `assets/text/${key}.json`;
  this.emitFile(file, JSON.stringify(texts));
  return [
    `import {readPageTexts} from ${JSON.stringify(READER)};`,
    `export default await readPageTexts('${key}', ${texts.length}, __webpack_public_path__ + '${file}');`,
  ].join('\n');
}
