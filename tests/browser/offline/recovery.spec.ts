import {readFile} from 'node:fs/promises';
import {join} from 'node:path';

import {countKept, expect, expectKept, test, visit} from './support/test';

const INTRO = '/docs/intro';

test.describe('a worker that cannot be loaded', () => {
  // The browser itself says in the console what it thinks of the file.
  test.use({
    expectedMessages: [
      [/service-worker\.js|ServiceWorker/, /net::ERR_/],
      {scope: 'test'},
    ],
  });

  test('does no harm to the page, and is replaced once it is mended', async ({
    page,
    site,
  }) => {
    const worker = await readFile(join(site.folder, 'service-worker.js'), 'utf8');
    await site.replace('service-worker.js', '<p>no script');
    await page.goto(INTRO);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.waitForTimeout(2_000);
    const registered = () =>
      page.evaluate(async () =>
        Boolean((await navigator.serviceWorker.getRegistration())?.active),
      );
    expect(await registered()).toBe(false);
    await site.replace('service-worker.js', worker);
    await page.reload();
    await expect.poll(registered, {timeout: 30_000}).toBe(true);
  });

  test('for an error of the server does no harm either, and leaves the former one', async ({
    page,
    site,
    context,
  }) => {
    await visit(page, INTRO);
    site.fail('service-worker.js');
    await page.reload();
    const update = page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    await expect(update).rejects.toThrow();
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });

  test('leaves the former one at work', async ({page, site, context}) => {
    await visit(page, INTRO);
    await site.replace('service-worker.js', 'throw new Error("broken")');
    await page.reload();
    await page.evaluate(async () =>
      (await navigator.serviceWorker.ready).update().catch(() => undefined),
    );
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });
});

test('damaged files go with a reload that asks for it, and a damaged wish is none', async ({
  page,
}) => {
  await visit(page, INTRO);
  await page.evaluate(async () => {
    localStorage.setItem('offline-documentation /', 'null');
    const shell = await caches.open('offline shell /');
    for (const request of await shell.keys()) {
      if (/\/main\./.test(request.url)) await shell.put(request, new Response('0;'));
    }
  });
  await page.goto(INTRO);
  await page.waitForTimeout(1_000);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await page.goto(`${INTRO}?reset-offline`);
  await page.goto(INTRO);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expectKept(page, INTRO);
  expect(await countKept(page, 'documentation')).toBe(0);
});

test('a site that is built without offline use takes an installed worker away', async ({
  page,
  site,
}) => {
  await visit(page, INTRO);
  await site.switchOff();
  await page.goto(INTRO);
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()),
    ]);
  await expect.poll(left, {timeout: 30_000}).toEqual([]);
  await page.reload();
  await page.waitForTimeout(2_000);
  expect(await left()).toEqual([]);
});
