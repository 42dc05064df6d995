import katex from 'katex';

/** In em. The limit prevents a document from covering the page. */
const LARGEST = 20;

/** Draws TeX into an element, and returns whether it succeeded. */
export function drawEquation(source: string, element: HTMLElement): boolean {
  try {
    katex.render(source, element, {output: 'mathml', maxSize: LARGEST});
    return true;
  } catch {
    return false;
  }
}

/** Returns the mistake in the TeX, or an empty string. */
export function problemOf(source: string): string {
  try {
    katex.renderToString(source, {output: 'mathml', maxSize: LARGEST});
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
