import katex from 'katex';

/** In em: nothing that a document brings along covers the page. */
const LARGEST = 20;

/** Draws TeX into an element. Returns whether that worked. */
export function drawEquation(source: string, element: HTMLElement): boolean {
  try {
    katex.render(source, element, {output: 'mathml', maxSize: LARGEST});
    return true;
  } catch {
    return false;
  }
}

/** Returns what is wrong with TeX, or an empty text. */
export function problemOf(source: string): string {
  try {
    katex.renderToString(source, {output: 'mathml', maxSize: LARGEST});
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
