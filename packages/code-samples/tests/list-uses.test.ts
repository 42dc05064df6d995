import {mkdir, mkdtemp, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {listUses} from '../src/index';
import {root as repository} from './fixtures';

const TIME_LIMIT_MS = 60_000;

let root: string;

/** A project with a page and an example, with the packages of the repository. */
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'uses-'));
  for (const folder of ['node_modules', 'docs', 'examples/note/parts']) {
    await mkdir(path.join(root, folder), {recursive: true});
  }
  await symlink(
    path.join(repository, 'node_modules/lexical'),
    path.join(root, 'node_modules/lexical'),
  );
  const write = (file: string, lines: string[]) =>
    writeFile(path.join(root, file), lines.join('\n'));
  await write('docs/page.md', [
    '```ts',
    "import {createEditor as create} from 'lexical';",
    'const editor = create();',
    'const $getRoot = () => editor;',
    '$getRoot();',
    '```',
  ]);
  await write('examples/note/main.ts', [
    "import {createEditor} from 'lexical';",
    "import {read} from './parts/read';",
    'read(createEditor());',
  ]);
  await write('examples/note/parts/read.ts', [
    "import {$getRoot, type LexicalEditor} from 'lexical';",
    '',
    'export const read = (editor: LexicalEditor) =>',
    '  editor.read(() => $getRoot().getTextContent());',
  ]);
  await write('examples/note/main.test.ts', ["import {TextNode} from 'lexical';"]);
});

afterEach(() => rm(root, {recursive: true}));

test(
  'pages and examples say which names they use and where, by the compiler’s word alone',
  async () => {
    const sources = await listUses({
      root,
      folders: [path.join(root, 'docs')],
      exampleFolders: [path.join(root, 'examples'), path.join(root, 'absent')],
    });
    const shown = sources.map(({source, isExample, uses}) => ({
      source: path.relative(root, source),
      isExample,
      uses: uses.map(
        ({name, places}) =>
          `${name}: ${places.map(({file, line}) => `${path.relative(root, file)}:${line}`).join(' ')}`,
      ),
    }));
    expect(shown).toEqual([
      {
        source: 'docs/page.md',
        isExample: false,
        uses: ['createEditor: docs/page.md:2 docs/page.md:3'],
      },
      {
        source: 'examples/note',
        isExample: true,
        uses: [
          '$getRoot: examples/note/parts/read.ts:1 examples/note/parts/read.ts:4',
          'LexicalEditor: examples/note/parts/read.ts:1 examples/note/parts/read.ts:3',
          'LexicalEditor.read: examples/note/parts/read.ts:4',
          'RootNode.getTextContent: examples/note/parts/read.ts:4',
          'createEditor: examples/note/main.ts:1 examples/note/main.ts:3',
        ],
      },
    ]);
  },
  TIME_LIMIT_MS,
);
