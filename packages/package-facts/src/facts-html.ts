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
    ['Depends on', rangesOf(dependencies, new Set(), options)],
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

function rangesOf(
  ranges: Readonly<Record<string, string>>,
  optional: ReadonlySet<string>,
  {packages, packageUrl}: PackageFactsOptions,
): Content[] {
  const items = Object.entries(ranges).map(([name, range]): Content[] => {
    const code = h('code', name);
    return [
      packages.includes(name) ? h('a', {href: packageUrl(name)}, code) : code,
      ` ${range}${optional.has(name) ? ' (optional)' : ''}`,
    ];
  });
  return items.length === 0
    ? ['none']
    : items.flatMap((item, index) => (index === 0 ? item : [', ', ...item]));
}

function exportsOf({names}: Facts, {moduleUrl}: PackageFactsOptions): Content {
  const modules = [...new Set(names.map(({module}) => module))];
  const count = `${names.length} ${names.length === 1 ? 'name' : 'names'}`;
  const text =
    modules.length > 1 ? `${count} from ${modules.length} entry points` : count;
  const [module] = modules;
  return module === undefined ? 'none' : h('a', {href: moduleUrl(module)}, text);
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
