import {defineConfig} from '@playwright/test';

import {BROWSER_FLAGS, findInstalledBrowser} from './commands/lib/find-browser.mjs';
import {CONFIGURED_SITE} from './commands/lib/site-variants.mjs';

// The servers take free ports and print them; Playwright hands them to the tests' processes.
const SERVE = `"${process.execPath}" --import tsx commands/serve.ts --port 0`;
const GRACEFUL_SHUTDOWN = {signal: 'SIGTERM', timeout: 5_000} as const;
const CONFIGURED_TESTS = 'configured/**';
const OFFLINE_TESTS = 'browser/offline/**';
/** What these count or hold back is what a browser loads that has never been here. */
const FIRST_VISITS = [
  'budgets/**/*.spec.ts',
  'navigation/**/*.spec.ts',
  '**/loading.spec.ts',
];

const PUBLIC_URL = `http://localhost:${process.env['SITE_SERVER_PORT'] ?? ''}`;

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // A shared machine may stall for seconds; the summary names each test that needed its second try.
  retries: process.env['CI'] ? 1 : 0,
  // One more than small machines have cores: there is always a test that waits.
  workers: 3,
  // Three browsers and a server share two cores: slow is not wrong.
  timeout: 60_000,
  expect: {timeout: 10_000},
  reporter: [
    ['list'],
    [
      'json',
      {
        outputFile:
          process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? 'test-results/reports/e2e.json',
      },
    ],
  ],
  use: {
    browserName: 'chromium',
    contextOptions: {reducedMotion: 'no-preference'},
    // What a worker keeps would reach from one test into the next.
    serviceWorkers: 'block',
    trace: 'off',
    launchOptions: {
      // Pages that are open for seconds never earn back what the compiler for hot code takes.
      args: [...BROWSER_FLAGS, '--js-flags=--no-opt'],
      executablePath: findInstalledBrowser(),
    },
  },
  projects: [
    {
      // Each test serves the site itself, on an origin of its own. They take longest, so come first.
      name: 'offline',
      testMatch: `${OFFLINE_TESTS}/*.spec.ts`,
      use: {serviceWorkers: 'allow'},
    },
    {
      name: 'public',
      testIgnore: [CONFIGURED_TESTS, OFFLINE_TESTS, ...FIRST_VISITS],
      // One window for many tests, emptied of all that a page can store: a new one for each takes
      // longer than most tests.
      use: {baseURL: PUBLIC_URL, reuseContext: true},
    },
    {
      name: 'first visit',
      testMatch: FIRST_VISITS,
      use: {baseURL: PUBLIC_URL},
    },
    {
      name: 'configured',
      testMatch: `${CONFIGURED_TESTS}/*.spec.ts`,
      use: {
        baseURL: `http://localhost:${process.env['CONFIGURED_SERVER_PORT'] ?? ''}/lexical/`,
      },
    },
  ],
  webServer: [
    {
      command: SERVE,
      wait: {stdout: /Serving http:\/\/localhost:(?<SITE_SERVER_PORT>\d+)/},
      gracefulShutdown: GRACEFUL_SHUTDOWN,
    },
    {
      command: SERVE,
      env: {...CONFIGURED_SITE.env, SITE_SERVER_ROOT: CONFIGURED_SITE.folder},
      wait: {stdout: /Serving http:\/\/localhost:(?<CONFIGURED_SERVER_PORT>\d+)/},
      gracefulShutdown: GRACEFUL_SHUTDOWN,
    },
  ],
});
