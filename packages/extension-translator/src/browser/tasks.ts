import type {Translation} from '../core/translation';

/** What a page asks of the worker. */
export interface TranslationTasks {
  readonly translate: (code: string) => Promise<Translation>;
}
