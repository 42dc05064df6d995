import {watchElements} from './watch-elements';

const HERE = 'data-here';
/** A strip below the navbar: the symbol in it is the one being read. */
const STRIP = '-96px 0px -80% 0px';

/**
 * Shows in the page's contents list which symbol is being read, below its group, because groups of
 * a long page have hundreds of symbols each.
 *
 * @returns a function that stops it
 */
export function showPosition(root: HTMLElement): () => void {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>('.table-of-contents a'),
  ];
  return watchElements(root, '.api-symbol', STRIP, (symbol) => {
    const group = symbol.closest('.api-kind');
    const link = links.find(({hash}) => hash === `#${group?.querySelector('h2')?.id}`);
    for (const other of links) other.removeAttribute(HERE);
    if (!group || !link) return;
    const all = [...group.querySelectorAll('.api-symbol')];
    const name = symbol.querySelector('h3')?.firstChild?.textContent ?? '';
    link.setAttribute(HERE, `${name}, ${all.indexOf(symbol) + 1} of ${all.length}`);
  });
}
