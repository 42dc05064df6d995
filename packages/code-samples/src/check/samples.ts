import {
  FourPartError,
  type Problem,
  type SourcePlace,
} from '@lexical-documentation/common';

import {parseFenceMeta, type FenceMeta} from '../fence/fence-meta';
import {isKnownLanguage} from '../highlight/tokenize';
import type {MarkdownFence} from '../program/markdown-samples';
import {COMPILED_LANGUAGES} from '../program/sample-program';
import {isUsed, USER_MODULE, userImportLine} from '../user/user-module';
import {claimLines} from './claims';

/** A fence that the compiler reads, and its meta. */
export interface Sample extends MarkdownFence {
  readonly fenceMeta: FenceMeta;
}

export interface SortedSamples {
  readonly toCompile: readonly Sample[];
  readonly optedOut: readonly Sample[];
  readonly problems: readonly Problem<SourcePlace>[];
}

/** Selects the samples among all fences, and rejects fences with impossible requests. */
export function sortSamples(fences: readonly MarkdownFence[]): SortedSamples {
  const toCompile: Sample[] = [];
  const optedOut: Sample[] = [];
  const problems: Problem<SourcePlace>[] = [];
  for (const fence of fences) {
    try {
      const fenceMeta = parseFenceMeta(fence.meta, fence);
      problems.push(...refusals(fence, fenceMeta));
      if (COMPILED_LANGUAGES.has(fence.language)) {
        (fenceMeta.noCheck ? optedOut : toCompile).push({...fence, fenceMeta});
      }
    } catch (error) {
      if (!(error instanceof FourPartError)) {
        throw error;
      }
      problems.push({...error.problem, where: {file: fence.file, line: fence.line}});
    }
  }
  return {toCompile, optedOut, problems};
}

/** Returns everything in a sample that affects whether it compiles and its claims hold. */
export function factsOf({language, meta, code}: MarkdownFence): string[] {
  return [language, meta, code];
}

function refusals(fence: MarkdownFence, meta: FenceMeta): Problem<SourcePlace>[] {
  const {language} = fence;
  const where = {file: fence.file, line: fence.line};
  const isCompiled = COMPILED_LANGUAGES.has(language);
  const problems: Problem<SourcePlace>[] = [];
  if (language && !isKnownLanguage(language)) {
    problems.push({
      what: `A code fence names the language "${language}", which the highlighter does not know.`,
      where,
      expected: 'a language of Shiki, or "text"',
      fix: 'Correct the name.',
    });
  }
  if (!isCompiled && (meta.run ?? meta.noCheck)) {
    problems.push({
      what: `A fence in "${language}" asks to run, or not to be checked, which it never is.`,
      where,
      expected: `run and no-check only on ${[...COMPILED_LANGUAGES].join(', ')}`,
      fix: 'Remove the word, or name the language that the code is in.',
    });
  }
  if (meta.run && meta.noCheck) {
    problems.push({
      what: 'A code fence asks to run without being checked.',
      where,
      expected: 'either run or no-check',
      fix: 'Remove no-check: what runs also compiles.',
    });
  }
  if (isCompiled && isUsed(fence)) problems.push(...userRefusals(fence, meta));
  if (isCompiled && !meta.run) {
    problems.push(...claimLines(fence.code).map((line) => unprovenClaim(fence, line)));
  }
  return problems;
}

function userRefusals(
  {file, line, code, source}: MarkdownFence,
  {run}: FenceMeta,
): Problem<SourcePlace>[] {
  const problems: Problem<SourcePlace>[] = [];
  const importLine = userImportLine(code.split('\n'));
  const where = {file, line: line + 1 + importLine};
  if (run !== 'browser') {
    problems.push({
      what: `A sample that does not run in a browser imports ${USER_MODULE}.`,
      where,
      expected: 'users only in fences marked run="browser"',
      fix: 'Add run="browser" to the fence, or remove the import.',
    });
  }
  if (source.shown.some(({sourceLine}) => sourceLine === importLine)) {
    problems.push({
      what: `A sample shows that it imports ${USER_MODULE}, which readers do not have.`,
      where,
      expected: `the import of ${USER_MODULE} and what it does in hidden lines`,
      fix: 'Move both below "// ---cut-after---".',
    });
  }
  return problems;
}

function unprovenClaim(
  {file, line}: MarkdownFence,
  claimLine: number,
): Problem<SourcePlace> {
  return {
    what: 'A sample that does not run claims a value.',
    where: {file, line: line + 1 + claimLine},
    expected: 'claims ("//=> …") only in fences marked run',
    fix: 'Add run to the fence, or remove the claim.',
  };
}
