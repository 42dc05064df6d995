import {rm} from 'node:fs/promises';
import {join} from 'node:path';

import {createSiteServer} from '@lexical-documentation/site-server';
import {chromium} from 'playwright-core';

import {buildVariant} from '../../commands/lib/build-site.mjs';
import {BROWSER_FLAGS} from '../../commands/lib/find-browser.mjs';
import {ROOT, SITE_BUILD} from '../../commands/lib/paths.mjs';
import {provideBrowser} from '../../commands/lib/provide-browser.mjs';
import {PUBLIC_SITE} from '../../commands/lib/site-variants.mjs';
import {buildStockSite, rebuildStockSite} from '../pages/stock-site/build-stock-site';
import {withEditedPage} from './edited-page';
import {readParts} from './read-parts';
import {formatBuilds, type TimedBuild} from './table';

/** What builds leave behind: a build without them starts from nothing but the installed packages. */
const LEFT_BEHIND = [
  'site/build',
  'site/.docusaurus',
  'site/node_modules/.cache',
  'docs/api',
  '.cache',
  'node_modules/.cache',
];

const PAGE = join(ROOT, 'docs/concepts/history.mdx');

for (const folder of LEFT_BEHIND) {
  await rm(join(ROOT, folder), {recursive: true, force: true});
}
const cold = await timeBuild('from nothing');
const warm = await timeBuild('again, nothing changed');
const edited = await withEditedPage(PAGE, () => timeBuild('one page changed'));
const stock = await timeStockBuild();
console.log(`\n${formatBuilds([cold, warm, edited], stock)}`);

async function timeBuild(name: string): Promise<TimedBuild> {
  const started = performance.now();
  const output = await buildVariant(PUBLIC_SITE, {
    env: {DOCUSAURUS_PERF_LOGGER: 'true'},
  });
  const seconds = (performance.now() - started) / 1_000;
  return {name, seconds, parts: readParts(output)};
}

/** Some pages of the stock site are read back from ours, which therefore comes first. */
async function timeStockBuild(): Promise<number> {
  const server = createSiteServer({root: SITE_BUILD});
  const browser = await chromium.launch({
    executablePath: await provideBrowser(),
    args: BROWSER_FLAGS,
  });
  try {
    await buildStockSite(browser, await server.listen({port: 0}));
  } finally {
    await browser.close();
    await server.close(0);
  }
  const started = performance.now();
  await rebuildStockSite();
  return (performance.now() - started) / 1_000;
}
