import {cpSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

import {digestOfFiles} from '@lexical-documentation/common/build';
import {beforeAll, describe, expect, test} from 'vitest';

import {sourcesOfPages} from '../../../site/config/kept-pages';
import {buildSmallSite, smallRepository} from '../small-site/small-site';

const REPOSITORY = join(import.meta.dirname, '../../..');
const COPIED_PACKAGES = ['diagrams', 'package-facts'];

let root: string;

beforeAll(() => {
  root = smallRepository();
  for (const name of COPIED_PACKAGES) {
    const sources = `packages/${name}/src`;
    cpSync(join(REPOSITORY, sources), join(root, sources), {recursive: true});
  }
  write('docs/diagrams/loop.svg', DRAWING);
  write('site/config/names.ts', "export const name = '$getRoot';");
});

describe('what decides what pages say', () => {
  test('exists, so that nothing falls out when a folder moves', () => {
    expect(sourcesOfPages(REPOSITORY).filter((source) => !existsSync(source))).toEqual(
      [],
    );
  });

  test.each([
    'packages/code-samples/src/links/prose-links.ts',
    'packages/live-examples/src/plugin/remark-live-examples.ts',
    'packages/package-of-tomorrow/src/index.ts',
    'docs/diagrams/loop.svg',
    'docs/errors/_formats.mdx',
    'examples/tables/App.tsx',
    'package-lock.json',
    'reference-notes/lexical.md',
    'site/config/package-facts.ts',
    'site/preset.ts',
    'site/src/theme/Footer/index.tsx',
    'site/tour/tour-nodes/main.ts',
  ])('%s is part of it', (file) => {
    expect(digestAfter(file, 'one')).not.toBe(digestAfter(file, 'two'));
  });

  test.each([
    'docs/intro.mdx',
    'blog/post.mdx',
    'packages/search/src/engine/search.ts',
    'site/sidebars.ts',
  ])('%s is not: the bundler watches it, or no page shows it', (file) => {
    expect(digestAfter(file, 'one')).toBe(digestAfter(file, 'two'));
  });
});

test('a page that was kept is made again after edits of a package, a drawing and a list', async () => {
  expect(await buildPage()).toMatch(/Upper half[^]*<figcaption>[^]*getRoot/);

  edit(
    'packages/diagrams/src/remark-diagrams.ts',
    '<figcaption>',
    '<figcaption lang=en>',
  );
  edit('docs/diagrams/loop.svg', 'Upper half', 'Lower half');
  edit('site/config/names.ts', '$getRoot', '$getSelection');
  expect(await buildPage()).toMatch(
    /Lower half[^]*<figcaption lang=en>[^]*getSelection/,
  );
}, 300_000);

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80">
  <title>A loop of two halves</title>
  <desc>
    A rectangle that stands for the loop. The upper half of it runs first, and the lower half
    runs when the upper half has come to its end.
  </desc>
  <text class="label" x="100" y="40">Upper half</text>
</svg>
`;

/** Returns the HTML of a page with a drawing and a list of exports. */
async function buildPage(): Promise<string> {
  const {code, output} = await buildSmallSite({
    page: '# Start\n\n<Diagram name="loop">\n\nA caption.\n\n</Diagram>\n\n<PackageExports name="lexical" />\n',
    imports: `
      import {keptPagesPlugin} from '${join(REPOSITORY, 'site/config/kept-pages')}';
      import {remarkStaticText} from '@lexical-documentation/static-text';
      import {remarkDiagrams} from '../packages/diagrams/src/index';
      import {packageFactsRemarkPlugin} from '../packages/package-facts/src/index';
      import {name} from './config/names';
      const exported = {name, module: 'lexical', kind: 'function', url: '/'};
      const facts = {
        root: '${REPOSITORY}',
        packages: ['lexical'],
        exportedNames: () => [exported],
        packageUrl: () => '/',
        moduleUrl: () => '/',
        sourceUrl: '',
        kindTitles: {},
      };`,
    plugins: `['@lexical-documentation/static-text', () => keptPagesPlugin({}, '${root}')]`,
    remarkPlugins: `[
      [packageFactsRemarkPlugin, facts],
      [remarkDiagrams, {folder: '${root}/docs/diagrams'}],
      [remarkStaticText, {components: [], baseUrl: '/'}],
    ]`,
  });
  expect(code, output).toBe(0);
  return readFileSync(join(root, 'site/build/start/index.html'), 'utf8');
}

/** Digest of the sources of a repository that holds nothing but one of them. */
function digestAfter(file: string, content: string): string {
  const folder = join(root, 'digests');
  mkdirSync(join(folder, 'packages'), {recursive: true});
  mkdirSync(dirname(join(folder, file)), {recursive: true});
  writeFileSync(join(folder, file), content);
  return digestOfFiles(...sourcesOfPages(folder));
}

function edit(file: string, before: string, after: string): void {
  const content = readFileSync(join(root, file), 'utf8');
  expect(content).toContain(before);
  write(
    file,
    content.replace(before, () => after),
  );
}

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), {recursive: true});
  writeFileSync(join(root, file), content);
}
