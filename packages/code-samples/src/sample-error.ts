/** Where something is wrong in a Markdown file; lines and columns count from 1. */
export interface SourcePlace {
  readonly file: string;
  readonly line: number;
  readonly column?: number;
}

/** What a reader of a build log needs in order to repair a sample. */
export interface ProblemReport {
  /** What is wrong, in one sentence. */
  readonly what: string;
  readonly where: SourcePlace;
  readonly expected: string;
  readonly fix: string;
}

/** A sample that cannot be shown or proven; its message says what, where, what was expected and how to fix it. */
export class SampleError extends Error implements ProblemReport {
  override readonly name = 'SampleError';
  readonly what: string;
  readonly where: SourcePlace;
  readonly expected: string;
  readonly fix: string;

  constructor(report: ProblemReport) {
    super(formatProblem(report));
    this.what = report.what;
    this.where = report.where;
    this.expected = report.expected;
    this.fix = report.fix;
  }
}

/** Returns the four parts of a problem as the lines that build and check print. */
export function formatProblem({what, where, expected, fix}: ProblemReport): string {
  return `${what}\n  at ${formatPlace(where)}\n  expected: ${expected}\n  fix: ${fix}`;
}

/** Returns `file:line` or `file:line:column`, the form that editors and terminals make clickable. */
export function formatPlace({file, line, column}: SourcePlace): string {
  return column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
}
