import {resolve} from 'node:path';
import {parseArgs} from 'node:util';

import {createSiteServer} from '@lexical-documentation/site-server';
import {type Browser, type BrowserContext, chromium} from 'playwright-core';

import {buildSiteIfChanged} from '../../commands/lib/build-site.mjs';
import {BROWSER_FLAGS} from '../../commands/lib/find-browser.mjs';
import {SITE_BUILD} from '../../commands/lib/paths.mjs';
import {provideBrowser} from '../../commands/lib/provide-browser.mjs';
import {stage} from '../../commands/lib/stage.mjs';
import {measureNavigation, type Navigation} from './measure-navigation';
import {measurePage, type MeasureOptions, type PageCost} from './measure-page';
import {buildStockSite} from './stock-site/build-stock-site';
import {
  formatComparison,
  formatNavigation,
  median,
  medianCost,
  type Visits,
} from './table';

/** A cheap phone on a slow line: the processor as Lighthouse slows it, 1.6 Mbit/s, 150 ms. */
const PHONE: MeasureOptions = {
  slowdown: 4,
  line: {bytesPerSecond: 200_000, latencyMs: 150},
};
const VIEWPORT = {width: 1280, height: 800};

const PATHS = [
  '/',
  '/docs/intro',
  '/docs/concepts/nodes',
  '/docs/react/plugins',
  '/docs/api/modules/lexical',
  '/gallery',
  '/playground',
];

const NAVIGATIONS: readonly Navigation[] = [
  {from: '/docs/intro', to: '/docs/faq'},
  {from: '/docs/api/modules', to: '/docs/api/modules/lexical'},
];

interface Site {
  readonly name: string;
  readonly origin: string;
  readonly lacks: readonly string[];
}

const {values} = parseArgs({
  options: {
    against: {type: 'string'},
    runs: {type: 'string', default: '5'},
    pages: {type: 'string', default: PATHS.join(',')},
  },
});
const RUNS = Number(values.runs);

await buildSiteIfChanged();
const browser = await chromium.launch({
  executablePath: await provideBrowser(),
  args: BROWSER_FLAGS,
});
try {
  await compareSites(browser);
} finally {
  await browser.close();
}

async function compareSites(browser: Browser): Promise<void> {
  const servers = [createSiteServer({root: SITE_BUILD})];
  const here = (await servers[0]?.listen({port: 0})) ?? '';
  const serve = async (name: string, root: string, lacks: readonly string[] = []) => {
    const server = createSiteServer({root});
    servers.push(server);
    return {name, origin: await server.listen({port: 0}), lacks};
  };
  const others = values.against
    ? [await serve('other build', resolve(values.against))]
    : // Its pages are made of texts, and the playground has none.
      [await serve('stock', await buildStockSite(browser, here), ['/playground'])];
  const sites = [{name: 'this site', origin: here, lacks: []}, ...others];
  for (const path of values.pages.split(',')) await comparePage(browser, sites, path);
  for (const navigation of NAVIGATIONS)
    await compareNavigation(browser, sites, navigation);
  console.log(
    `JavaScript, CSS and HTML after gzip; a processor ${PHONE.slowdown} times slower, 1.6 Mbit/s, 150 ms; median of ${RUNS} runs in turns.`,
  );
  await Promise.all(servers.map((server) => server.close(0)));
}

async function comparePage(
  browser: Browser,
  sites: readonly Site[],
  path: string,
): Promise<void> {
  const there = sites.filter(({lacks}) => !lacks.includes(path));
  const costs = await stage(`Measuring ${path}`, async () => {
    const visits = there.map((): {first: PageCost[]; second: PageCost[]} => ({
      first: [],
      second: [],
    }));
    // In turns, so that a busy moment of this machine meets all sites.
    for (let run = 0; run < RUNS; run++) {
      for (const [index, {origin}] of there.entries()) {
        const {first, second} = await visitTwice(browser, origin + path);
        visits[index]?.first.push(first);
        visits[index]?.second.push(second);
      }
    }
    return visits.map(({first, second}): Visits => ({
      first: medianCost(first),
      second: medianCost(second),
    }));
  });
  const [ours, ...others] = costs;
  const names = there.slice(1).map(({name}) => name);
  if (ours) console.log(`\n${formatComparison(path, names, ours, others)}\n`);
}

async function visitTwice(browser: Browser, url: string): Promise<Visits> {
  return inNewContext(browser, async (context) => {
    const first = await measurePage(await context.newPage(), url, PHONE);
    const second = await measurePage(await context.newPage(), url, PHONE);
    return {first, second};
  });
}

async function compareNavigation(
  browser: Browser,
  sites: readonly Site[],
  navigation: Navigation,
): Promise<void> {
  const title = `${navigation.from} → ${navigation.to}`;
  const rows = await stage(`Following ${title}`, async () => [
    {
      label: 'click to text',
      times: await navigationTimes(browser, sites, navigation, false),
    },
    {
      label: 'click to text, prefetched',
      times: await navigationTimes(browser, sites, navigation, true),
    },
  ]);
  const names = sites.slice(1).map(({name}) => name);
  console.log(`\n${formatNavigation(title, names, rows)}\n`);
}

async function navigationTimes(
  browser: Browser,
  sites: readonly Site[],
  navigation: Navigation,
  isPrefetched: boolean,
): Promise<number[]> {
  const times = sites.map((): number[] => []);
  for (let run = 0; run < RUNS; run++) {
    for (const [index, {origin}] of sites.entries()) {
      const time = await inNewContext(browser, async (context) =>
        measureNavigation(await context.newPage(), origin, navigation, {
          ...PHONE,
          isPrefetched,
        }),
      );
      times[index]?.push(time);
    }
  }
  return times.map(median);
}

/**
 * A context of its own knows no cached file. Without service workers: what they fetch does not come over
 * the slow line.
 */
async function inNewContext<Result>(
  browser: Browser,
  act: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    serviceWorkers: 'block',
  });
  try {
    return await act(context);
  } finally {
    await context.close();
  }
}
