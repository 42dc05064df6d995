import type {Translation} from '../core/translation';

/** What a page asks of the worker. */
export interface TranslationRequest {
  readonly id: number;
  readonly code: string;
}

/** What the worker answers to each request. */
export type TranslationAnswer =
  | {
      readonly type: 'translated';
      readonly id: number;
      readonly translation: Translation;
    }
  | {readonly type: 'refused'; readonly id: number; readonly message: string};
