import type {PageCost} from './measure-page';

interface Row {
  readonly label: string;
  readonly read: (cost: PageCost) => number;
  readonly format: (value: number) => string;
}

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} KB`;
const milliseconds = (time: number) => `${Math.round(time)} ms`;

const ROWS: readonly Row[] = [
  {label: 'JavaScript', read: ({javascript}) => javascript, format: kilobytes},
  {label: 'CSS', read: ({css}) => css, format: kilobytes},
  {label: 'HTML', read: ({html}) => html, format: kilobytes},
  {label: 'DOM elements', read: ({elements}) => elements, format: String},
  {
    label: 'blocking time',
    read: ({blockingTime}) => blockingTime,
    format: milliseconds,
  },
  {
    label: 'largest paint',
    read: ({largestPaint}) => largestPaint,
    format: milliseconds,
  },
  {
    label: 'layout shift',
    read: ({layoutShift}) => layoutShift,
    format: (shift) => shift.toFixed(3),
  },
];

/** Formats what a page costs here and on the stock site, with the ratio of the two. */
export function formatComparison(
  path: string,
  ours: PageCost,
  stock: PageCost,
): string {
  const lines = ROWS.map(({label, read, format}) => {
    const [here, there] = [read(ours), read(stock)];
    return formatLine(label, format(here), format(there), formatRatio(here, there));
  });
  return [formatLine(path, 'this site', 'stock', 'ratio'), ...lines].join('\n');
}

/** Formats how long a navigation takes here and on the stock site, with the ratio of the two. */
export function formatNavigation(ours: number, stock: number): string {
  return [
    formatLine('navigation', 'this site', 'stock', 'ratio'),
    formatLine(
      'content is shown after',
      milliseconds(ours),
      milliseconds(stock),
      formatRatio(ours, stock),
    ),
  ].join('\n');
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The middle one of each figure, as single runs vary. */
export function medianCost(costs: readonly PageCost[]): PageCost {
  const middle = (read: (cost: PageCost) => number) => median(costs.map(read));
  return {
    javascript: middle(({javascript}) => javascript),
    css: middle(({css}) => css),
    html: middle(({html}) => html),
    elements: middle(({elements}) => elements),
    blockingTime: middle(({blockingTime}) => blockingTime),
    largestPaint: middle(({largestPaint}) => largestPaint),
    layoutShift: middle(({layoutShift}) => layoutShift),
  };
}

function formatLine(label: string, ours: string, stock: string, ratio: string): string {
  return label.padEnd(26) + ours.padStart(12) + stock.padStart(12) + ratio.padStart(9);
}

function formatRatio(ours: number, stock: number): string {
  return stock === 0 ? '–' : `${(ours / stock).toFixed(2)}`;
}
