import type {Page} from '@playwright/test';

/**
 * Leaves, of the reference's hundreds of symbols, those that show a kind of markup first: an
 * element with its classes, inside its parent. What looks and is built the same need not be
 * audited again, and an audit takes time for every element.
 *
 * @returns how many symbols were there, and how many are left
 */
export function keepRepresentatives(
  page: Page,
): Promise<{readonly all: number; readonly left: number}> {
  return page.evaluate(() => {
    const kindOf = ({tagName, className, parentElement}: Element) =>
      `${parentElement?.tagName} ${parentElement?.className} > ${tagName} ${String(className)}`;
    const symbols = [
      ...document.querySelectorAll(
        '.api-symbol, .api-members > li, .api-index > li, .api-contents a, .api-member',
      ),
    ];
    const seen = new Set<string>();
    const repeated = symbols.filter((symbol) => {
      const kinds = [symbol, ...symbol.querySelectorAll('*')].map(kindOf);
      const isNew = kinds.some((kind) => !seen.has(kind));
      kinds.forEach((kind) => seen.add(kind));
      return !isNew;
    });
    repeated.forEach((symbol) => symbol.remove());
    return {all: symbols.length, left: symbols.length - repeated.length};
  });
}
