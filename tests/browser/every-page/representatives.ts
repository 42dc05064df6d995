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
 * Hides what is not to be looked at: elements that the browser hides anyway, and those whose kind
 * is known. What has the same tags, classes and states up to the page's body has the same colors,
 * and an audit of colors takes time for every element.
 *
 * @param known - kinds that were looked at on other pages
 * @returns the kinds that are left, each of them shown once
 */
export function hideKnown(page: Page, known: ReadonlySet<string>): Promise<string[]> {
  return page.evaluate(
    (known) => {
      const seen = new Set(known);
      const fresh: string[] = [];
      // Two sums of 32 bits stand for the path of an element, which may have a thousand letters.
      const digest = (text: string) => {
        let [one, other] = [0x811c9dc5, 0x2545f491];
        for (let index = 0; index < text.length; index++) {
          one = Math.imul(one ^ text.charCodeAt(index), 0x01000193);
          other = Math.imul(other ^ text.charCodeAt(index), 0x5bd1e995);
        }
        return (one >>> 0).toString(36) + (other >>> 0).toString(36);
      };
      const kindOf = (element: Element, parentKind: string) => {
        const {tagName, className, parentElement} = element;
        // Every other row of a table may have a background of its own.
        const row = tagName === 'TR' ? [...(parentElement?.children ?? [])] : [];
        const states = [...element.attributes]
          .filter(
            ({name, value}) =>
              /^(aria-(current|pressed|selected)|open|data-)/.test(name) ||
              (name === 'style' && /color|background/.test(value)),
          )
          .map(({name, value}) => `${name}=${value}`);
        return digest(
          `${parentKind} > ${tagName} ${String(className)} ${states.join()} ${row.indexOf(element) % 2}`,
        );
      };
      const hideBelow = (parent: Element, parentKind: string): boolean => {
        let foundNew = false;
        for (const child of parent.children) {
          const isShown = child.checkVisibility();
          const kind = kindOf(child, parentKind);
          const isNew = isShown && !seen.has(kind);
          if (isNew) {
            seen.add(kind);
            fresh.push(kind);
          }
          const hasNew =
            isShown && child instanceof HTMLElement && hideBelow(child, kind);
          if (isNew || hasNew) foundNew = true;
          else if (child instanceof HTMLElement) {
            child.style.setProperty('display', 'none', 'important');
          }
        }
        return foundNew;
      };
      hideBelow(document.body, '');
      return fresh;
    },
    [...known],
  );
}
