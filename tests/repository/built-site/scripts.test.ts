import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';

import {expect, test} from 'vitest';

import {SITE_BUILD} from '../../../commands/lib/paths.mjs';
import {writtenRoutes} from '../../support/routes';
import {serveBuiltSite} from './served-site';

const SCRIPTS = join(SITE_BUILD, 'assets/js');
const MOST_BYTES = 124_000;

const get = serveBuiltSite();

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

test('the scripts of each guide are 124 KB at most', async () => {
  const guides = writtenRoutes.filter((route) => route.startsWith('/docs/'));
  expect(guides.length).toBeGreaterThan(100);
  const sizes = new Map<string, number>();
  const sizeOf = (script: string): number => {
    const known = sizes.get(script) ?? gzipSync(readScript(script), {level: 9}).length;
    sizes.set(script, known);
    return known;
  };
  const larger: string[] = [];
  for (const guide of guides) {
    const scripts = await scriptsOf(guide);
    // The main script and the docs' frame at least.
    expect(scripts.size, guide).toBeGreaterThan(2);
    const bytes = [...scripts].reduce((sum, script) => sum + sizeOf(script), 0);
    if (bytes > MOST_BYTES) larger.push(`${guide}: ${bytes}`);
  }
  expect(larger).toEqual([]);
});

/** The scripts that a page's document names, which a browser loads with it. */
async function scriptsOf(route: string): Promise<Set<string>> {
  const document = await (await get(route)).text();
  const names = document.matchAll(/\/assets\/js\/([\w.-]+\.js)/g);
  return new Set([...names].map(([, name = '']) => name));
}

function readScript(name: string): Buffer {
  return readFileSync(join(SCRIPTS, name));
}
