import {beforeAll, expect, test} from 'vitest';

import {translateToExtensions} from '../../src';
import {checkPages} from '../check-pages';
import {readApps} from './read-apps';

const apps = readApps();
let problems: ReadonlyMap<string, string[]>;

beforeAll(async () => {
  const pages = await Promise.all(
    apps.map(async ({name, code}) => {
      const {code: after} = await translateToExtensions(code);
      expect(after, name).toContain('LexicalExtensionComposer');
      return {name, text: lifeOf(code, after)};
    }),
  );
  problems = await checkPages(pages, 'lives');
}, 600_000);

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
after.map((html, step) => html === before[step]).join(); //=> 'true,true,true,true,true'
\`\`\`
`;
}

test('there are enough apps, each with another name', () => {
  expect(new Set(apps.map(({name}) => name)).size).toBeGreaterThanOrEqual(20);
});

test.each(apps)('the translation lives as its source: $name', ({name}) => {
  expect(problems.get(name)?.join('\n\n')).toBe('');
});
