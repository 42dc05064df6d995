import type {PhrasingContent, Table, TableRow} from 'mdast';

import type {Facts} from './facts-html';
import {kilobytes} from './kilobytes';
import type {PackageFactsOptions} from './options';

/** Returns a table with a row of sizes for each package. */
export function sizesTable(
  packages: readonly Facts[],
  {packageUrl}: PackageFactsOptions,
): Table {
  const head = row([
    text('Package'),
    text('On its own'),
    text('With its dependencies'),
  ]);
  const rows = packages.map(({installed: {name}, sizes: {modules, bundled}}) => {
    const own = Object.values(modules).reduce((sum, size) => sum + size, 0);
    return row([
      {
        type: 'link',
        url: packageUrl(name),
        children: [{type: 'inlineCode', value: name}],
      },
      text(kilobytes(own)),
      text(kilobytes(bundled)),
    ]);
  });
  return {type: 'table', align: [null, 'right', 'right'], children: [head, ...rows]};
}

function row(cells: PhrasingContent[]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((cell) => ({type: 'tableCell', children: [cell]})),
  };
}

function text(value: string): PhrasingContent {
  return {type: 'text', value};
}
