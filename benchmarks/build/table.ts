import type {BuildPart} from './read-parts';

/** A build, its time, and what its parts took. */
export interface TimedBuild {
  readonly name: string;
  readonly seconds: number;
  readonly parts: readonly BuildPart[];
}

/**
 * Formats builds side by side, with the ratio of each to the first.
 *
 * @param builds - the first one is the build from nothing
 * @param stock - seconds that a stock site of the same texts takes from nothing
 */
export function formatBuilds(builds: readonly TimedBuild[], stock: number): string {
  const [first] = builds;
  const lines = [
    line(
      '',
      builds.map(({name}) => name),
    ),
    line(
      'build',
      builds.map(({seconds}) => format(seconds)),
    ),
    ...(first?.parts ?? []).map(({name}, index) =>
      line(
        `  ${name}`,
        builds.map(({parts}) => format(parts[index]?.seconds ?? Number.NaN)),
      ),
    ),
    line(
      'ratio to the first',
      builds.map(({seconds}) => (seconds / (first?.seconds ?? 1)).toFixed(2)),
    ),
    '',
    line('stock site, from nothing', [format(stock)]),
  ];
  return lines.join('\n');
}

function line(label: string, cells: readonly string[]): string {
  return (label.padEnd(26) + cells.map((cell) => cell.padStart(24)).join('')).trimEnd();
}

function format(seconds: number): string {
  return `${seconds.toFixed(1)} s`;
}
