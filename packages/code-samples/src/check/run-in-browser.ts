import {chromium, type Browser} from 'playwright-core';

import {bundleHarness, bundleSample} from './bundle-sample';
import {claimTexts, type SampleRunner} from './sample-runner';

const TIME_LIMIT_MS = 20_000;
const ORIGIN = 'http://localhost/';
const PAGE = '<!doctype html><html lang="en"><title>Sample</title><body></body></html>';
/** How Chromium is started for samples. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Makes the runner that gives each sample a page of its own in one Chromium.
 *
 * @param executablePath the browser; without it, the one that Playwright downloaded.
 */
export async function createBrowserRunner(
  root: string,
  executablePath?: string,
): Promise<SampleRunner> {
  const harness = await bundleHarness(root, 'browser');
  const browser = await chromium.launch({executablePath, args: BROWSER_FLAGS});
  return {
    run: async (runnable) => {
      const code = await bundleSample(runnable, root, 'browser');
      return withPage(browser, async (page) => {
        await page.addScriptTag({content: harness, type: 'module'});
        // A module runs some time after it was added.
        await page.waitForFunction(() => 'runCodeSample' in globalThis);
        return page.evaluate(([text, texts]) => globalThis.runCodeSample(text, texts), [
          code,
          claimTexts(runnable),
        ] as const);
      });
    },
    close: () => browser.close(),
  };
}

type Page = Awaited<ReturnType<Browser['newPage']>>;

async function withPage<Result>(
  browser: Browser,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage();
  page.setDefaultTimeout(TIME_LIMIT_MS);
  // A real origin: storage, clipboard and module addresses are refused to an empty page.
  await page.route(`${ORIGIN}**`, (route) =>
    route.fulfill({contentType: 'text/html', body: PAGE}),
  );
  try {
    await page.goto(ORIGIN);
    return await use(page);
  } finally {
    await page.close();
  }
}
