import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {entryPointsOf, readPackage} from '@lexical-documentation/package-facts';
import {beforeAll, describe, expect, test} from 'vitest';

import {lexicalPackages} from '../../../site/config/api-reference';
import {packageExports} from './package-exports';

const root = path.join(import.meta.dirname, '../../..');
const folder = path.join(root, 'docs/packages');
const pageOf = (name: string) => `${name.replace('@', '').replace('/', '-')}.mdx`;

/** Not for use by applications, so there is nothing to install. */
const NOT_INSTALLED = '@lexical/internal';
/** What a project has before it adds a package for it. */
const HOSTS: ReadonlySet<string> = new Set(['eslint', 'react', 'react-dom']);

let exported: ReturnType<typeof packageExports>;
beforeAll(() => {
  exported = packageExports(lexicalPackages, root);
});

test('there is a page for each package, and no other', () => {
  expect(readdirSync(folder).sort()).toEqual(lexicalPackages.map(pageOf).sort());
});

describe.each(lexicalPackages)('the page of %s', (name) => {
  const page = readFileSync(path.join(folder, pageOf(name)), 'utf8');
  const sections = sectionsOf(page);

  test('has the sections that all package pages have, in order', () => {
    const optional = sections.has('Troubleshooting') ? ['Troubleshooting'] : [];
    expect([...sections.keys()]).toEqual([
      'Install',
      'Usage',
      ...optional,
      'Exports',
      'Related',
    ]);
    expect(page).toMatch(/^---\ntitle: '[^']+'\n/);
    expect(/^title: '(.+)'$/m.exec(page)?.[1]).toBe(name);
  });

  test('says how to install it, with the packages that it asks for', () => {
    const install = sections.get('Install') ?? '';
    const words = /^npm install (.+)$/m.exec(install)?.[1]?.split(' ') ?? [];
    const command = words.filter((word) => word !== '--save-dev');
    const isForDevelopment = words.length > command.length;
    const needed = name === NOT_INSTALLED ? [] : neededBeside(name, isForDevelopment);
    expect(needed.filter((word) => !command.includes(word))).toEqual([]);
    expect(command).toEqual([...new Set(command)]);
    expect(command.filter((word) => !readPackage(word, root))).toEqual([]);
  });

  test('tells its facts after the installation, and all its exports', () => {
    expect(sections.get('Install')?.trim()).toMatch(
      new RegExp(`<PackageFacts name="${name}" />$`),
    );
    expect(sections.get('Exports')?.trim()).toMatch(
      new RegExp(`<PackageExports name="${name}" />$`),
    );
  });

  test('shows how it is used by at least two samples', () => {
    const samples = page.match(/^```(?:ts|tsx|js|json)\b/gm) ?? [];
    expect(samples.length).toBeGreaterThanOrEqual(2);
  });

  test('names only exports that exist', () => {
    expect(staleNames(sections.get('Exports') ?? '', name)).toEqual([]);
  });
});

/** The package, its peers that are not optional, and the core, which all editors import. */
function neededBeside(name: string, isForDevelopment: boolean): string[] {
  const {dependencies = {}, optionalPeers, peers = {}} = readPackage(name, root) ?? {};
  const needed = Object.keys(peers).filter(
    (peer) => !optionalPeers?.has(peer) && !HOSTS.has(peer) && peer !== 'typescript',
  );
  const core = 'lexical' in dependencies && !isForDevelopment ? ['lexical'] : [];
  return [name, ...needed, ...core];
}

/** Content of a page by its headings of the second level, without their anchors. */
function sectionsOf(page: string): Map<string, string> {
  const [, ...parts] = page.replace(/^```[^]*?^```/gm, fence).split(/^## /m);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end).replace(/ \{\/\* #.+$/, ''), part.slice(end)];
    }),
  );
}

/** The commands of a fence stay, its comments may not look like headings. */
function fence(text: string): string {
  return text.replace(/^#/gm, ' #');
}

/** Inline code that looks like an exported name and is none; options stand in parentheses. */
function staleNames(section: string, name: string): string[] {
  const groups = section.replace(/\(`[^)]*\)/g, '');
  const own = exported.get(name) ?? new Set();
  const core = exported.get('lexical') ?? new Set();
  const modules = modulesOf(name);
  return [...groups.matchAll(/`([$\w]+)`/g)]
    .map(([, word = '']) => word)
    .filter(
      (word) =>
        !own.has(word) && !core.has(word) && !modules.has(word) && word !== 'lexical',
    );
}

/** Entry points with a default export only are known by their file's name. */
function modulesOf(name: string): Set<string> {
  const installed = readPackage(name, root);
  const entryPoints = installed ? entryPointsOf(installed) : [];
  return new Set(entryPoints.map(({specifier}) => path.posix.basename(specifier)));
}
