import type {Page} from '@playwright/test';

/** Marks the elements whose colors are to be audited. */
export const UNKNOWN_COLORS = 'data-unknown-colors';

/**
 * Marks one element for each combination of text and surface that was not seen before. All that
 * decides about contrast is compared as the browser computes it, in both color modes: the text's
 * color, size and weight, and every background below it up to one that hides the others. What is
 * placed freely may lie on anything, so that its class counts as well.
 *
 * @param known - combinations that need no audit
 * @returns the combinations that are marked
 */
export function markUnknownColors(
  page: Page,
  known: ReadonlySet<string>,
): Promise<string[]> {
  return page.evaluate(
    ({known, mark}) => {
      const {dataset} = document.documentElement;
      const TRANSPARENT = 'rgba(0, 0, 0, 0)';

      const surfaceOf = (element: Element, below: string) => {
        const style = getComputedStyle(element);
        const {backgroundColor, backgroundImage, opacity, position} = style;
        const isPlaced = position !== 'static' && position !== 'relative';
        const place = isPlaced ? `${element.tagName}.${element.className}` : '';
        const own = [backgroundColor, backgroundImage, opacity, place].join(' ');
        if (own === `${TRANSPARENT} none 1 `) return below;
        const hidesBelow = /^rgb\(.* none 1 /.test(own);
        return hidesBelow ? own : `${below} | ${own}`;
      };
      const textOf = (element: Element) => {
        const style = getComputedStyle(element);
        const {color, fontSize, fontWeight, textDecorationLine, textShadow} = style;
        return [color, fontSize, fontWeight, textDecorationLine, textShadow].join(' ');
      };
      const hasText = ({tagName, childNodes}: Element) =>
        /^(INPUT|SELECT|TEXTAREA)$/.test(tagName) ||
        [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      const isInSight = (element: Element) => {
        const {width, height, right} = element.getBoundingClientRect();
        return width > 1 && height > 1 && right > 0;
      };

      const lookIn = (mode: string) => {
        dataset['theme'] = mode;
        const found = new Map<Element, string>();
        const visit = (element: Element, below: string, textAround: string) => {
          if (!element.checkVisibility({visibilityProperty: true})) return;
          const surface = surfaceOf(element, below);
          const text = textOf(element);
          if (hasText(element) && isInSight(element)) {
            // A link must differ from the text around it, and what is disabled need not be read.
            const around = element.tagName === 'A' ? textAround : '';
            const state =
              element.closest('[disabled], [aria-disabled="true"]') !== null;
            found.set(element, [element.tagName, surface, text, around, state].join());
          }
          for (const child of element.children) visit(child, surface, text);
        };
        visit(document.body, '', '');
        return found;
      };

      const mode = dataset['theme'];
      const [light, dark] = [lookIn('light'), lookIn('dark')];
      dataset['theme'] = mode;
      const seen = new Set(known);
      const unknown: string[] = [];
      for (const [element, kind] of light) {
        const inBoth = `${kind} / ${dark.get(element)}`;
        if (seen.has(inBoth)) continue;
        seen.add(inBoth);
        unknown.push(inBoth);
        element.setAttribute(mark, '');
      }
      return unknown;
    },
    {known: [...known], mark: UNKNOWN_COLORS},
  );
}
