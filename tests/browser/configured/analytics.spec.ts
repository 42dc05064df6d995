import {openHydrated} from '../support/hydration';
import {sendToStub, startStubServer, type StubServer} from '../support/stub-server';
import {expect, test} from './support/test';

const TAG_HOST = 'https://www.googletagmanager.com';

/** Stands for Google's script: reports each entry of the data layer to its own host. */
const TAG_SCRIPT = `
  const report = (entry) => fetch('${TAG_HOST}/collect?entry=' + encodeURIComponent(JSON.stringify([...entry])));
  const push = window.dataLayer.push.bind(window.dataLayer);
  window.dataLayer.forEach(report);
  window.dataLayer.push = (entry) => (report(entry), push(entry));
`;

let stub: StubServer;

test.beforeEach(async ({page}) => {
  stub = await startStubServer({
    '/gtag/js': {body: TAG_SCRIPT, contentType: 'text/javascript'},
    '/collect': {body: '{}'},
  });
  await sendToStub(page, TAG_HOST, stub);
});

test.afterEach(async ({page}) => {
  // A report that the stub has received and not yet answered would fail on the page.
  await page.unrouteAll({behavior: 'wait'});
  await stub.close();
});

test('each change of route sends one page view, and IP addresses are not anonymized', async ({
  page,
}) => {
  await openHydrated(page, 'docs/getting-started/theming');
  await page.locator('.menu__link[href$="/docs/getting-started/react"]').click();
  // The address changes before the page does.
  await expect(page.getByRole('heading', {level: 1})).toHaveText('React');
  await page.locator('.menu__link[href$="/docs/getting-started/quick-start"]').click();
  await expect(page).toHaveURL(/getting-started\/quick-start$/);

  await expect
    .poll(pageViews)
    .toEqual([
      '/lexical/docs/getting-started/react',
      '/lexical/docs/getting-started/quick-start',
    ]);
  const settings = entries().find(([name]) => name === 'config');
  expect(settings).toEqual(['config', 'G-TEST', {}]);
});

function entries(): unknown[][] {
  return stub.received
    .filter(({url}) => url.pathname === '/collect')
    .map(({url}) => JSON.parse(url.searchParams.get('entry') ?? '[]') as unknown[]);
}

function pageViews(): unknown[] {
  const paths: unknown[] = [];
  let path: unknown;
  for (const [command, name, value] of entries()) {
    if (command === 'set' && name === 'page_path') {
      path = value;
    } else if (command === 'event' && name === 'page_view') {
      paths.push(path);
    }
  }
  return paths;
}
