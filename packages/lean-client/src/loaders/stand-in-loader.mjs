// @ts-check

import {createHash} from 'node:crypto';

import {unknownForm} from '../unknown-form.mjs';

/**
 * Puts a module of this package in the place of one of Docusaurus, whose code must be the one that
 * the package knows: what else it did would be lost.
 *
 * @this {import('@rspack/core').LoaderContext<{standIn: string, digest: string}>}
 * @param {string} source
 * @returns {string}
 * @throws {Error} when the code is another
 */
export default function standInLoader(source) {
  const {standIn, digest} = this.getOptions();
  const found = createHash('sha256').update(source).digest('hex').slice(0, 12);
  if (found !== digest) {
    throw unknownForm({
      file: this.resourcePath,
      what: `The code for which ${standIn} stands in`,
      expected: `code with the digest ${digest}, but it has ${found}`,
    });
  }
  return `export {default} from ${JSON.stringify(standIn)};\n`;
}
