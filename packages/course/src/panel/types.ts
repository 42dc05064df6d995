import type {Form, StepFile} from '../steps/program-files';

export interface StepName {
  readonly id: string;
  readonly title: string;
}

/** A part of the course as the overview lists it. */
export interface PartNames {
  readonly title: string;
  readonly steps: readonly StepName[];
}

/** What a step's page has from the start: the default of a module `@course/<step>`. */
export interface StepData extends StepName {
  readonly number: number;
  readonly count: number;
  /** The step before, whose code the reader goes on with. */
  readonly previous: string | null;
  readonly next: StepName | null;
  readonly load: () => Promise<{readonly default: StepPrograms}>;
}

/** What a step is worked on with. */
export interface StepPrograms extends Readonly<Record<Form, FormPrograms>> {
  /** The check as CommonJS. */
  readonly check: string;
}

export interface FormPrograms {
  readonly start: readonly StepFile[];
  readonly solution: readonly StepFile[];
  /** What the step brings with it, whatever the reader's own code is. */
  readonly given: readonly StepFile[];
}
