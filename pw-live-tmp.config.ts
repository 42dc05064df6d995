import {defineConfig} from '@playwright/test';
import {BROWSER_FLAGS, findInstalledBrowser} from './commands/lib/find-browser.mjs';
export default defineConfig({
  testDir: 'tests', testMatch: '**/*.spec.ts', outputDir: 'test-results/tmp', workers: 1, timeout: 60_000, expect: {timeout: 15_000},
  reporter: [['list']],
  use: {browserName: 'chromium', baseURL: 'http://localhost:4601', launchOptions: {args: BROWSER_FLAGS, executablePath: findInstalledBrowser()}},
});
