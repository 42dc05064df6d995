import {test as base} from '../../support/test';

interface QuietServices {
  readonly quietServices: undefined;
}

/**
 * The services that the configured site knows answer with nothing of use, unless a test lets one
 * of them say more: a route that is registered later comes first.
 */
export const test = base.extend<QuietServices>({
  quietServices: [
    async ({page}, use) => {
      await page.route('https://www.googletagmanager.com/**', (route) =>
        route.fulfill({contentType: 'text/javascript', body: ''}),
      );
      await page.route('https://internal-docs.test/**', (route) =>
        route.fulfill({
          contentType: 'application/json',
          headers: {
            'access-control-allow-origin': route.request().headers()['origin'] ?? '*',
            'access-control-allow-credentials': 'true',
          },
          body: '{}',
        }),
      );
      await use(undefined);
      // A request that is under way when a test ends is of no interest to it.
      await page.unrouteAll({behavior: 'ignoreErrors'});
    },
    {auto: true},
  ],
});

export {expect} from '../../support/test';
