import type {RunnableSample} from './bundle-sample';
import type {ClaimOutcome} from './claim-runtime';

/** What a harness tells of one run. */
export interface RunReport {
  readonly outcomes: readonly ClaimOutcome[];
  /** What the sample wrote to `console.error` and `console.warn`, which nobody claimed. */
  readonly warnings: readonly string[];
  /** The stack of the error that ended the sample. */
  readonly failure?: string;
}

/** A place where samples run, one after the other or side by side. */
export interface SampleRunner {
  readonly run: (sample: RunnableSample) => Promise<RunReport>;
  readonly close: () => Promise<unknown>;
}

/** Returns the claims' texts by id, as the runtime takes them. */
export function claimTexts({claims}: RunnableSample): Record<number, string> {
  return Object.fromEntries(claims.map(({id, text}) => [id, text]));
}
