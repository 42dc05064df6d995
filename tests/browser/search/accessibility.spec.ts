import {seriousViolations, without} from '../support/audit';
import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';
import {modalOf, openModal} from './support/modal';
import {answerQueries, headingHit, pageHit} from './support/protocol';
import {searchPageParts} from './support/search-page';

const PAGE = pageHit('Guides', 'Questions', '/docs/faq');
const HEADING = headingHit('Guides', 'Questions', 'Answers', '/docs/faq#answers');

// DocSearch's options are links, so that they can be opened in a new tab.
const RULES = without('nested-interactive');

for (const theme of ['light', 'dark']) {
  const route = (path: string) =>
    `${path}${path.includes('?') ? '&' : '?'}docusaurus-theme=${theme}`;

  test(`${theme}: every screen of the modal is accessible`, async ({page}) => {
    await answerQueries(page, ({query}) => (query === 'found' ? [PAGE, HEADING] : []));
    const {dialog, input, hits} = await openModal(page, route('/docs/intro'));
    await expect(dialog).toHaveAccessibleName('Search');
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(await seriousViolations(page, '.search-modal', RULES)).toEqual([]);
    await input.fill('found');
    await expect(hits).toHaveCount(2);
    expect(await seriousViolations(page, '.search-modal', RULES)).toEqual([]);
    await input.fill('lost');
    await expect(dialog.getByText('Try searching for')).toBeVisible();
    await expect(dialog.getByRole('navigation', {name: 'Start from'})).toBeVisible();
    expect(await seriousViolations(page, '.search-modal', RULES)).toEqual([]);
  });

  test(`${theme}: the search page is accessible with results`, async ({page}) => {
    await answerQueries(page, () => [PAGE, HEADING]);
    await openHydrated(page, route('/search?q=found'));
    await expect(searchPageParts(page).results).toHaveCount(1);
    expect(await seriousViolations(page, 'main', RULES)).toEqual([]);
  });

  test(`${theme}: what is offered where nothing is found is accessible`, async ({
    page,
  }) => {
    await openHydrated(page, route('/search?q=selekshon'));
    await expect(page.getByRole('group', {name: 'Did you mean'})).toBeVisible();
    expect(await seriousViolations(page, 'main', RULES)).toEqual([]);
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').waitFor();
    const {dialog, input} = modalOf(page);
    await input.fill('selekshon');
    await expect(dialog.getByRole('group', {name: 'Did you mean'})).toBeVisible();
    expect(await seriousViolations(page, '.search-modal', RULES)).toEqual([]);
  });
}
