import type {CheckedFile, Report} from '../core/report';

/** What a page asks of the worker. */
export interface CheckRequest {
  readonly id: number;
  readonly files: readonly CheckedFile[];
}

/** What the worker answers: once that it is ready, or that it cannot be, and then each request. */
export type CheckAnswer =
  | {readonly type: 'ready'}
  | {readonly type: 'failed'; readonly message: string}
  | {readonly type: 'report'; readonly id: number; readonly report: Report}
  | {readonly type: 'refused'; readonly id: number; readonly message: string};
