/** One of Docusaurus' own measurements. */
interface Measurement {
  /** Where in the build it was taken, outermost first: `['Build', 'en', 'Load site']`. */
  readonly path: readonly string[];
  readonly seconds: number;
}

/** What a part of a build took, in seconds. */
export interface BuildPart {
  readonly name: string;
  readonly seconds: number;
}

/** Such as `[PERF] Build > en > Load site - 1.78 seconds! - (Heap 107mb -> 112mb / Total 137mb)`. */
const LINE = /^\[PERF\] (.+) - ([\d.]+) (ms|seconds!|minutes!) - \(Heap/;
const SECONDS: Readonly<Record<string, number>> = {
  ms: 0.001,
  'seconds!': 1,
  'minutes!': 60,
};

/** The parts that a maintainer can do something about, and the measurement that each one is. */
const PARTS: readonly {readonly name: string; readonly step: RegExp}[] = [
  {name: 'reference and plugins', step: /^Init plugins$/},
  {name: 'content', step: /^Load plugins content$/},
  {name: 'samples', step: /^Resolve samples$/},
  {name: 'bundle', step: /^Bundling with /},
  {name: 'render', step: /^SSG$/},
  {name: 'index and files', step: /^postBuild\(\)$/},
  {name: 'links', step: /^Broken links checker$/},
];

/**
 * Reads what the parts of a build took from what Docusaurus prints with `DOCUSAURUS_PERF_LOGGER`.
 * Samples are resolved while the reference is read, so the parts overlap.
 *
 * @throws Error when the output lacks a part
 */
export function readParts(output: string): BuildPart[] {
  const measurements = output.split('\n').flatMap(readMeasurement);
  return PARTS.map(({name, step}) => {
    const found = measurements.filter(({path}) => step.test(path.at(-1) ?? ''));
    if (found.length === 0) {
      throw new Error(
        `Docusaurus printed no measurement of "${name}" (${step.source}): has its output changed?`,
      );
    }
    return {name, seconds: found.reduce((sum, {seconds}) => sum + seconds, 0)};
  });
}

function readMeasurement(line: string): Measurement[] {
  // eslint-disable-next-line no-control-regex -- colors of the terminal
  const plain = line.replaceAll(/\u001B\[\d+m/g, '');
  const [, path, value, unit = ''] = LINE.exec(plain) ?? [];
  return path
    ? [
        {
          path: path.split(' > '),
          seconds: Number(value) * (SECONDS[unit] ?? Number.NaN),
        },
      ]
    : [];
}
