import type {Page} from '@playwright/test';

/** What pages repeat: symbols of the reference, blocks of a text, entries of the lists around it. */
const REPEATED = [
  '.api-symbol',
  '.api-members > li',
  '.api-index > li',
  '.api-contents a',
  '.api-member',
  '.markdown > *',
  '.table-of-contents li',
  '.menu__list-item',
  '.footer__item',
].join();

/**
 * Leaves, of what pages repeat, what shows a kind of markup that no audit has seen: an element with
 * its classes and attributes, inside those around it. What looks and is built the same need not be
 * audited again, and an audit takes time for every element.
 *
 * @param known - kinds of markup that were audited, on whichever page
 * @returns these kinds, and those that are left on the page
 */
export function keepRepresentatives(
  page: Page,
  known: ReadonlySet<string>,
): Promise<string[]> {
  return page.evaluate(
    ({known, repeated}) => {
      // What these say, and not just that they are there, decides what an audit finds.
      const TELLING = new Set(['lang', 'role', 'style', 'tabindex', 'type']);
      const placeOf = (element: Element | null) =>
        `${element?.tagName} ${element?.getAttribute('class')}`;
      const kindOf = (element: Element) => {
        const {attributes, parentElement, textContent} = element;
        const named = [...attributes]
          .filter(({name}) => name !== 'class' && name !== 'id')
          .map(({name, value}) => (TELLING.has(name) ? `${name}=${value}` : name));
        return [
          placeOf(parentElement?.parentElement ?? null),
          placeOf(parentElement),
          placeOf(element),
          ...named.sort(),
          element.scrollWidth > element.clientWidth,
          textContent.trim() === '',
        ].join(' ');
      };
      const seen = new Set(known);
      const kept = new Set<Element | null | undefined>();
      const removed: Element[] = [];
      // What is inside another comes first, and keeps it.
      for (const block of [...document.querySelectorAll(repeated)].reverse()) {
        const own = [block, ...block.querySelectorAll('*')].filter(
          (element) => element.closest(repeated) === block,
        );
        const kinds = own.map(kindOf);
        if (kept.has(block) || kinds.some((kind) => !seen.has(kind))) {
          kept.add(block.parentElement?.closest(repeated));
          kinds.forEach((kind) => seen.add(kind));
        } else {
          removed.push(block);
        }
      }
      removed.forEach((block) => block.remove());
      return [...seen];
    },
    {known: [...known], repeated: REPEATED},
  );
}
