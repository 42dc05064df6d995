import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from 'vitest';

import {SITE_BUILD} from '../../../commands/lib/paths.mjs';

const SCRIPTS = join(SITE_BUILD, 'assets/js');

/** All scripts of the build that is served when nothing is configured. */
function builtScripts(): string {
  const files = readdirSync(SCRIPTS).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(100);
  return files.map((file) => readFileSync(join(SCRIPTS, file), 'utf8')).join('\n');
}

test('the public bundle carries nothing of the internal docs helper', () => {
  expect(builtScripts()).not.toMatch(/internal-docs-call|internalDocs|disableRedirect/);
});

test('without a tracking id no script loads analytics', () => {
  expect(builtScripts()).not.toContain('googletagmanager');
});
