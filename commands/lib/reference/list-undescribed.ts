import {
  formatCoverage,
  loadModel,
  measureCoverage,
  mergeNotes,
  readNotes,
  resolveOptions,
} from '@lexical-documentation/api-reference';

import {referenceOptions} from '../../../site/config/api-reference';
import {paths} from '../../../site/config/paths';
import {SITE} from '../paths.mjs';

/**
 * `npm run reference:undescribed`: which exported symbols, members and props neither the packages' sources
 * nor the notes describe, by module, and how much of each module is described.
 *
 * @param notesDir - the folder of notes
 * @returns the lines to print
 */
export async function listUndescribed(
  notesDir: string = paths.referenceNotes,
): Promise<string> {
  const {calls, ...options} = resolveOptions(referenceOptions('/'));
  const source = await loadModel(
    {...options, from: SITE, ...(calls && {callRules: calls.rules})},
    console.log,
  );
  const {model} = mergeNotes(source, readNotes(notesDir));
  const coverage = measureCoverage(model);
  const lacking = coverage.filter(({missing}) => missing.length > 0);
  return [
    ...lacking.map(({module, missing}) => `${module}\n  ${missing.join('\n  ')}\n`),
    formatCoverage(coverage),
  ].join('\n');
}
