import type {Page} from '@playwright/test';

const SCRIPTS = '**/assets/js/*.js';

/**
 * Lets the scripts that hold a text fail to load, as they do when the network breaks.
 *
 * @returns what lets them load again
 */
export async function blockScripts(
  page: Page,
  text: string,
): Promise<() => Promise<void>> {
  await page.route(SCRIPTS, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    // Given apart from the response, which is gone when the page has moved on.
    await (body.includes(text) ? route.abort() : route.fulfill({response, body}));
  });
  return () => page.unrouteAll({behavior: 'ignoreErrors'});
}
