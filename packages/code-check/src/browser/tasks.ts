import type {CheckedFile, Report} from '../core/report';

/** The worker's tasks. */
export interface CheckTasks {
  readonly check: (files: readonly CheckedFile[]) => Report;
}
