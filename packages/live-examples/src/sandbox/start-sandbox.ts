import type {Registry} from './load-modules';
import {provideStorage} from './own-storage';
import {problemOf} from './problem-of';
import type {ToSandbox} from './protocol';
import {reportProgram, tell} from './report-program';
import {startProgram} from './start-program';

/**
 * Runs in a document of its own, without an origin and without network: executes the programs
 * that the page around it sends, one after the other, and reports what they do.
 */
export function startSandbox(registry: Registry): void {
  provideStorage();
  let run = 0;
  let stop: () => void = () => undefined;
  let files: readonly string[] = [];
  const fail = (error: unknown): void => {
    tell({type: 'problem', run, problem: problemOf(error, files)});
  };
  reportProgram(fail, (text) => {
    tell({type: 'log', run, text});
  });
  window.addEventListener('message', ({data, source}: MessageEvent<ToSandbox>) => {
    if (source !== window.parent) return;
    if (data.type === 'beat') {
      tell({type: 'alive'});
      return;
    }
    if (data.type === 'color-scheme') {
      document.documentElement.style.colorScheme = data.colorScheme;
      return;
    }
    run = data.run;
    files = Object.keys(data.program.modules);
    stop();
    stop = startProgram(data.program, registry, fail, () => {
      tell({type: 'started', run: data.run});
    });
  });
  tell({type: 'ready'});
}
