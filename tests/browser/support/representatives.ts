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

/**
 * Hides all but the first of the elements that have the same tags and classes up to the page's
 * body: they have the same colors, and an audit of colors takes time for every element.
 *
 * @returns how many elements are left to look at
 */
export function hideRepeated(page: Page): Promise<number> {
  return page.evaluate(() => {
    const seen = new Set<string>();
    const kindOf = (element: Element, parentKind: string) => {
      const {tagName, className, parentElement} = element;
      // Every other row of a table may have a background of its own.
      const row = tagName === 'TR' ? [...(parentElement?.children ?? [])] : [];
      const states = [...element.attributes]
        .filter(({name}) => /^(aria-(current|pressed|selected)|open|data-)/.test(name))
        .map(({name, value}) => `${name}=${value}`);
      return `${parentKind} > ${tagName} ${String(className)} ${states.join()} ${row.indexOf(element) % 2}`;
    };
    const hideBelow = (parent: Element, parentKind: string): boolean => {
      let foundNew = false;
      for (const child of parent.children) {
        const kind = kindOf(child, parentKind);
        const isNew = !seen.has(kind);
        seen.add(kind);
        const hasNew = child instanceof HTMLElement && hideBelow(child, kind);
        if (isNew || hasNew) foundNew = true;
        else if (child instanceof HTMLElement) {
          child.style.setProperty('display', 'none', 'important');
        }
      }
      return foundNew;
    };
    hideBelow(document.body, '');
    return seen.size;
  });
}
