// @ts-check

const path = require('node:path');

/**
 * Makes the module that exports the texts of a page. With the option `fromDocument`, the module
 * takes them from the document that shows the page, and from a file of its own when the reader
 * comes from another page.
 *
 * @this {import('@rspack/core').LoaderContext<{fromDocument: boolean}>}
 * @param {string} source - `{key, texts}` as JSON
 * @returns {string}
 */
module.exports = function pageTextsLoader(source) {
  /** @type {import('../static-text/page-texts').PageTexts} */
  const {key, texts} = JSON.parse(source);
  if (!this.getOptions().fromDocument) {
    return `export default ${JSON.stringify(texts)};`;
  }
  const file = `assets/text/${key}.json`;
  this.emitFile(file, JSON.stringify(texts));
  const reader = path.join(__dirname, '../browser/read-page-texts.mjs');
  return [
    `import {readPageTexts} from ${JSON.stringify(reader)};`,
    `export default await readPageTexts('${key}', ${texts.length}, __webpack_public_path__ + '${file}');`,
  ].join('\n');
};
