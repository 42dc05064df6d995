// @ts-check
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';

import {FourPartError} from '../../packages/common/src/four-part-error.mjs';

/** Names a browser by its path; the first that is set wins. */
const VARIABLES = ['CHROME_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE'];

/** What the commands are called on PATH; the one that draws no window costs a third less. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** Where installers put it on systems that do not use PATH for it. */
const PLACES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map(
    (variable) => `%${variable}%\\Google\\Chrome\\Application\\chrome.exe`,
  ),
};

/** What Playwright turns off; its flag counts no more when another follows. */
const OFF_IN_TESTS = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** Pages that Chromium draws its own address bar with, in each window: half the cost of one. */
const ADDRESS_BAR = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/**
 * Let the browser run as root and in containers, keep it from talking to its maker, and leave out
 * the parts of its window that nobody sees.
 */
export const BROWSER_FLAGS = [
  `--disable-features=${[...OFF_IN_TESTS, ...ADDRESS_BAR].join()}`,
  '--no-sandbox',
  // As in every desktop browser: a frame without an origin has a process of its own.
  '--site-per-process',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Looks for an installed Chromium or Chrome: where the environment says, on PATH, in the usual
 * places.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @param {NodeJS.Platform} [platform]
 * @returns {string | undefined} its path
 * @throws {FourPartError} when the environment names one that does not exist
 */
export function findInstalledBrowser(env = process.env, platform = process.platform) {
  const configured = VARIABLES.find((name) => env[name]);
  if (configured) {
    return requireConfigured(configured, env[configured] ?? '');
  }
  return [...onPath(env), ...inUsualPlaces(env, platform)].find(
    (path) => existsSync(path) && starts(path, platform),
  );
}

/**
 * @param {string} variable
 * @param {string} path
 */
function requireConfigured(variable, path) {
  if (existsSync(path)) {
    return path;
  }
  throw new FourPartError({
    what: `There is no browser at ${path}.`,
    where: `the environment variable ${variable}`,
    expected: 'the path of a Chromium or Chrome executable',
    fix: `correct ${variable}, or unset it to let the command look for a browser`,
  });
}

/** @param {NodeJS.ProcessEnv} env */
function onPath(env) {
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 */
function inUsualPlaces(env, platform) {
  const places = platform === 'darwin' || platform === 'win32' ? PLACES[platform] : [];
  return places.map((place) =>
    place.replace(/%([^%]+)%/, (_match, variable) => env[variable] ?? ''),
  );
}

/**
 * Some systems put a script there that only tells how to install the browser.
 *
 * @param {string} path
 * @param {NodeJS.Platform} platform
 */
function starts(path, platform) {
  if (platform === 'win32') {
    // Chrome for Windows opens a window instead of printing its version.
    return true;
  }
  const {status, stdout} = spawnSync(path, ['--version'], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  return status === 0 && /chrom/i.test(stdout);
}
