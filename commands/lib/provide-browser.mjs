// @ts-check
import {existsSync} from 'node:fs';

import {FourPartError} from '../../packages/common/src/four-part-error.mjs';
import {findInstalledBrowser} from './find-browser.mjs';
import {runProcess} from './run-process.mjs';
import {stage} from './stage.mjs';
import {runTool} from './tool.mjs';

const APT_GET = '/usr/bin/apt-get';

/**
 * Finds a browser, or installs one: with Debian's package manager where that is allowed, else by
 * Playwright's own download.
 *
 * @returns {Promise<string>} the path of its executable
 * @throws {FourPartError} when none can be had
 */
export async function provideBrowser() {
  const browser =
    findInstalledBrowser() ??
    (await findDownloaded()) ??
    (await installWithApt()) ??
    (await download());
  if (browser) {
    return browser;
  }
  throw new FourPartError({
    what: 'There is no browser to run the tests in, and none could be installed.',
    where:
      'CHROME_PATH, PATH, the usual places, apt-get and Playwright’s download were tried',
    expected: 'Chromium or Google Chrome',
    fix: 'install one of them, or set CHROME_PATH to its executable',
  });
}

/** Playwright knows where it downloads to. */
async function findDownloaded() {
  const {chromium} = await import('playwright-core');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

async function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync(APT_GET)) {
    return undefined;
  }
  return stage(
    'Installing a browser (apt-get install chromium-headless-shell)',
    async () => {
      const env = {DEBIAN_FRONTEND: 'noninteractive'};
      await runProcess(APT_GET, ['update', '-q'], {env, output: 'keep'});
      // A browser without a font measures every text as nothing.
      const packages = ['chromium-headless-shell', 'fonts-liberation'];
      const {code, output} = await runProcess(
        APT_GET,
        ['install', '-q', '-y', '--no-install-recommends', ...packages],
        {env, output: 'keep'},
      );
      if (code !== 0) {
        console.warn(output.trimEnd());
      }
      return findInstalledBrowser();
    },
  );
}

async function download() {
  return stage('Downloading a browser (playwright install chromium)', async () => {
    const {code, output} = await runTool('playwright-core', ['install', 'chromium'], {
      output: 'keep',
    });
    if (code !== 0) {
      console.warn(output.trimEnd());
    }
    return findDownloaded();
  });
}
