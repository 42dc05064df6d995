import type {ClaimOutcome} from './claim-runtime';

/** What a harness tells of one run. */
export interface RunReport {
  readonly outcomes: readonly ClaimOutcome[];
  /** What the sample wrote to `console.error` and `console.warn`, which nobody claimed. */
  readonly warnings: readonly string[];
  /** The stack of the error that ended the sample. */
  readonly failure?: string;
}
