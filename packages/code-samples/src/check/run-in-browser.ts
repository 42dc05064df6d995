import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {chromium, type Browser} from 'playwright-core';

import {provideUser} from '../user/perform-user-actions';
import {isUsed} from '../user/user-module';
import {bundleHarness, bundleSample, type RunnableSample} from './bundle-sample';
import {mapStack} from './map-stack';
import {claimTexts, type RunReport, type SampleRunner} from './sample-runner';

const TIME_LIMIT_MS = 20_000;
const ORIGIN = 'http://localhost/';
const PAGE = '<!doctype html><html lang="en"><title>Sample</title><body></body></html>';
/** Chromium's command-line flags for samples. */
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
 * Creates the runner that gives each sample its own document, with empty storage, in one Chromium.
 * Samples share windows, because opening one takes longer than most samples.
 *
 * @param executablePath - the browser; by default, the one that Playwright downloaded
 */
export async function createBrowserRunner(
  root: string,
  executablePath?: string,
): Promise<SampleRunner> {
  const harness = await bundleHarness(root, 'browser');
  const browser = await chromium.launch({executablePath, args: BROWSER_FLAGS});
  const dropped = await mkdtemp(path.join(tmpdir(), 'code-samples-'));
  const free: Page[] = [];
  const run = async (runnable: RunnableSample): Promise<RunReport> => {
    const code = await bundleSample(runnable, root, 'browser');
    const page = free.pop() ?? (await openWindow(browser, dropped));
    try {
      await page.goto(ORIGIN);
      await page.addScriptTag({content: harness, type: 'module'});
      // A module runs some time after it was added.
      await page.waitForFunction(() => 'runCodeSample' in globalThis);
      const texts = claimTexts(runnable);
      const report = await page.evaluate(
        ([text, texts]) => globalThis.runCodeSample(text, texts),
        [code, texts] as const,
      );
      await leaveNothing(page);
      free.push(page);
      return withPlaces(report, code);
    } catch (error) {
      await page.context().close();
      throw error;
    }
  };
  const inTurn = createTurns();
  return {
    run: (runnable) =>
      isUsed(runnable.sample) ? inTurn(() => run(runnable)) : run(runnable),
    close: async () => {
      await browser.close();
      await rm(dropped, {recursive: true});
    },
  };
}

function withPlaces(report: RunReport, code: string): RunReport {
  const {failure, warnings} = report;
  return {
    ...report,
    warnings: warnings.map((warning) => mapStack(warning, code)),
    ...(failure !== undefined && {failure: mapStack(failure, code)}),
  };
}

/** All windows of a browser share one clipboard, so users have to wait for each other. */
function createTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next;
    return next;
  };
}

type Page = Awaited<ReturnType<Browser['newPage']>>;

async function openWindow(browser: Browser, dropped: string): Promise<Page> {
  const page = await browser.newPage({
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  page.setDefaultTimeout(TIME_LIMIT_MS);
  await provideUser(page, dropped);
  // A real origin, because an empty page has no storage, clipboard or module URLs.
  await page.route(`${ORIGIN}**`, (route) =>
    route.fulfill({contentType: 'text/html', body: PAGE}),
  );
  return page;
}

/** Stops everything in the document, and clears its storage. */
async function leaveNothing(page: Page): Promise<void> {
  const context = page.context();
  await page.goto('about:blank');
  await Promise.all(
    context
      .pages()
      .filter((other) => other !== page)
      .map((other) => other.close()),
  );
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  const origin = new URL(ORIGIN).origin;
  await session.send('Storage.clearDataForOrigin', {origin, storageTypes: 'all'});
  await session.detach();
}
