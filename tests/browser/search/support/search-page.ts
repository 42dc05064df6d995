import type {Page} from '@playwright/test';

/** The parts of the search page, as a reader perceives them. */
export function searchPageParts(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    input: main.getByRole('searchbox', {name: 'Search'}),
    status: main.getByRole('status'),
    results: main
      .getByRole('listitem')
      .filter({has: page.getByRole('heading', {level: 2})}),
    filters: main.getByRole('group', {name: 'Filter results'}),
  };
}
