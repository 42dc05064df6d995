import {defineConfig} from '@playwright/test';

import {BROWSER_FLAGS, findInstalledBrowser} from './commands/lib/find-browser.mjs';

// The server takes a free port and prints it; Playwright hands it to the tests' processes.
const PORT_VARIABLE = 'SITE_SERVER_PORT';

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
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
    baseURL: `http://localhost:${process.env[PORT_VARIABLE] ?? ''}`,
    browserName: 'chromium',
    contextOptions: {reducedMotion: 'no-preference'},
    trace: 'off',
    launchOptions: {args: BROWSER_FLAGS, executablePath: findInstalledBrowser()},
  },
  webServer: {
    command: `"${process.execPath}" --import tsx commands/serve.ts --port 0`,
    wait: {stdout: /Serving http:\/\/localhost:(?<SITE_SERVER_PORT>\d+)/},
    gracefulShutdown: {signal: 'SIGTERM', timeout: 5_000},
  },
});
