// @ts-check
import {FourPartError} from '@lexical-documentation/common/four-part-error';

/**
 * Returns the error for a file of Docusaurus that this package doesn't recognize.
 *
 * @param {{file: string, what: string, expected: string}} problem
 */
export function unknownForm({file, what, expected}) {
  return new FourPartError({
    what: `${what} has a form that is not known.`,
    where: `${file}, of Docusaurus`,
    expected,
    fix: 'Adapt packages/lean-client to this version of Docusaurus. Until then, turn it off with its option "enabled".',
  });
}
