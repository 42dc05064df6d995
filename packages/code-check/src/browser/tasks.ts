import type {CheckedFile, Report} from '../core/report';

/** What a page asks of the worker. */
export interface CheckTasks {
  readonly check: (files: readonly CheckedFile[]) => Report;
}
