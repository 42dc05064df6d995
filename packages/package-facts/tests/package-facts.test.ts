import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {toHtml} from 'hast-util-to-html';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toHast} from 'mdast-util-to-hast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';

import {
  type ExportedName,
  entryPointsOf,
  measureSizes,
  packageFactsRemarkPlugin,
  type PackageFactsOptions,
  readPackage,
} from '../src/index';

const root = path.join(import.meta.dirname, '../../..');

function named(name: string, module: string, kind: string): ExportedName {
  return {name, module, kind, url: `/api/${module}#${name.toLowerCase()}`};
}

const options: PackageFactsOptions = {
  root,
  packages: [
    'lexical',
    '@lexical/file',
    '@lexical/yjs',
    '@lexical/headless',
    '@lexical/no',
  ],
  exportedNames: () => [
    named('SerializedDocument', '@lexical/file', 'interface'),
    named('importFile', '@lexical/file', 'function'),
    named('exportFile', '@lexical/file', 'function'),
    named('createHeadlessEditor', '@lexical/headless', 'function'),
    named('withDOM', '@lexical/headless/dom', 'function'),
  ],
  packageUrl: (name) => `/packages/${name}`,
  moduleUrl: (specifier) => `/api/${specifier}`,
  sourceUrl: 'https://example.com/tree/v{version}/{directory}',
  kindTitles: {function: 'Functions', interface: 'Interfaces'},
};

async function transform(markdown: string, given = options): Promise<Root> {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(markdown);
  const file = new VFile({path: 'docs/page.mdx', value: markdown});
  await packageFactsRemarkPlugin(given)(tree, file);
  return tree;
}

async function factsOf(name: string): Promise<string> {
  const tree = await transform(`<PackageFacts name="${name}" />`);
  const element = tree.children.find(
    (node): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement',
  );
  expect(element?.name).toBe('StaticText');
  const html = element?.attributes.find(
    (attribute) => 'name' in attribute && attribute.name === 'html',
  );
  return String(html?.value);
}

test('the facts of a package are those of its installed manifest', async () => {
  const {version, license} = JSON.parse(
    readFileSync(path.join(root, 'node_modules/@lexical/file/package.json'), 'utf8'),
  ) as {version: string; license: string};
  const html = await factsOf('@lexical/file');
  expect(html).toContain(`<dt>Version</dt><dd>${version}, ${license} license</dd>`);
  expect(html).toContain(
    '<dt>Depends on</dt><dd><a href="/packages/lexical"><code>lexical</code></a> of the same version</dd>',
  );
  expect(html).toContain('<code>typescript</code> >=5.2 (optional)');
  expect(html).toContain('<a href="/api/@lexical/file">3 names</a>');
  expect(html).toContain(
    `href="https://example.com/tree/v${version}/packages/lexical-file"`,
  );
});

test('a peer that is not optional is told without that word', async () => {
  expect(await factsOf('@lexical/yjs')).toContain('<code>yjs</code> >=13.5.37</dd>');
});

test('dependencies of another version are told with their range', async () => {
  expect(await factsOf('@lexical/headless')).toMatch(
    / of the same version; <code>happy-dom<\/code> \^[\d.]+<\/dd>/,
  );
});

test('names of several entry points are counted together', async () => {
  expect(await factsOf('@lexical/headless')).toContain('2 names from 2 entry points');
});

test('the first size is the gzip size of the production module alone', async () => {
  const installed = readPackage('@lexical/file', root);
  const dist = path.join(root, 'node_modules/@lexical/file/dist');
  // Without a CommonJS build, the ES module ends in .js.
  const file = ['LexicalFile.prod.mjs', 'LexicalFile.prod.js'].find((name) =>
    existsSync(path.join(dist, name)),
  );
  const module = readFileSync(path.join(dist, file ?? ''));
  const sizes = installed && (await measureSizes(installed));
  expect(sizes?.modules).toEqual({
    '@lexical/file': gzipSync(module, {level: 9}).byteLength,
  });
  expect(sizes?.bundled).toBeGreaterThan(20_000);
  expect(sizes?.hasMoreOnDemand).toBe(false);
});

test('what is loaded on demand is not counted', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'package-facts-'));
  const place = path.join(folder, 'node_modules/lazy');
  await mkdir(place, {recursive: true});
  const text = Array.from({length: 4000}, (_, index) => Math.sin(index)).join();
  writeFileSync(path.join(place, 'large.js'), `export default '${text}';`);
  writeFileSync(
    path.join(place, 'index.js'),
    "export const load = () => import('./large.js');",
  );
  writeFileSync(
    path.join(place, 'package.json'),
    JSON.stringify({
      name: 'lazy',
      version: '1.0.0',
      exports: {'.': {import: './index.js'}},
    }),
  );
  const installed = readPackage('lazy', folder);
  const sizes = installed && (await measureSizes(installed));
  expect(sizes?.hasMoreOnDemand).toBe(true);
  expect(sizes?.bundled).toBeLessThan(1000);
});

