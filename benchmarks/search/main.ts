import {join} from 'node:path';

import {chromium} from 'playwright-core';

import {buildSiteIfChanged} from '../../commands/lib/build-site.mjs';
import {BROWSER_FLAGS} from '../../commands/lib/find-browser.mjs';
import {SEARCH_INDEX, SITE_BUILD} from '../../commands/lib/paths.mjs';
import {provideBrowser} from '../../commands/lib/provide-browser.mjs';
import {stage} from '../../commands/lib/stage.mjs';
import {loadIndex} from '../../packages/search/src/backends/node/load-index';
import {compareWithCommit} from './against';
import {compareEngines} from './compare-engines';
import {ownEngine} from './engines/own-engine';
import {pagefindDefaults} from './engines/pagefind-defaults';
import {sectionsOf} from './engines/sections';
import {lunrDefaults, miniSearchDefaults} from './engines/text-indexes';
import {askGradersAgain} from './graders-again';
import {strainServer} from './server/strain';
import {compareOnStrangers, leaveOneOut} from './strangers';

const PAGEFIND_INDEX = join(import.meta.dirname, '../.cache/pagefind');

const FULL_STRAIN = {
  warmUpRequests: 1_500,
  fuzzRequests: 20_000,
  connections: 200,
  milliseconds: 20_000,
};

const against = process.argv.indexOf('--against');
if (against >= 0) {
  console.log(await compareWithCommit(process.argv[against + 1] ?? 'HEAD'));
} else {
  await measureAll();
}

async function measureAll(): Promise<void> {
  await buildSiteIfChanged();
  console.log(`\n${await stage('Asking four engines the judged queries', compare)}\n`);
  const {excesses, problems, report} = await stage('Straining the server', () =>
    strainServer(FULL_STRAIN),
  );
  console.log(`\n${report.join('\n')}\n`);
  const faults = [...problems, ...excesses];
  if (faults.length > 0) {
    console.error(faults.slice(0, 20).join('\n'));
    process.exitCode = 1;
  }
}

async function compare(): Promise<string> {
  const loaded = await loadIndex(SEARCH_INDEX);
  const sections = sectionsOf(loaded);
  const browser = await chromium.launch({
    args: BROWSER_FLAGS,
    executablePath: await provideBrowser(),
  });
  try {
    const pagefind = await pagefindDefaults(browser, SITE_BUILD, PAGEFIND_INDEX);
    const engines = [
      await ownEngine(loaded),
      await miniSearchDefaults(sections),
      pagefind,
      await lunrDefaults(sections),
    ];
    const tables = [
      await compareEngines(engines),
      await compareOnStrangers(engines),
      leaveOneOut(loaded.index),
      await askGradersAgain(loaded.index),
    ];
    await pagefind.stop();
    return tables.join('\n\n');
  } finally {
    await browser.close();
  }
}
