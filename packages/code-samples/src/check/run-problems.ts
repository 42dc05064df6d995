import type {Problem, SourcePlace} from '@lexical-documentation/common';

import {placeInFence} from '../program/markdown-samples';
import {SAMPLE_PATH, type RunnableSample} from './bundle-sample';
import type {Claim} from './claim-edits';
import type {RunReport} from './sample-runner';

const FRAME = new RegExp(`${SAMPLE_PATH}/([^\\s:()]+):(\\d+)`);
const LONGEST_MESSAGE = 600;

/** Returns the problems of a run, with their positions in the Markdown. */
export function problemsOfRun(
  runnable: RunnableSample,
  report: RunReport,
): Problem<SourcePlace>[] {
  if (report.failure !== undefined) {
    return [failed(runnable, report.failure), ...broken(runnable, report)];
  }
  const reached = new Set(report.outcomes.map(({id}) => id));
  const missed = runnable.claims.filter(({id}) => !reached.has(id));
  return [
    ...broken(runnable, report),
    ...missed.map((claim) => notReached(runnable, claim)),
    ...report.warnings.map((text) => warned(runnable, text)),
  ];
}

/** Only the first failure of a claim is reported; later ones repeat it. */
function broken(
  runnable: RunnableSample,
  {outcomes}: RunReport,
): Problem<SourcePlace>[] {
  return runnable.claims.flatMap((claim) => {
    const outcome = outcomes.find(({id, holds}) => id === claim.id && !holds);
    return outcome
      ? [
          {
            what: disagreement(claim, outcome.actual),
            where: placeInFence(runnable.sample, claim.line, claim.column),
            expected: claim.text,
            fix: 'Correct the code or the claim, whichever is wrong.',
          },
        ]
      : [];
  });
}

function disagreement({kind, text}: Claim, actual: string): string {
  return kind === 'throws'
    ? `The sample claims that "${text}" is thrown, but ${actual} is.`
    : `The sample claims the value ${text}, but the value is ${actual}.`;
}

function notReached(
  {sample}: RunnableSample,
  {line, column, text}: Claim,
): Problem<SourcePlace> {
  return {
    what: `The sample claims ${text}, but never gets there.`,
    where: placeInFence(sample, line, column),
    expected: 'every claim to be reached when the sample runs',
    fix: 'Call the function that contains the claim, in the sample or in hidden lines after "// ---cut-after---".',
  };
}

function failed(runnable: RunnableSample, failure: string): Problem<SourcePlace> {
  return {
    what: `The sample fails when it runs: ${brief(failure)}`,
    where: placeOfStack(runnable, failure),
    expected: 'a run without errors',
    fix: 'Correct the sample. If the error is the point, claim it with "//=> throws "message"".',
  };
}

function warned(runnable: RunnableSample, text: string): Problem<SourcePlace> {
  return {
    what: `The sample prints an error or a warning that it does not claim: ${brief(text)}`,
    where: placeOfStack(runnable, text),
    expected: 'a run without warnings',
    fix: 'Correct the sample, or catch what it is meant to show and claim it.',
  };
}

/** Only the line, because claims change the columns of the code that runs. */
function placeOfStack({sample, files}: RunnableSample, stack: string): SourcePlace {
  const [, name, line] = FRAME.exec(stack) ?? [];
  const file = files.find((candidate) => candidate.name === name)?.file;
  const inFence = file ? file.startLine + Number(line) : 0;
  return {file: sample.file, line: sample.line + inFence};
}

function brief(text: string): string {
  const message = text.split(/\n\s+at /)[0] ?? text;
  return message.length > LONGEST_MESSAGE
    ? `${message.slice(0, LONGEST_MESSAGE)}…`
    : message;
}
