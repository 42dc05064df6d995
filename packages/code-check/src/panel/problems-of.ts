import type {Problem} from '@lexical-documentation/code-sandbox';

import type {Report} from '../browser';

/** The findings in the form in which a code field shows them. */
export function problemsOf({findings}: Report): Problem[] {
  return findings.map(({file, line, column, reason, fix}) => ({
    message: `${reason} ${fix}`,
    place: {file, line, column},
    isWarning: true,
  }));
}
