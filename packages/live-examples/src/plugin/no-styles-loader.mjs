// @ts-check

/**
 * Empties the style sheets that examples import: pages inline the styles of their examples, so that
 * they apply before the example runs.
 *
 * @returns {string}
 */
export default function noStylesLoader() {
  return '';
}