test('an import path that is also offered with its file extension counts once', () => {
  const react = readPackage('@lexical/react', root);
  const specifiers = react ? entryPointsOf(react).map(({specifier}) => specifier) : [];
  expect(specifiers).toContain('@lexical/react/LexicalComposer');
  expect(specifiers.filter((specifier) => specifier.endsWith('.js'))).toEqual([]);
  expect(new Set(specifiers).size).toBe(specifiers.length);
});

test('exports are listed by kind in the given order, each with a link', async () => {
  const html = await htmlOf('<PackageExports name="@lexical/file" />');
  expect(html).toMatch(/Functions: <a href="[^"]*#exportfile"><code>exportFile/);
  expect(html.indexOf('exportFile')).toBeLessThan(html.indexOf('importFile'));
  expect(html.indexOf('importFile')).toBeLessThan(html.indexOf('Interfaces: '));
});

test('exports of several entry points are listed by entry point', async () => {
  const html = await htmlOf('<PackageExports name="@lexical/headless" />');
  expect(html).toContain(
    '<a href="/api/@lexical/headless/dom"><code>@lexical/headless/dom</code></a>: <a',
  );
});

test('the table of sizes has a row for each package, and the sizes are kept', async () => {
  const packages = ['lexical', '@lexical/file'];
  const table = (await transform('<PackageSizes />', {...options, packages}))
    .children[0];
  const html = table ? toHtml(toHast(table)) : '';
  expect(html.match(/<tr>/g)).toHaveLength(3);
  expect(html).toMatch(/<code>lexical<\/code><\/a><\/td>\s*<td[^>]*>\d+ KB<\/td>/);
  const installed = readPackage('@lexical/file', root);
  const folder = path.join(root, 'node_modules/.cache/package-facts');
  const kept = readdirSync(folder).map((name) =>
    JSON.parse(readFileSync(path.join(folder, name), 'utf8')),
  );
  expect(kept).toContainEqual(installed && (await measureSizes(installed)));
});

test('the size of a few imports counts what they use, and not the rest of the packages', async () => {
  const [whole] = await sizesIn('<BundledSize of="createEditor from lexical" />');
  const [one, both] = await sizesIn(
    '<BundledSize of="$isTextNode, $isElementNode from lexical" /> and ' +
      '<BundledSize of="$isTextNode from lexical; importFile from @lexical/file" />',
  );
  expect(one).toBeGreaterThan(1);
  expect(both).toBeGreaterThanOrEqual(one ?? Infinity);
  expect(whole).toBeGreaterThanOrEqual(both ?? Infinity);
});

test('peer dependencies are no part of the size of imports', async () => {
  const [size] = await sizesIn(
    '<BundledSize of="LexicalComposer from @lexical/react/LexicalComposer" />',
    {...options, packages: ['@lexical/react']},
  );
  // React DOM alone has more than this.
  expect(size).toBeLessThan(90);
});

test.each([
  [
    'imports that are no imports',
    'It has <BundledSize of="createEditor" />.',
    /<BundledSize> names "createEditor", which are no imports\.[^]*where: +docs\/page\.mdx:1\n[^]*expected: of="names from package/,
  ],
  [
    'an import of a name that there is not',
    'It has <BundledSize of="makeEditor from lexical" />.',
    /<BundledSize> cannot be bundled: [^]*makeEditor/,
  ],
  [
    'an unknown package',
    '\n\n<PackageFacts name="@lexical/lists" />',
    /names "@lexical\/lists", which is no documented package[^]*where: +docs\/page\.mdx:3\n[^]*expected: name="…" with one of lexical, [^]*fix: +/,
  ],
  [
    'a package that is not installed',
    '<PackageExports name="@lexical/no" />',
    /names "@lexical\/no"[^]*docs\/page\.mdx:1/,
  ],
  [
    'no name',
    '<PackageFacts />',
    /<PackageFacts> names no package\.[^]*docs\/page\.mdx:1/,
  ],
])('a request with %s is an error with file and line', async (_, markdown, message) => {
  await expect(transform(markdown)).rejects.toThrow(message);
});

async function htmlOf(markdown: string): Promise<string> {
  const [details] = (await transform(markdown)).children;
  const list = details?.type === 'mdxJsxFlowElement' ? details.children[1] : undefined;
  return list ? toHtml(toHast(list)) : '';
}

/** The figures of a page, in kilobytes. */
async function sizesIn(markdown: string, given = options): Promise<number[]> {
  const html = toHtml(toHast(await transform(`It has ${markdown}.`, given)));
  return [...html.matchAll(/([\d.]+) KB/g)].map(([, size]) => Number(size));
}
