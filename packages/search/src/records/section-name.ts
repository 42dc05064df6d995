import type {CheerioAPI} from 'cheerio';

const DEFAULT_SECTION = 'Documentation';

/**
 * Returns the section of the site that the page stands in, DocSearch's `lvl0`: the innermost active
 * category of the sidebar, else the active item of the navigation bar, as the DocSearch crawler's
 * configuration for Docusaurus chooses it.
 */
export function sectionName($: CheerioAPI): string {
  const active = $(
    '.menu__link.menu__link--sublist.menu__link--active, .navbar__item.navbar__link--active',
  );
  return active.last().text().trim() || DEFAULT_SECTION;
}
