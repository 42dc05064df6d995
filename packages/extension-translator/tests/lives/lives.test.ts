import {existsSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {checkSamples} from '@lexical-documentation/code-samples';
import {formatProblem} from '@lexical-documentation/common';
import {afterAll, beforeAll, expect, test} from 'vitest';

import {translateToExtensions} from '../../src';
import {readApps} from './read-apps';

const ROOT = path.join(import.meta.dirname, '../../../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/extension-translator');

const browserExecutable =
  process.env['CHROME_PATH'] ??
  ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);

const apps = readApps();
const folder = path.join(CACHE, `lives-${process.pid}`);
let problems: Map<string, string[]>;

beforeAll(async () => {
  await mkdir(folder, {recursive: true});
  const files = await Promise.all(
    apps.map(async ({name, code}) => {
      const file = path.join(folder, `${name.replaceAll(' ', '-')}.mdx`);
      const {code: after} = await translateToExtensions(code);
      expect(after, name).toContain('LexicalExtensionComposer');
      await writeFile(file, lifeOf(code, after));
      return file;
    }),
  );
  const result = await checkSamples({
    files,
    root: ROOT,
    browserExecutable,
    resultsFile: path.join(CACHE, 'lives.json'),
  });
  problems = new Map(
    apps.map(({name}, index) => [
      name,
      result.problems
        .filter(({where}) => where.file === files[index])
        .map((each) => formatProblem(each)),
    ]),
  );
}, 600_000);

afterAll(() => rm(folder, {recursive: true, force: true}));

/** A sample that mounts both forms, types into them, renders again, unmounts and mounts once more. */
function lifeOf(before: string, after: string): string {
  return `\`\`\`tsx run="browser" not-mounted="It is mounted here."
// @filename: before.tsx
${before}
// @filename: after.tsx
${after}
// @filename: claims.tsx
import {App as After} from './after';
import {App as Before} from './before';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import type {ComponentType} from 'react';
// ---cut-after---
import {type} from 'sample-user';
const pause = () => new Promise((resolve) => setTimeout(resolve, 30));
async function live(App: ComponentType) {
  const host = document.body.appendChild(document.createElement('div'));
  const seen: string[] = [];
  const see = async (isMounted = true) => {
    // A busy machine runs the effects that mount an editor later.
    for (let tries = 0; isMounted && tries < 100; tries++) {
      if (host.querySelector('[data-lexical-editor]')) break;
      await pause();
    }
    await pause();
    seen.push(host.innerHTML.replaceAll(/_r_\\w+_/g, 'id'));
  };
  let root = createRoot(host);
  const render = () => flushSync(() => root.render(<App />));
  render();
  await see();
  host.querySelector<HTMLElement>('[contenteditable]')?.focus();
  await type('## Two #words\\nmore ');
  await see();
  render();
  await see();
  flushSync(() => root.unmount());
  await see(false);
  root = createRoot(host);
  render();
  await see();
  host.remove();
  return seen;
}
const before = await live(Before);
const after = await live(After);
before[1]?.includes('Tw') || before[1]?.includes('##'); //=> true
before[1] === before[0]; //=> false
after; //=> before
\`\`\`
`.replace(
    'after; //=> before',
    "after.map((html, step) => html === before[step]).join(); //=> 'true,true,true,true,true'",
  );
}

test('there are enough apps, each with another name', () => {
  expect(new Set(apps.map(({name}) => name)).size).toBeGreaterThanOrEqual(20);
});

test.each(apps)('the translation lives as its source: $name', ({name}) => {
  expect(problems.get(name)?.join('\n\n')).toBe('');
});
