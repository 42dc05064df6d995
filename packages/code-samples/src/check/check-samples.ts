import type {Problem, SourcePlace} from '@lexical-documentation/common';
import ts from 'typescript';

import {readMarkdownFences} from '../program/markdown-samples';
import {mountSamples} from '../mount/mount-samples';
import {isUsed} from '../user/user-module';
import {type KeptResults, readKeptResults} from './kept-results';
import {runSamples, type RunOptions} from './run-samples';
import {factsOf, sortSamples, type Sample} from './samples';
import {typeCheck} from './type-check';

export interface CheckOptions extends RunOptions {
  /** Markdown and MDX files, as absolute paths. */
  readonly files: readonly string[];
  /**
   * Where to store what passed, so that it isn't checked again until something that it depends on
   * changes. Without it, everything is checked each time.
   */
  readonly resultsFile?: string;
  /** Whether the samples are compiled before they run. Default `true`. */
  readonly checkTypes?: boolean;
}

/** A sample that is left out of the type check, and the reason. */
export interface OptOut {
  readonly where: SourcePlace;
  readonly reason: string;
}

export interface CheckResult {
  /** How many samples were compiled. */
  readonly checked: number;
  /** How many of them were also executed. */
  readonly run: number;
  /** How many of these use a user: keys, paste, clicks. */
  readonly used: number;
  /** How many of the executed ones passed in an earlier check and weren't executed again. */
  readonly kept: number;
  /** How many node classes and components were mounted in an editor, now or in an earlier check. */
  readonly mounted: number;
  readonly optedOut: readonly OptOut[];
  /** In the order of files and lines; empty if there are no problems. */
  readonly problems: readonly Problem<SourcePlace>[];
}

const LARGEST_OPT_OUT_SHARE = 0.02;

/**
 * Compiles every `ts`, `tsx`, `js` and `jsx` fence of the files in one strict program, runs those
 * that are marked to run, and compares their claims.
 *
 * @returns counts and problems; problems are never thrown
 * @throws the error of Playwright if a sample runs in a browser and there is none
 */
export async function checkSamples(options: CheckOptions): Promise<CheckResult> {
  const fences = (await Promise.all(options.files.map(readMarkdownFences))).flat();
  const {toCompile, optedOut, problems} = sortSamples(fences);
  const results = await readKeptResults(options.resultsFile, options.root);
  const {checkTypes = true, root} = options;
  const compiled = checkTypes ? typeCheckUnlessKept(toCompile, root, results) : [];
  const toRun = toCompile.filter(({fenceMeta}) => fenceMeta.run);
  const {problems: ran, kept} = await runSamples(toRun, options, results);
  // What is mounted shares the packages' development build.
  const toMount = options.packageBuild === 'production' ? [] : toCompile;
  const mounted = await mountSamples(toMount, options, results);
  results.save();
  const share = shareProblems(toCompile.length, optedOut);
  return {
    checked: toCompile.length,
    run: toRun.length,
    used: toRun.filter(isUsed).length,
    kept,
    optedOut: optedOut.map(({file, line, fenceMeta}) => ({
      where: {file, line},
      reason: fenceMeta.noCheck ?? '',
    })),
    mounted: mounted.nodeClasses + mounted.components,
    problems: [...problems, ...compiled, ...ran, ...mounted.problems, ...share].sort(
      byPlace,
    ),
  };
}

/** All samples are one program, so that they pass or fail together. */
function typeCheckUnlessKept(
  samples: readonly Sample[],
  root: string,
  results: KeptResults,
): Problem<SourcePlace>[] {
  const facts = ['types', ts.version, ...samples.flatMap(factsOf)];
  if (results.isKnownToPass(facts)) return [];
  const problems = typeCheck(samples, root);
  if (problems.length === 0) results.keep(facts);
  return problems;
}

function shareProblems(
  checked: number,
  optedOut: readonly Sample[],
): Problem<SourcePlace>[] {
  const allowed = Math.floor((checked + optedOut.length) * LARGEST_OPT_OUT_SHARE);
  const [first] = optedOut.slice(allowed);
  return first
    ? [
        {
          what: `${optedOut.length} of ${checked + optedOut.length} samples are not checked.`,
          where: {file: first.file, line: first.line},
          expected: `at most ${LARGEST_OPT_OUT_SHARE * 100}% of the samples with no-check, here ${allowed}`,
          fix: 'Complete samples, with hidden lines where needed, until they compile, and remove their no-check.',
        },
      ]
    : [];
}

function byPlace(
  {where: one}: Problem<SourcePlace>,
  {where: other}: Problem<SourcePlace>,
): number {
  return one.file < other.file ? -1 : one.file > other.file ? 1 : one.line - other.line;
}
