import katex from 'katex';

/** In em; keeps a stranger's document from covering the page. */
const LARGEST_SIZE = 20;

/**
 * Renders TeX into an element, as MathML.
 *
 * @returns the problem in the source, or null
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
