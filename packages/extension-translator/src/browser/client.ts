import type {Translation} from '../core/translation';
import type {TranslationAnswer, TranslationRequest} from './messages';

/** Translates code in a worker of the page; nothing leaves the browser. */
export interface TranslationClient {
  /**
   * Translates code.
   *
   * @returns nothing when a later request took the place of this one
   * @throws Error when the worker cannot be loaded, takes too long, or refuses the code
   */
  readonly translate: (code: string) => Promise<Translation | undefined>;
  /** Ends the worker. */
  readonly end: () => void;
}

/** The first translation loads the compiler. */
const MILLISECONDS = 60_000;

/** Starts the worker that the build puts below `folder` with the first translation. */
export function openTranslation(folder: string): TranslationClient {
  let worker: Worker | undefined;
  let leave: (() => void) | undefined;
  let count = 0;
  const end = (): void => {
    worker?.terminate();
    worker = undefined;
    leave?.();
  };
  const translate = (code: string): Promise<Translation | undefined> => {
    leave?.();
    count += 1;
    const id = count;
    worker ??= new Worker(`${folder}worker.js`);
    const asked = worker;
    return new Promise((resolve, reject) => {
      const fail = (message: string): void => {
        reject(new Error(message));
        end();
      };
      const timer = setTimeout(() => {
        fail('It takes too long, because the code is too large or nested too deeply.');
      }, MILLISECONDS);
      leave = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
      asked.onerror = () => fail('The translator could not be loaded.');
      asked.onmessage = ({data}: MessageEvent<TranslationAnswer>) => {
        if (data.id !== id) return;
        clearTimeout(timer);
        if (data.type === 'translated') resolve(data.translation);
        else reject(new Error(data.message));
      };
      asked.postMessage({id, code} satisfies TranslationRequest);
    });
  };
  return {translate, end};
}
