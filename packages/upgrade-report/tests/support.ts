import {readFileSync} from 'node:fs';
import path from 'node:path';

import {readReleases, readSuccessors} from '@lexical-documentation/api-reference';

import {spanOf} from '../src/browser/span-of';
import {
  makeReport,
  readInput,
  type Report,
  toReleaseData,
  type TriedChange,
} from '../src/index';

export const notes = path.join(import.meta.dirname, '../../../reference-notes');
export const steps = readReleases(path.join(notes, 'releases'));
export const successors = readSuccessors(path.join(notes, 'successors.json'));
export const tried = JSON.parse(
  readFileSync(path.join(notes, 'compatible-samples.json'), 'utf8'),
) as TriedChange[];
export const releases = steps.map((step) =>
  toReleaseData(step, successors, () => undefined, {tried}),
);
export const versions = releases.map(({version}) => version);

/** What the report says of a text between two releases, from what is recorded of all of them. */
export function report(from: string, to: string, text: string): Report {
  const input = readInput(text);
  const span = spanOf({from, to, text}, input, versions);
  const data = releases.filter(({version}) => span.steps.includes(version));
  return makeReport(data, input);
}
