import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';
import {openModal} from './support/modal';
import {answerQueries, headingHit, pageHit} from './support/protocol';
import {searchPageParts} from './support/search-page';

const PAGE = pageHit('Guides', 'Questions', '/docs/faq');
const HEADING = headingHit('Guides', 'Questions', 'Answers', '/docs/faq#answers');

/** Serious and critical violations inside the element. */
async function violationsIn(page: Page, selector: string): Promise<string[]> {
  const {violations} = await new AxeBuilder({page})
    .include(selector)
    // DocSearch's options are links, so that they can be opened in a new tab.
    .disableRules(['nested-interactive'])
    .analyze();
  return violations
    .filter(({impact}) => impact === 'serious' || impact === 'critical')
    .flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html}`));
}

for (const theme of ['light', 'dark']) {
  const route = (path: string) =>
    `${path}${path.includes('?') ? '&' : '?'}docusaurus-theme=${theme}`;

  test(`${theme}: every screen of the modal is accessible`, async ({page}) => {
    await answerQueries(page, ({query}) => (query === 'found' ? [PAGE, HEADING] : []));
    const {dialog, input, hits} = await openModal(page, route('/docs/intro'));
    await expect(dialog).toHaveAccessibleName('Search');
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(await violationsIn(page, '.search-modal')).toEqual([]);
    await input.fill('found');
    await expect(hits).toHaveCount(2);
    expect(await violationsIn(page, '.search-modal')).toEqual([]);
    await input.fill('lost');
    await expect(dialog.getByText('Try searching for')).toBeVisible();
    expect(await violationsIn(page, '.search-modal')).toEqual([]);
  });

  test(`${theme}: the search page is accessible with results`, async ({page}) => {
    await answerQueries(page, () => [PAGE, HEADING]);
    await openHydrated(page, route('/search?q=found'));
    await expect(searchPageParts(page).results).toHaveCount(2);
    expect(await violationsIn(page, 'main')).toEqual([]);
  });
}
