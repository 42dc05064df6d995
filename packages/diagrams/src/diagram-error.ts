import {formatProblem, type ProblemReport} from '@lexical-documentation/code-samples';

/** A diagram that cannot be shown; its message says what, where, what was expected and how to fix it. */
export class DiagramError extends Error {
  override readonly name = 'DiagramError';

  constructor(report: ProblemReport) {
    super(formatProblem(report));
  }
}
