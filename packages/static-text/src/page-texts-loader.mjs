// @ts-check

import {fileURLToPath} from 'node:url';

const READER = pathOf('read-page-texts.mjs');
const LATER_TEXTS = pathOf('later-texts.mjs');

/**
 * Makes the module that exports the texts of a page. With the option `fromDocument`, the module
 * takes them from the document that shows the page, and from a file of its own when the reader
 * comes from another page.
 *
 * @this {import('@rspack/core').LoaderContext<{fromDocument: boolean}>}
 * @param {string} source - `PageTexts` as JSON
 * @returns {string}
 */
export default function pageTextsLoader(source) {
  /** @type {import('./page-texts').PageTexts} */
  const {key, texts, isLater = false} = JSON.parse(source);
  if (!this.getOptions().fromDocument) return moduleWithTexts(texts, isLater);
  // A page that a link leads to waits for what is in the first folder.
  const file = `assets/${isLater ? 'later-text' : 'text'}/${key}.json`;
  this.emitFile(file, JSON.stringify(texts));
  const read = isLater ? 'readLaterTexts' : 'readPageTexts';
  return [
    `import {${read}} from ${JSON.stringify(READER)};`,
    `export default ${isLater ? '' : 'await '}${read}('${key}', ${texts.length}, __webpack_public_path__ + '${file}');`,
  ].join('\n');
}

/**
 * @param {readonly string[]} texts
 * @param {boolean} isLater
 */
function moduleWithTexts(texts, isLater) {
  const list = JSON.stringify(texts);
  return isLater
    ? `import {LaterTexts} from ${JSON.stringify(LATER_TEXTS)};\nexport default new LaterTexts(${list});`
    : `export default ${list};`;
}

/** @param {string} name */
function pathOf(name) {
  return fileURLToPath(new URL(name, import.meta.url));
}
