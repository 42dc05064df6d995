import type {RunnableSample} from './bundle-sample';
import type {RunReport} from './run-report';

/** A place where samples run, one after the other or side by side. */
export interface SampleRunner {
  readonly run: (sample: RunnableSample) => Promise<RunReport>;
  readonly close: () => Promise<unknown>;
}

/** Returns the claims' texts by id, as the runtime takes them. */
export function claimTexts({claims}: RunnableSample): Record<number, string> {
  return Object.fromEntries(claims.map(({id, text}) => [id, text]));
}
