import {availableParallelism} from 'node:os';

import type {Problem, SourcePlace} from '@lexical-documentation/common';

import {placeInFence} from '../program/markdown-samples';
import {makeRunnable, type RunnableSample} from './bundle-sample';
import type {KeptResults} from './kept-results';
import {createBrowserRunner} from './run-in-browser';
import {createNodeRunner, type PackageBuild} from './run-in-node';
import {problemsOfRun} from './run-problems';
import {factsOf, type Sample} from './samples';
import type {SampleRunner} from './sample-runner';

export interface RunOptions {
  readonly root: string;
  /** The Chromium for samples that run in a browser; by default, Playwright's own. */
  readonly browserExecutable?: string;
  /** The packages' build for samples that run in Node. Default `development`. */
  readonly packageBuild?: PackageBuild;
}

/** Runs the samples that haven't passed before, and returns the problems. */
export async function runSamples(
  samples: readonly Sample[],
  {root, browserExecutable, packageBuild = 'development'}: RunOptions,
  results: KeptResults,
): Promise<{problems: Problem<SourcePlace>[]; kept: number}> {
  const factsOfRun = (sample: Sample) => [
    'run',
    packageBuild,
    browserExecutable ?? '',
    ...factsOf(sample),
  ];
  const toRun = samples.filter((sample) => !results.isKnownToPass(factsOfRun(sample)));
  const inBrowser = toRun.filter(({fenceMeta}) => fenceMeta.run === 'browser');
  const inNode = toRun.filter(({fenceMeta}) => fenceMeta.run !== 'browser');
  const ran = [
    ...(await runAll(inNode, () => createNodeRunner(root, packageBuild))),
    ...(await runAll(inBrowser, () => createBrowserRunner(root, browserExecutable))),
  ];
  for (const {sample, problems} of ran) {
    if (problems.length === 0) results.keep(factsOfRun(sample));
  }
  return {
    problems: ran.flatMap(({problems}) => problems),
    kept: samples.length - toRun.length,
  };
}

interface SampleRun {
  readonly sample: Sample;
  readonly problems: readonly Problem<SourcePlace>[];
}

async function runAll(
  samples: readonly Sample[],
  createRunner: () => Promise<SampleRunner>,
): Promise<SampleRun[]> {
  if (samples.length === 0) {
    return [];
  }
  const runner = await createRunner();
  const runs = samples.map((sample): SampleRun => ({sample, problems: []}));
  const queue = samples.entries();
  const work = async () => {
    for (const [index, sample] of queue) {
      runs[index] = {sample, problems: await runOne(makeRunnable(sample), runner)};
    }
  };
  try {
    await Promise.all(Array.from({length: availableParallelism()}, work));
  } finally {
    await runner.close();
  }
  return runs;
}

async function runOne(
  runnable: RunnableSample,
  runner: SampleRunner,
): Promise<Problem<SourcePlace>[]> {
  const {sample, unattached} = runnable;
  if (unattached.length > 0) {
    return unattached.map((line) => ({
      what: 'A claim does not follow an expression or a variable whose value could be compared.',
      where: placeInFence(sample, line, 0),
      expected:
        'an expression or a variable at the end of the line, or of the line above',
      fix: 'Move the claim after the statement that it is about.',
    }));
  }
  try {
    return problemsOfRun(runnable, await runner.run(runnable));
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    return problemsOfRun(runnable, {outcomes: [], warnings: [], failure});
  }
}
