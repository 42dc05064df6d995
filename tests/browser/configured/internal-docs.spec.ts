import type {Page} from '@playwright/test';

import {DAMAGED_VALUES} from '../support/damaged-values';
import {openHydrated, waitUntilHydrated} from '../support/hydration';
import {sendToStub, startStubServer, type StubServer} from '../support/stub-server';
import {expect, test} from './support/test';

const HOST = 'https://internal-docs.test';
const INSIDE = 'https://inside.test/lexical-docs/';

let stub: StubServer | undefined;

test.afterEach(() => stub?.close());

async function insideTheNetwork(
  page: Page,
  check: {showBanner: boolean; autoRedirectEnabled: boolean},
  pingDelay = 0,
): Promise<void> {
  stub = await startStubServer({
    '/ping': {body: 'pong', delay: pingDelay},
    '/check': {
      body: JSON.stringify({
        ...check,
        redirectTo: INSIDE,
        template: 'There is an {{internal copy}} of this <page>.',
      }),
    },
  });
  await sendToStub(page, HOST, stub);
  await page.route(`${INSIDE}**`, (route) =>
    route.fulfill({contentType: 'text/html', body: '<h1>Inside</h1>'}),
  );
}

const banner = (page: Page) =>
  page.getByRole('region', {name: 'Internal documentation'});

test('a banner links to the same page of the internal copy, and follows the reader', async ({
  page,
}) => {
  await insideTheNetwork(page, {showBanner: true, autoRedirectEnabled: false});
  await openHydrated(page, 'docs/getting-started/theming?a=b');
  await expect(banner(page)).toHaveText('There is an internal copy of this <page>.');
  const link = banner(page).getByRole('link', {name: 'internal copy'});
  await expect(link).toHaveAttribute(
    'href',
    `${INSIDE}lexical/docs/getting-started/theming?a=b`,
  );
  await page.locator('.menu__link[href$="/docs/getting-started/react"]').click();
  await expect(link).toHaveAttribute(
    'href',
    `${INSIDE}lexical/docs/getting-started/react`,
  );
});

test('the reader is taken inside when the check says so', async ({page}) => {
  await insideTheNetwork(page, {showBanner: true, autoRedirectEnabled: true});
  await page.goto('docs/intro');
  await expect(page).toHaveURL(`${INSIDE}lexical/docs/intro`);
});

test('an address with ?disableRedirect stays, and so does a reader who opted out', async ({
  page,
}) => {
  await insideTheNetwork(page, {showBanner: true, autoRedirectEnabled: true});
  await openHydrated(page, 'docs/intro?disableRedirect');
  await banner(page).getByRole('checkbox', {name: 'Always take me there'}).uncheck();
  await openHydrated(page, 'docs/faq');
  await expect(banner(page)).toBeVisible();
  await expect(page).toHaveURL(/\/lexical\/docs\/faq$/);
});

test('a choice that the browser kept damaged is none', async ({page}) => {
  // It loads the page once for each value.
  test.slow();
  await insideTheNetwork(page, {showBanner: true, autoRedirectEnabled: true});
  const choice = banner(page).getByRole('checkbox', {name: 'Always take me there'});
  await openHydrated(page, 'docs/intro?disableRedirect');
  await choice.uncheck();
  for (const value of DAMAGED_VALUES) {
    await page.evaluate((text) => {
      const key = Object.keys(localStorage).find((name) =>
        name.startsWith('internal-docs.auto-redirect'),
      );
      if (key === undefined) throw new Error('The choice is kept under another name.');
      localStorage.setItem(key, text);
    }, value);
    await page.reload();
    await waitUntilHydrated(page);
    await expect(choice).toBeChecked();
  }
});

test('the check is asked with credentials', async ({page, context}) => {
  await insideTheNetwork(page, {showBanner: true, autoRedirectEnabled: false});
  await context.addCookies([
    {name: 'session', value: 'known', url: HOST, sameSite: 'None', secure: true},
  ]);
  const asked = page.waitForRequest(`${HOST}/check`);
  await openHydrated(page, 'docs/intro');
  const request = await asked;
  expect((await request.allHeaders())['cookie']).toContain('session=known');
  // A test that ends before the answer sends the request to the real network.
  await request.response();
});

test.describe('outside the network', () => {
  test.use({expectedMessages: [/ERR_FAILED|ERR_ABORTED/]});

  test('no check is asked when nothing answers the ping', async ({page}) => {
    await page.route(`${HOST}/ping`, (route) => route.abort());
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openHydrated(page, 'docs/intro');
    await page.waitForTimeout(500);
    expect(asked).toContain(`${HOST}/ping`);
    expect(asked).not.toContain(`${HOST}/check`);
    await expect(banner(page)).toHaveCount(0);
  });

  test('the ping is given up after two seconds', async ({page}) => {
    await insideTheNetwork(page, {showBanner: true, autoRedirectEnabled: false}, 4000);
    const gaveUp = page.waitForEvent('requestfailed', {
      predicate: (request) => request.url() === `${HOST}/ping`,
      timeout: 5000,
    });
    await openHydrated(page, 'docs/intro');
    await gaveUp;
    await expect(banner(page)).toHaveCount(0);
  });
});

test.describe('in the frame of an internal site', () => {
  // The frame lies on this machine and not on HTTPS, and browsers deny storage to frames of another
  // site: the browser and Docusaurus say so and go on.
  test.use({expectedMessages: [/browser storage is not available|Mixed Content/]});

  test('a framed copy talks to the configured parent, and to no other', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['local-network-access']);
    await insideTheNetwork(page, {showBanner: false, autoRedirectEnabled: false});
    await page.route('https://parent.test/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe src="${baseURL ?? ''}docs/intro"></iframe><script>
        window.calls = [];
        addEventListener('message', ({data, source, origin}) => {
          window.calls.push({...data, from: origin});
          const answer = data.api === 'submit' ? {error: 'no rights'} : {response: true};
          source.postMessage({event: 'internal-docs-response', id: data.id, ...answer}, origin);
        });
      </script>`,
      }),
    );
    await page.goto('https://parent.test/');
    const frame = page.frames()[1];
    await frame?.waitForFunction(() => window.internalDocs !== undefined);
    const answers = await frame?.evaluate(async () => [
      await window.internalDocs?.reportFeedback({kind: 'helpful', text: 'yes'}),
      await window.internalDocs?.isFlagOn('new-editor'),
      await window.internalDocs
        ?.submitDiff({path: 'docs/intro.mdx', content: 'Hello'})
        .catch((error: unknown) => String(error)),
    ]);
    expect(answers).toEqual([true, true, 'Error: no rights']);
    const calls = await page.evaluate(() => Reflect.get(window, 'calls') as unknown[]);
    expect(calls).toMatchObject([
      {module: 'feedback', api: 'report', args: {kind: 'helpful', text: 'yes'}},
      {module: 'flags', api: 'isOn', args: {name: 'new-editor'}},
      {
        module: 'diffs',
        api: 'submit',
        args: {path: 'docs/intro.mdx', content: 'Hello'},
      },
    ]);
  });
});
