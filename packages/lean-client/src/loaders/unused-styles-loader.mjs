// @ts-check

import {transform} from 'lightningcss';

/**
 * Removes unused rules and custom properties from a style sheet.
 *
 * @this {import('@rspack/core').LoaderContext<{unusedStyles: string[]}>}
 * @param {string} source
 * @returns {string}
 */
export default function unusedStylesLoader(source) {
  const {code} = transform({
    filename: this.resourcePath,
    code: Buffer.from(source),
    minify: true,
    unusedSymbols: this.getOptions().unusedStyles,
  });
  return code.toString();
}
