import type {RunnableSample} from './bundle-sample';
import type {ClaimOutcome} from './claim-runtime';

/** What a harness reports about one run. */
export interface RunReport {
  readonly outcomes: readonly ClaimOutcome[];
  /** Unclaimed output of the sample to `console.error` and `console.warn`. */
  readonly warnings: readonly string[];
  /** The stack of the error that ended the sample. */
  readonly failure?: string;
}

/** Runs samples, one after the other or concurrently. */
export interface SampleRunner {
  readonly run: (sample: RunnableSample) => Promise<RunReport>;
  readonly close: () => Promise<unknown>;
}

/** Returns the claims' texts by id, as the runtime expects them. */
export function claimTexts({claims}: RunnableSample): Record<number, string> {
  return Object.fromEntries(claims.map(({id, text}) => [id, text]));
}
