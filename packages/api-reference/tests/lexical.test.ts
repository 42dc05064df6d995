import {readdirSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {beforeAll, describe, expect, test} from 'vitest';

import {
  formatCoverage,
  listExports,
  loadModel,
  measureCoverage,
  mergeNotes,
  readNotes,
  readPackages,
  type ReferenceModel,
} from '../src/index';
import type {Page} from '../src/render/context';
import {renderPages} from '../src/render/render-pages';

const repository = path.join(import.meta.dirname, '../../..');
/** As on the site, a package that passes on many names of others comes early. */
const first = ['lexical', '@lexical/react'];
const names = [
  ...first,
  ...readdirSync(path.join(repository, 'node_modules/@lexical'))
    .map((name) => `@lexical/${name}`)
    .filter((name) => !first.includes(name)),
];
const variableKinds = [
  {type: 'LexicalCommand', kind: 'command', title: 'Commands', argument: 'Payload'},
  {type: 'LexicalExtension', kind: 'extension', title: 'Extensions'},
];

/** Symbols and members that neither a source nor a note describes yet; it may only fall. */
const UNDESCRIBED = 500;

const pages = new Map<string, Page>();
let described: ReturnType<typeof mergeNotes>;

beforeAll(async () => {
  const source: ReferenceModel = await loadModel({
    packages: names,
    from: repository,
    cacheDir: path.join(import.meta.dirname, '../.cache/lexical'),
    variableKinds,
  });
  described = mergeNotes(source, readNotes(path.join(repository, 'reference-notes')));
  const rendered = renderPages(described.model, {
    variableKinds,
    route: '/docs/api',
    trailingSlash: undefined,
    sourceUrl:
      'https://github.com/facebook/lexical/blob/v{version}/{directory}/{file}#L{line}',
  });
  rendered.pages.forEach((page) => pages.set(page.path, page));
}, 120_000);

test('every name that TypeScript finds among the exports has a heading on its module’s page', () => {
  const exported = exportedNames();
  const missing = exported.filter(
    ([module, name]) => !headings(modulePage(module)).has(name),
  );
  expect(missing).toEqual([]);
  expect(exported.length).toBeGreaterThan(1000);
}, 120_000);

test('a name that several packages export is declared by the one that holds its source', () => {
  const elsewhere = described.model.modules.flatMap((module) =>
    module.symbols
      .filter(({kind, source}) => {
        const isElsewhere = source !== undefined && source.package !== module.package;
        return kind !== 'reexport' && isElsewhere;
      })
      .map(({name}) => `${module.name}#${name}`),
  );
  expect(elsewhere).toEqual([]);
});

test('every note fits the installed packages', () => {
  expect(described.problems.map(({message}) => message)).toEqual([]);
});

test('every module has a purpose of our own', () => {
  const without = described.model.modules.filter(({purpose}) => !purpose);
  expect(without.map(({name}) => name)).toEqual([]);
});

test('the number of undescribed names only falls', () => {
  const coverage = measureCoverage(described.model);
  console.log(`Described by module:\n${formatCoverage(coverage)}`);
  expect(coverage.flatMap(({missing}) => missing).length).toBe(UNDESCRIBED);
});

test('components list their props, also those whose type is not exported', () => {
  const {html} = modulePage('@lexical/react/LexicalComposer');
  const props = html.slice(html.indexOf('<table class="api-props">'));
  expect(props).toMatch(/<code>initialConfig<\/code>/);
  expect(props).toMatch(/<code>children\?<\/code>/);
});

test('commands name their payload', () => {
  const section = symbolSection('lexical', 'key_enter_command');
  expect(section).toContain('<b>Payload</b>');
  expect(section).toContain('>KeyboardEvent</a> | null</code>');
});

test('types of the platform lead to their documentation', () => {
  expect(symbolSection('lexical', 'getdomshadowroots')).toContain(
    '<a href="https://developer.mozilla.org/docs/Web/API/ShadowRoot">ShadowRoot</a>',
  );
});

test.each([
  ['lexical', 'getroot'],
  ['lexical', 'lexicaleditor'],
  ['lexical', 'lexicaleditor-registerupdatelistener'],
  ['lexical', 'key_enter_command'],
  ['lexical', 'lexicalcommandtpayload'],
  ['@lexical/react/LexicalComposer', 'lexicalcomposer'],
])('the page of %s has the anchor #%s', (module, anchor) => {
  expect(modulePage(module).html).toContain(` id="${anchor}"`);
});

test('every link inside the reference leads to a page and an anchor that exist', () => {
  const anchors = new Set(
    [...pages.values()].flatMap((page) => [
      `/docs/api/${page.path}`,
      ...ids(page).map((id) => `/docs/api/${page.path}#${id}`),
    ]),
  );
  const broken = [...pages.values()].flatMap((page) =>
    attributes(page.html, 'href')
      .map((href) => (href.startsWith('#') ? `/docs/api/${page.path}${href}` : href))
      .filter((href) => href.startsWith('/docs/api/') && !anchors.has(href))
      .map((href) => `${page.path}: ${href}`),
  );
  expect(broken).toEqual([]);
});

test('no page gives one id to two elements', () => {
  const doubled = [...pages.values()].flatMap((page) =>
    ids(page)
      .filter((id, index, all) => all.indexOf(id) !== index)
      .map((id) => `${page.path}#${id}`),
  );
  expect(doubled).toEqual([]);
});

test('a source link names the file and line of the repository at the package’s version', () => {
  expect(modulePage('@lexical/clipboard').html).toMatch(
    /href="https:\/\/github\.com\/facebook\/lexical\/blob\/v0\.50\.0\/packages\/lexical-clipboard\/src\/clipboard\.ts#L\d+"/,
  );
});

describe('budgets', () => {
  test('no page has more than 11,000 elements, the shell has the rest of 12,000', () => {
    const heavy = [...pages.values()]
      .map((page) => ({
        path: page.path,
        elements: page.html.match(/<[a-z]/g)?.length ?? 0,
      }))
      .filter(({elements}) => elements > 11_000);
    expect(heavy).toEqual([]);
  });

  test('no page’s text is more than 150 KB, gzip', () => {
    const heavy = [...pages.values()]
      .map((page) => ({path: page.path, bytes: gzipSync(page.html).length}))
      .filter(({bytes}) => bytes > 150_000);
    expect(heavy).toEqual([]);
  });
});

function modulePage(module: string): Page {
  const slug = module.replace(/^@/, '').replaceAll('/', '_');
  const page = pages.get(`modules/${slug}`);
  if (page === undefined) {
    throw new Error(`There is no page for ${module}.`);
  }
  return page;
}

/** HTML of one symbol on its module's page. */
function symbolSection(module: string, anchor: string): string {
  const sections = modulePage(module).html.split('<section class="api-symbol"');
  return sections.find((section) => section.includes(`<h3 id="${anchor}">`)) ?? '';
}

/** Names that stand in the headings of symbols. */
function headings({html}: Page): Set<string> {
  return new Set(
    [...html.matchAll(/<h3 id="[^"]+">(?:<a id="[^"]+"><\/a>)*([^<]+)</g)].map(
      ([, name = '']) => name,
    ),
  );
}

function ids({html}: Page): string[] {
  return attributes(html, 'id');
}

function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(
    ([, value = '']) => value,
  );
}

/** All exports by TypeScript's own checker, independent of TypeDoc and the model. */
function exportedNames(): (readonly [module: string, name: string])[] {
  return listExports(readPackages(names, repository)).flatMap(
    ({module, names: exported}) => exported.map((name) => [module, name] as const),
  );
}
