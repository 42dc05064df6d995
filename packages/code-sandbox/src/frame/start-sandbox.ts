import {listenToPage} from './listen-to-page';
import type {Registry} from './load-modules';
import {provideStorage} from './own-storage';
import {problemOf} from './problem-of';
import {reportProgram} from './report-program';
import {startProgram} from './start-program';
import {tell} from './tell';

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
  listenToPage((message) => {
    run = message.run;
    files = Object.keys(message.program.modules);
    stop();
    stop = startProgram(message.program, registry, fail, () => {
      tell({type: 'started', run: message.run});
    });
  });
}
