import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {expect, onTestFinished, test} from 'vitest';

import {modulesOfLiveSamples} from '../src/index';

test('the modules of live samples are those of packages, hidden imports included, each once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'live-modules-'));
  onTestFinished(() => rm(folder, {recursive: true}));
  const page = [
    '```tsx live',
    '// @filename: a.ts',
    "import {$getRoot} from 'lexical';",
    '// @filename: b.tsx',
    '// ---cut---',
    "import {useState} from 'react';",
    "import {a} from './a';",
    "import {createEditor} from 'lexical';",
    '```',
    '',
    '```ts run',
    "import {Doc} from 'yjs';",
    '```',
  ];
  await writeFile(path.join(folder, 'page.mdx'), page.join('\n'));
  expect(await modulesOfLiveSamples([folder])).toEqual(['lexical', 'react']);
});
