import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {beforeAll, describe, expect, test} from 'vitest';

import {oldAddresses} from '../src/emit/old-addresses';
import {
  formatCoverage,
  historyOf,
  measureCoverage,
  readDeclaredFacts,
  readPackages,
  readReleases,
} from '../src/index';
import type {Page} from '../src/render/context';
import {lexicalPackages, LexicalReference, repository} from './lexical-reference';

/** Symbols and members without a description in sources or notes; the number can only fall. */
const UNDESCRIBED = 0;

/** Symbols that a source or a note shows in use; the number can only grow. */
const WITH_EXAMPLE = 281;

let reference: LexicalReference;

beforeAll(async () => {
  reference = LexicalReference.load();
}, 120_000);

test('every name that TypeScript finds among the exports has a heading on its module’s page', () => {
  const exported = exportedNames();
  const missing = exported.filter(
    ([module, name]) => !reference.headings(module).has(name),
  );
  expect(missing).toEqual([]);
  expect(exported.length).toBeGreaterThan(1000);
}, 120_000);

test('a name that several packages export is declared by the one that holds its source', () => {
  const elsewhere = reference.described.model.modules.flatMap((module) =>
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
  expect(reference.described.problems.map(({message}) => message)).toEqual([]);
});

test('every module has a purpose of our own', () => {
  const without = reference.described.model.modules.filter(({purpose}) => !purpose);
  expect(without.map(({name}) => name)).toEqual([]);
});

test('no name is undescribed, beyond the number that may only fall', () => {
  const coverage = measureCoverage(reference.described.model);
  console.log(`Described by module:\n${formatCoverage(coverage)}`);
  const names = coverage.flatMap(({module, missing}) =>
    missing.map((name) => `${module}: ${name}`),
  );
  expect(names.length, `undescribed:\n${names.join('\n')}\n`).toBe(UNDESCRIBED);
});

test('the number of symbols with an example only grows', () => {
  const {modules} = reference.described.model;
  const withExample = modules.flatMap(({symbols}) =>
    symbols.filter(({comment, signatures}) =>
      [comment, ...(signatures ?? []).map((signature) => signature.comment)].some(
        (found) => found?.examples,
      ),
    ),
  );
  expect(withExample.length).toBeGreaterThanOrEqual(WITH_EXAMPLE);
});

test('the releases lead to the installed version, and say of its names what they are', () => {
  const steps = readReleases(path.join(repository, 'reference-notes/releases'));
  const installed = reference.described.model.packages[0]?.version ?? '';
  const {until, since, changed, deprecated} = historyOf(steps, installed);
  // Nightly versions aren't recorded; the release before it is.
  expect(installed.startsWith(until) || installed.includes('-')).toBe(true);
  const unknown = [since, changed, deprecated].flatMap((table) =>
    Object.entries(table).flatMap(([module, paths]) =>
      Object.keys(paths)
        .map((name) => name.replace(/[.(].*/, ''))
        .filter((name) => !reference.headings(module).has(name)),
    ),
  );
  expect(unknown).toEqual([]);
});

test('classes, interfaces and types are found below both of their older addresses', () => {
  const options = {route: '/docs/api', trailingSlash: undefined};
  const redirects = oldAddresses(reference.described.model, options);
  const from = redirects.flatMap((redirect) => redirect.from);
  const addresses = new Set([
    ...from,
    ...[...reference.pages.keys()].map((page) => `/docs/api/${page}`),
  ]);
  for (const folder of ['classes', 'interfaces']) {
    for (const name of ['LexicalEditor', 'ElementNode', 'Spread', 'RootNode']) {
      expect(addresses).toContain(`/docs/api/${folder}/lexical.${name}`);
    }
  }
  expect(
    from.filter((address) => reference.pages.has(address.slice('/docs/api/'.length))),
  ).toEqual([]);
  expect(
    redirects
      .map(({to}) => to.split('#')[0])
      .filter((to) => !reference.pages.has(String(to).slice('/docs/api/'.length))),
  ).toEqual([]);
});

test('every link inside the reference leads to a page and an anchor that exist', () => {
  const anchors = new Set(
    [...reference.pages.values()].flatMap((page) => [
      `/docs/api/${page.path}`,
      ...ids(page).map((id) => `/docs/api/${page.path}#${id}`),
    ]),
  );
  const broken = [...reference.pages.values()].flatMap((page) =>
    attributes(page.html, 'href')
      .map((href) => (href.startsWith('#') ? `/docs/api/${page.path}${href}` : href))
      .filter((href) => href.startsWith('/docs/api/') && !anchors.has(href))
      .map((href) => `${page.path}: ${href}`),
  );
  expect(broken).toEqual([]);
});

test('no page gives one id to two elements', () => {
  const doubled = [...reference.pages.values()].flatMap((page) =>
    ids(page)
      .filter((id, index, all) => all.indexOf(id) !== index)
      .map((id) => `${page.path}#${id}`),
  );
  expect(doubled).toEqual([]);
});

describe('budgets', () => {
  test('no page has more than 11,000 elements, the shell has the rest of 12,000', () => {
    const heavy = [...reference.pages.values()]
      .map((page) => ({
        path: page.path,
        elements: page.html.match(/<[a-z]/g)?.length ?? 0,
      }))
      .filter(({elements}) => elements > 11_000);
    expect(heavy).toEqual([]);
  });

  test('no page’s text is more than 150 KB, gzip', () => {
    const heavy = [...reference.pages.values()]
      .map((page) => ({path: page.path, bytes: gzipSync(page.html).length}))
      .filter(({bytes}) => bytes > 150_000);
    expect(heavy).toEqual([]);
  });
});

function ids({html}: Page): string[] {
  return attributes(html, 'id');
}

function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(
    ([, value = '']) => value,
  );
}

/** All exports according to TypeScript's own checker, independent of TypeDoc and the model. */
function exportedNames(): (readonly [module: string, name: string])[] {
  return readDeclaredFacts(readPackages(lexicalPackages, repository, 'types')).flatMap(
    ({module, facts}) =>
      [...facts.keys()]
        .filter((name) => /^[\w$]+$/.test(name))
        .map((name) => [module, name] as const),
  );
}
