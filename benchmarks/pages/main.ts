import {createSiteServer} from '@lexical-documentation/site-server';
import {type Browser, chromium} from 'playwright-core';

import {buildSiteIfChanged} from '../../commands/lib/build-site.mjs';
import {BROWSER_FLAGS} from '../../commands/lib/find-browser.mjs';
import {SITE_BUILD} from '../../commands/lib/paths.mjs';
import {provideBrowser} from '../../commands/lib/provide-browser.mjs';
import {stage} from '../../commands/lib/stage.mjs';
import {measureNavigation, type Navigation} from './measure-navigation';
import {measurePage, type PageCost} from './measure-page';
import {buildStockSite} from './stock-site/build-stock-site';
import {formatComparison, formatNavigation, median, medianCost} from './table';

/** As slow as a cheap phone beside this machine; the usual factor of Lighthouse. */
const SLOWDOWN = 4;
const RUNS = 3;
const VIEWPORT = {width: 1280, height: 800};

const PATHS = [
  '/',
  '/gallery',
  '/docs/intro',
  '/docs/concepts/nodes',
  '/docs/api/modules/lexical',
];

const NAVIGATION: Navigation = {
  from: '/docs/api/modules',
  to: '/docs/api/modules/lexical',
  shows: '#getroot',
};

await buildSiteIfChanged();
const browser = await chromium.launch({
  executablePath: await provideBrowser(),
  args: BROWSER_FLAGS,
});
try {
  await comparePages(browser);
} finally {
  await browser.close();
}

async function comparePages(browser: Browser): Promise<void> {
  const ours = createSiteServer({root: SITE_BUILD});
  const origin = await ours.listen({port: 0});
  const stock = createSiteServer({
    root: await buildStockSite(browser, origin),
  });
  const stockOrigin = await stock.listen({port: 0});
  for (const path of PATHS) {
    const comparison = await stage(`Measuring ${path}`, async () => {
      const [here, there] = await measureRuns(browser, [
        origin + path,
        stockOrigin + path,
      ]);
      return formatComparison(path, here, there);
    });
    console.log(`\n${comparison}\n`);
  }
  const title = `Following a link to ${NAVIGATION.to}`;
  const navigation = await stage(title, () =>
    compareNavigation(browser, [origin, stockOrigin]),
  );
  console.log(`\n${navigation}\n`);
  console.log(
    `Sizes after gzip; times on a processor ${SLOWDOWN} times slower, median of ${RUNS}.`,
  );
  await Promise.all([ours.close(0), stock.close(0)]);
}

/** Takes turns, so that a busy moment of this machine meets both sites. */
async function measureRuns(
  browser: Browser,
  [ours, stock]: readonly [string, string],
): Promise<[PageCost, PageCost]> {
  const here: PageCost[] = [];
  const there: PageCost[] = [];
  for (let run = 0; run < RUNS; run++) {
    here.push(await measureFirstVisit(browser, ours));
    there.push(await measureFirstVisit(browser, stock));
  }
  return [medianCost(here), medianCost(there)];
}

async function compareNavigation(
  browser: Browser,
  origins: readonly [string, string],
): Promise<string> {
  const times: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    for (const [index, site] of origins.entries()) {
      const context = await browser.newContext({viewport: VIEWPORT});
      const page = await context.newPage();
      times[index]?.push(await measureNavigation(page, site, NAVIGATION, SLOWDOWN));
      await context.close();
    }
  }
  return formatNavigation(median(times[0]), median(times[1]));
}

/** A context of its own knows no cached file. */
async function measureFirstVisit(browser: Browser, url: string): Promise<PageCost> {
  const context = await browser.newContext({viewport: VIEWPORT});
  const cost = await measurePage(await context.newPage(), url, {slowdown: SLOWDOWN});
  await context.close();
  return cost;
}
