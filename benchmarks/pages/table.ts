import type {PageCost} from './measure-page';

/** What a site's page costs its reader the first and the second time. */
export interface Visits {
  readonly first: PageCost;
  readonly second: PageCost;
}

interface Row {
  readonly label: string;
  readonly read: (visits: Visits) => number;
  readonly format: (value: number) => string;
}

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} KB`;
const milliseconds = (time: number) => `${Math.round(time)} ms`;

const ROWS: readonly Row[] = [
  {label: 'first paint', read: ({first}) => first.firstPaint, format: milliseconds},
  {label: 'largest paint', read: ({first}) => first.largestPaint, format: milliseconds},
  {label: 'longest task', read: ({first}) => first.longestTask, format: milliseconds},
  {label: 'blocking time', read: ({first}) => first.blockingTime, format: milliseconds},
  {
    label: 'layout shift',
    read: ({first}) => first.layoutShift,
    format: (shift) => shift.toFixed(3),
  },
  {label: 'JavaScript', read: ({first}) => first.javascript, format: kilobytes},
  {label: 'CSS', read: ({first}) => first.css, format: kilobytes},
  {label: 'HTML', read: ({first}) => first.html, format: kilobytes},
  {label: 'all bytes', read: ({first}) => first.transferred, format: kilobytes},
  {label: 'DOM elements', read: ({first}) => first.elements, format: String},
  {
    label: 'again: first paint',
    read: ({second}) => second.firstPaint,
    format: milliseconds,
  },
  {
    label: 'again: longest task',
    read: ({second}) => second.longestTask,
    format: milliseconds,
  },
  {
    label: 'again: blocking time',
    read: ({second}) => second.blockingTime,
    format: milliseconds,
  },
  {
    label: 'again: all bytes',
    read: ({second}) => second.transferred,
    format: kilobytes,
  },
];

/**
 * Formats what a page costs here and on other sites, each with the ratio of this site's figure to it.
 *
 * @param names - of the other sites
 */
export function formatComparison(
  path: string,
  names: readonly string[],
  ours: Visits,
  others: readonly Visits[],
): string {
  const lines = ROWS.map(({label, read, format}) =>
    formatFigures(label, read(ours), others.map(read), format),
  );
  return [formatHead(path, names), ...lines].join('\n');
}

/** Formats how long navigations take here and on other sites. */
export function formatNavigation(
  title: string,
  names: readonly string[],
  rows: readonly {readonly label: string; readonly times: readonly number[]}[],
): string {
  const lines = rows.map(({label, times: [ours = Number.NaN, ...others]}) =>
    formatFigures(label, ours, others, milliseconds),
  );
  return [formatHead(title, names), ...lines].join('\n');
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The middle one of each figure, as single runs vary. */
export function medianCost(costs: readonly PageCost[]): PageCost {
  const names = Object.keys(costs[0] ?? {}) as (keyof PageCost)[];
  const middles = names.map((name) => [name, median(costs.map((cost) => cost[name]))]);
  return Object.fromEntries(middles) as unknown as PageCost;
}

function formatHead(title: string, names: readonly string[]): string {
  const others = names.map((name) => name.padStart(12) + 'ratio'.padStart(8)).join('');
  return title.padEnd(34) + 'this site'.padStart(12) + others;
}

function formatFigures(
  label: string,
  ours: number,
  others: readonly number[],
  format: (value: number) => string,
): string {
  const figures = others.map(
    (value) => format(value).padStart(12) + formatRatio(ours, value).padStart(8),
  );
  return label.padEnd(34) + format(ours).padStart(12) + figures.join('');
}

function formatRatio(ours: number, other: number): string {
  return other === 0 ? '–' : (ours / other).toFixed(2);
}
