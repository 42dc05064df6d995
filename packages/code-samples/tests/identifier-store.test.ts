import {mkdtemp, mkdir, readdir, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {readSampleSource} from '../src/fence/sample-source';
import {createIdentifierStore} from '../src/links/identifier-store';
import {root as repository} from './fixtures';

const TIME_LIMIT_MS = 60_000;
const CODE =
  "import {$getRoot} from 'lexical';\n\nconst text = $getRoot().getTextContent();";

let root: string;

/** A separate project with the packages of the repository. */
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'identifiers-'));
  await mkdir(path.join(root, 'node_modules'));
  await symlink(
    path.join(repository, 'node_modules/lexical'),
    path.join(root, 'node_modules/lexical'),
  );
  await mkdir(path.join(root, 'docs'));
  await writeFile(path.join(root, 'docs/page.mdx'), `\`\`\`ts\n${CODE}\n\`\`\`\n`);
  await writeFile(path.join(root, 'docs/broken.mdx'), 'A <tag is open.\n');
});

afterEach(() => rm(root, {recursive: true}));

test(
  'names are traced through their import to the package, members to their class',
  async () => {
    const [identifiers = []] = await identifiersOf(CODE);
    expect(identifiers).toEqual([
      {line: 0, column: 8, length: 8, name: '$getRoot', package: 'lexical'},
      {line: 2, column: 13, length: 8, name: '$getRoot', package: 'lexical'},
      {
        line: 2,
        column: 24,
        length: 14,
        name: 'RootNode.getTextContent',
        package: 'lexical',
      },
    ]);
  },
  TIME_LIMIT_MS,
);

test(
  'a name that the sample declares itself is not traced to a package',
  async () => {
    const [identifiers] = await identifiersOf('const $getRoot = () => 1;\n$getRoot();');
    expect(identifiers).toEqual([]);
  },
  TIME_LIMIT_MS,
);

test(
  'the answers are kept for the next build, beside a page that cannot be parsed',
  async () => {
    await identifiersOf(CODE);
    const [cache = ''] = await readdir(
      path.join(root, 'node_modules/.cache/code-samples'),
    );
    expect(cache).toMatch(/^\w+\.json$/);
    // Without packages, only the cache knows the answer.
    await rm(path.join(root, 'node_modules/lexical'));
    expect((await identifiersOf(CODE))[0]).toHaveLength(3);
  },
  TIME_LIMIT_MS,
);

function identifiersOf(code: string) {
  const store = createIdentifierStore({root, folders: [path.join(root, 'docs')]});
  return store.identifiersOf([{language: 'ts', code, source: readSampleSource(code)}]);
}
