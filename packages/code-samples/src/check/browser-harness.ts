import {provideStoppableClock} from '../user/user-clock';
import {collectRun} from './run-harness';
import type {RunReport} from './sample-runner';

declare global {
  var runCodeSample: (
    code: string,
    texts: Readonly<Record<number, string>>,
  ) => Promise<RunReport>;
}

provideStoppableClock();

globalThis.runCodeSample = (code, texts) => {
  const module = URL.createObjectURL(new Blob([code], {type: 'text/javascript'}));
  return collectRun(() => import(module), texts);
};
