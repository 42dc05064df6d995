import katex from 'katex';

/** In em: nothing in a foreign document covers the page. */
const LARGEST_SIZE = 20;

/**
 * Draws TeX into an element, as MathML.
 *
 * @returns what is wrong with the source, or null
 */
export function drawMath(
  source: string,
  isDisplay: boolean,
  element: HTMLElement,
): string | null {
  try {
    katex.render(source, element, {
      displayMode: isDisplay,
      output: 'mathml',
      maxSize: LARGEST_SIZE,
      strict: 'ignore',
    });
    return null;
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error;
    return error.message.replace(/^KaTeX parse error: /, '');
  }
}
