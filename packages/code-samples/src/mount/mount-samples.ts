import type {Problem, SourcePlace} from '@lexical-documentation/common';

import type {KeptResults} from '../check/kept-results';
import {factsOf, type Sample} from '../check/samples';
import {bundleMountable, type MountableSample} from './bundle-mountable';
import {mountInBrowser} from './mount-in-browser';
import {shownComponents} from './shown-components';
import {shownNodeClasses} from './shown-definitions';

export interface MountOptions {
  readonly root: string;
  readonly browserExecutable?: string;
}

/** How much was mounted, and the problems. */
export interface MountResult {
  readonly nodeClasses: number;
  readonly components: number;
  readonly problems: readonly Problem<SourcePlace>[];
}

/**
 * Mounts what readers copy in a real editor in Chromium: each node class that a sample shows, with
 * changes to its state, and each component that no run of the sample mounts.
 */
export async function mountSamples(
  samples: readonly Sample[],
  options: MountOptions,
  results: KeptResults,
): Promise<MountResult> {
  const all = samples.flatMap(mountableOf);
  const factsOfMount = ({sample}: MountableSample) => ['mount', ...factsOf(sample)];
  const toMount = all.filter((one) => !results.isKnownToPass(factsOfMount(one)));
  const problems: Problem<SourcePlace>[] = [];
  if (toMount.length > 0) {
    const {modules, failures} = await bundleMountable(toMount, options.root);
    const kinds = toMount.map(({kind}, index) => (failures.has(index) ? 'none' : kind));
    const mounted = await mountInBrowser(kinds, modules, options.browserExecutable);
    const found = mounted.map((ofSample, index) => failures.get(index) ?? ofSample);
    for (const [index, mountable] of toMount.entries()) {
      const ofSample = found[index] ?? [];
      problems.push(...ofSample.map((what) => problemOf(mountable, what)));
      if (ofSample.length === 0) results.keep(factsOfMount(mountable));
    }
  }
  const count = (kind: MountableSample['kind']) =>
    all.filter((one) => one.kind === kind).flatMap(({names}) => names).length;
  return {nodeClasses: count('nodes'), components: count('components'), problems};
}

/** A file can have both. */
function mountableOf(sample: Sample): MountableSample[] {
  if (sample.fenceMeta.notMounted !== undefined) return [];
  const shown = new Set(sample.source.shown.map(({sourceLine}) => sourceLine));
  return sample.source.files.flatMap((file) => {
    const {compiledLines} = sample.source;
    const text = compiledLines.slice(file.startLine, file.endLine).join('\n');
    const isShown = (line: number) => shown.has(file.startLine + line);
    const found = {
      nodes: shownNodeClasses(text, isShown),
      // What runs is mounted there.
      components: sample.fenceMeta.run ? undefined : shownComponents(text, isShown),
    };
    return (['nodes', 'components'] as const).flatMap((kind) => {
      const ofKind = found[kind];
      return ofKind ? [{sample, kind, ...ofKind}] : [];
    });
  });
}

function problemOf({sample}: MountableSample, what: string): Problem<SourcePlace> {
  return {
    what,
    where: {file: sample.file, line: sample.line},
    expected: 'shown classes and components that work in an editor as they are copied',
    fix: 'Correct the sample: createDOM draws a node first, and updateDOM changes the element, or returns true for a new one. If it is never shown, say why: not-mounted="reason".',
  };
}
