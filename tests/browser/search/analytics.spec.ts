import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

import type {Page} from '@playwright/test';

import {expect, test} from '../support/test';
import {openModal} from './support/modal';
import {answerQueries, pageHits} from './support/protocol';

interface SearchEvent {
  readonly eventType: string;
  readonly eventName: string;
  readonly index: string;
  readonly queryID?: string;
  readonly objectIDs: string[];
  readonly positions?: number[];
}

/** One call to the analytics service. */
interface Delivery {
  readonly url: URL;
  readonly events: SearchEvent[];
}

/** A service that takes Algolia's events, on a free loopback port. */
async function startAnalyticsService() {
  const deliveries: Delivery[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
      response.setHeader('access-control-allow-headers', 'content-type');
      response.setHeader('access-control-allow-credentials', 'true');
      response.end('{"status": 200, "message": "OK"}');
      if (request.method === 'POST') {
        const body = JSON.parse(String(Buffer.concat(chunks))) as {
          events: SearchEvent[];
        };
        deliveries.push({url: new URL(request.url ?? '', 'http://stub'), ...body});
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    deliveries,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Serves the site as it is built when search analytics are configured. */
async function configureAnalytics(page: Page, endpoint: string): Promise<void> {
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const configured = code
      .replace(/("?)insights\1:(?:!1|false)/g, '$1insights$1:true')
      .replace(/("?)insights\1:null/g, `$1insights$1:{"endpoint":"${endpoint}"}`);
    expect(configured).toMatch(/insights"?:true/);
    expect(configured).toContain(endpoint);
    await route.fulfill({response, body: configured});
  });
}

// The server under test is not configured for the service, so its policy would not let events out.
test.use({bypassCSP: true});

let service: Awaited<ReturnType<typeof startAnalyticsService>>;

test.beforeEach(async ({page}) => {
  service = await startAnalyticsService();
  await configureAnalytics(page, service.endpoint);
});

test.afterEach(() => {
  service.close();
});

function eventsOf(type: string): SearchEvent[] {
  return service.deliveries.flatMap(({events}) =>
    events.filter(({eventType}) => eventType === type),
  );
}

test('shown hits are reported once the reader pauses for 400 ms', async ({page}) => {
  const {requests} = await answerQueries(page, ({query}) => pageHits(query, 3));
  const {input, hits} = await openModal(page);
  await input.pressSequentially('abc', {delay: 60});
  await expect(hits.first()).toHaveText('abc page 1');
  expect(requests[0]?.['clickAnalytics']).toBe(true);
  await expect.poll(() => eventsOf('view').length).toBe(1);
  expect(eventsOf('view')[0]).toMatchObject({
    eventName: 'Items Viewed',
    objectIDs: pageHits('abc', 3).map(({objectID}) => objectID),
  });
  const [delivery] = service.deliveries;
  expect(delivery?.url.pathname).toBe('/1/events');
  expect(delivery?.url.searchParams.get('X-Algolia-Application-Id')).toBeTruthy();
});

test('views are reported in groups of 20', async ({page}) => {
  await answerQueries(page, () =>
    ['A', 'B', 'C', 'D', 'E'].flatMap((section) => pageHits(section, 5)),
  );
  const {input, hits} = await openModal(page);
  await input.fill('many');
  await expect(hits).toHaveCount(25);
  await expect
    .poll(() => eventsOf('view').map(({objectIDs}) => objectIDs.length))
    .toEqual([20, 5]);
});

test('a hit opened by the keyboard is reported as clicked', async ({page}) => {
  await answerQueries(page, () => pageHits('Guides', 3));
  const {input, activeHit} = await openModal(page);
  await input.fill('node');
  await expect(activeHit).toHaveText('Guides page 1');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => eventsOf('click').length).toBe(1);
  expect(eventsOf('click')[0]).toMatchObject({
    eventName: 'Item Selected',
    queryID: '0123456789abcdef0123456789abcdef',
    objectIDs: [pageHits('Guides', 2)[1]?.objectID],
    positions: [2],
  });
});

for (const position of [1, 3]) {
  test(`a click on hit ${position} is reported once, with its position`, async ({
    page,
  }) => {
    await answerQueries(page, () => pageHits('Guides', 3));
    const {input, hits} = await openModal(page);
    await input.fill('node');
    await hits.nth(position - 1).click();
    await expect.poll(() => eventsOf('click').length).toBe(1);
    await page.waitForTimeout(500);
    expect(eventsOf('click')).toEqual([
      expect.objectContaining({
        eventName: 'Item Selected',
        queryID: '0123456789abcdef0123456789abcdef',
        objectIDs: [pageHits('Guides', 3)[position - 1]?.objectID],
        positions: [position],
      }),
    ]);
  });
}

test('nothing is fetched from another host than the site and the service', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await answerQueries(page, () => pageHits('Guides', 1));
  const {input} = await openModal(page);
  await input.fill('node');
  await expect.poll(() => eventsOf('view').length).toBe(1);
  hosts.delete(service.endpoint);
  expect([...hosts]).toEqual([new URL(page.url()).origin]);
});
