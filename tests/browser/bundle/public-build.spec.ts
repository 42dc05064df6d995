import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {expect, test} from '@playwright/test';

const SCRIPTS = fileURLToPath(
  new URL('../../../site/build/assets/js/', import.meta.url),
);

/** All scripts of the build that is served when nothing is configured. */
function builtScripts(): string {
  return readdirSync(SCRIPTS)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(SCRIPTS + file, 'utf8'))
    .join('\n');
}

test('the public bundle carries nothing of the internal docs helper', () => {
  expect(builtScripts()).not.toMatch(/internal-docs-call|internalDocs|disableRedirect/);
});

test('without a tracking id nothing of analytics is loaded', async ({request}) => {
  expect(builtScripts()).not.toContain('googletagmanager');
  expect(await (await request.get('/docs/intro')).text()).not.toMatch(/gtag|analytics/);
});
