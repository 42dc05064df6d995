import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';

import type {InstalledPackage} from './installed-package';
import {kilobytes} from './kilobytes';
import type {PackageSizes} from './measure-sizes';
import type {ExportedName, PackageFactsOptions} from './options';

type Content = string | ReturnType<typeof h>;

/** What the facts of one package are told from. */
export interface Facts {
  readonly installed: InstalledPackage;
  readonly sizes: PackageSizes;
  readonly names: readonly ExportedName[];
}

/** Returns the inside of a `<dl>` with the facts of a package. */
export function factsHtml(facts: Facts, options: PackageFactsOptions): string {
  const {installed} = facts;
  const {version, license, dependencies, peers, optionalPeers, directory} = installed;
  const rows: (readonly [string, Content[]])[] = [
    ['Version', [`${version}, ${license} license`]],
    ['Size', sizeOf(facts)],
    ['Depends on', dependenciesOf(dependencies, version, options)],
    ['Peer dependencies', rangesOf(peers, optionalPeers, options)],
    ['Exports', [exportsOf(facts, options)]],
  ];
  if (directory !== undefined) {
    rows.push(['Source', [outside(sourceOf(installed, options), directory)]]);
  }
  return rows
    .map(([term, content]) => toHtml([h('dt', term), h('dd', content)]))
    .join('');
}

/** What was measured stands beside each figure: without it, none could be compared. */
function sizeOf({installed: {name}, sizes}: Facts): Content[] {
  const {modules, bundled, hasMoreOnDemand} = sizes;
  const bytes = Object.values(modules);
  const total = bytes.reduce((sum, size) => sum + size, 0);
  const [largest = name] = Object.keys(modules).sort(
    (one, other) => (modules[other] ?? 0) - (modules[one] ?? 0),
  );
  const own: Content[] =
    bytes.length === 1
      ? [`${kilobytes(total)}: its own production module, gzip. `]
      : [
          `${kilobytes(Math.min(...bytes))} to ${kilobytes(Math.max(...bytes))} for each of its ${bytes.length} entry points (the largest is `,
          h('code', largest),
          `), ${kilobytes(total)} in all: its own production modules, gzip. `,
        ];
  const rest = hasMoreOnDemand ? ', without what is loaded on demand' : '';
  const subject = bytes.length === 1 ? 'all its exports' : 'all its entry points';
  return [
    ...own,
    `${kilobytes(bundled)}: ${subject} bundled with what they use of its dependencies, minified, gzip${rest}; peer dependencies are not counted.`,
  ];
}

/** Packages of one release name each other by exactly its version, which need not be repeated. */
function dependenciesOf(
  dependencies: Readonly<Record<string, string>>,
  version: string,
  options: PackageFactsOptions,
): Content[] {
  const names = Object.keys(dependencies);
  const same = names.filter((name) => dependencies[name] === version);
  const others = Object.entries(dependencies).filter(([name]) => !same.includes(name));
  const siblings: Content[] = [
    ...joined(same.map((name) => [nameOf(name, options)])),
    ` of the same version${others.length > 0 ? '; ' : ''}`,
  ];
  return [
    ...(same.length > 0 ? siblings : []),
    ...(others.length > 0 || same.length === 0
      ? rangesOf(Object.fromEntries(others), new Set(), options)
      : []),
  ];
}

function rangesOf(
  ranges: Readonly<Record<string, string>>,
  optional: ReadonlySet<string>,
  options: PackageFactsOptions,
): Content[] {
  const items = Object.entries(ranges).map(([name, range]): Content[] => [
    nameOf(name, options),
    ` ${range}${optional.has(name) ? ' (optional)' : ''}`,
  ]);
  return items.length === 0 ? ['none'] : joined(items);
}

function joined(items: readonly Content[][]): Content[] {
  return items.flatMap((item, index) => (index === 0 ? item : [', ', ...item]));
}

function nameOf(name: string, {packages, packageUrl}: PackageFactsOptions): Content {
  const code = h('code', name);
  return packages.includes(name) ? h('a', {href: packageUrl(name)}, code) : code;
}

/** The names of several modules have no page of their own; the list of exports links to each. */
function exportsOf({names}: Facts, {moduleUrl}: PackageFactsOptions): Content {
  const [module, ...further] = new Set(names.map((name) => name.module));
  const count = `${names.length} ${names.length === 1 ? 'name' : 'names'}`;
  if (module === undefined) {
    return 'none';
  }
  return further.length > 0
    ? `${count} from ${further.length + 1} entry points`
    : h('a', {href: moduleUrl(module)}, count);
}

function sourceOf(
  {version, directory = ''}: InstalledPackage,
  {sourceUrl}: PackageFactsOptions,
): string {
  return sourceUrl.replace('{version}', version).replace('{directory}', directory);
}

function outside(href: string, text: string): Content {
  return h(
    'a',
    {href, target: '_blank', rel: ['noopener', 'noreferrer']},
    h('code', text),
  );
}
