// @ts-check

import {createHash} from 'node:crypto';

import {unknownForm} from '../unknown-form.mjs';

/**
 * Replaces a module of Docusaurus with one of this package. The original code must be the known
 * one, because the replacement would lack anything new in it.
 *
 * @this {import('@rspack/core').LoaderContext<{standIn: string, digest: string}>}
 * @param {string} source
 * @returns {string}
 * @throws {Error} if the code differs
 */
export default function standInLoader(source) {
  const {standIn, digest} = this.getOptions();
  const found = createHash('sha256').update(source).digest('hex').slice(0, 12);
  if (found !== digest) {
    throw unknownForm({
      file: this.resourcePath,
      what: `The code that ${standIn} replaces`,
      expected: `code with the digest ${digest}, but it has ${found}`,
    });
  }
  return `export {default} from ${JSON.stringify(standIn)};\n`;
}
