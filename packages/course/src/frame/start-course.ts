import {
  listenToPage,
  problemOf,
  type Program,
  provideStorage,
  type Registry,
  reportProgram,
  startProgram,
  tell,
} from '@lexical-documentation/code-sandbox/frame';
import {readTree} from '@lexical-documentation/live-examples/tree-model';

import {editorAppears, findEditor} from './create-app';
import type {CheckRequest, FromCourse} from './protocol';
import {runCheck} from './run-check';

/**
 * Runs in a document like the one for samples: executes the programs that the page around it sends, and
 * checks them when it is asked to.
 */
export function startSandbox(registry: Registry): void {
  const stage = createStage(registry);
  provideStorage();
  reportProgram(stage.fail, (text) => {
    if (!stage.isChecking()) tell({type: 'log', run: stage.number(), text});
  });
  listenToPage<CheckRequest>((message) => {
    if (message.type === 'run') void stage.run(message.program, message.run);
    else void stage.check(message);
  });
}

interface Stage {
  readonly fail: (error: unknown) => void;
  readonly isChecking: () => boolean;
  /** The number of the program that was sent last. */
  readonly number: () => number;
  readonly run: (program: Program, number: number) => Promise<void>;
  readonly check: (request: CheckRequest) => Promise<void>;
}

/** What shows one program at a time. */
function createStage(registry: Registry): Stage {
  let last = 0;
  let checking = false;
  /** Sent while a check was running, which nothing may interrupt. */
  let next: Program | undefined;
  const thrown = createMemory();
  const fail = (error: unknown): void => {
    const problem = problemOf(error, runner.files());
    thrown.keep(problem.message);
    if (!checking) tell({type: 'problem', run: last, problem});
  };
  const runner = createRunner(registry, fail);
  const run = async (program: Program, number: number): Promise<void> => {
    last = number;
    if (checking) {
      next = program;
      return;
    }
    await runner.start(program).then(async () => {
      tell({type: 'started', run: last});
      await editorAppears();
      followTree();
    }, ignore);
  };
  const check = async ({id, program, check: source}: CheckRequest): Promise<void> => {
    checking = true;
    next = undefined;
    const checked = {start: () => runner.start(program), stop: runner.stop};
    const outcomes = await runCheck(source, registry, checked, thrown.take);
    checking = false;
    tell<FromCourse>({type: 'checked', id, outcomes});
    await run(next ?? program, last);
  };
  return {fail, isChecking: () => checking, number: () => last, run, check};
}

/** Starts programs, each in place of the one before. */
function createRunner(registry: Registry, fail: (error: unknown) => void) {
  let end: () => void = ignore;
  let files: readonly string[] = [];
  /** An editor that failed in an update may fail again when it is disposed of. */
  const stop = (): void => {
    try {
      end();
    } catch (error) {
      fail(error);
    }
    end = ignore;
  };
  return {
    files: () => files,
    stop,
    start: (program: Program): Promise<void> =>
      new Promise((resolve, reject) => {
        stop();
        files = Object.keys(program.modules);
        const failAtStart = (error: unknown): void => {
          fail(error);
          reject(error instanceof Error ? error : new Error(String(error)));
        };
        end = startProgram(program, registry, failAtStart, resolve);
      }),
  };
}

/** Keeps the first message until it is taken. */
function createMemory() {
  let kept: string | undefined;
  return {
    keep(message: string): void {
      kept ??= message;
    },
    take(): string | undefined {
      const message = kept;
      kept = undefined;
      return message;
    },
  };
}

/** Tells the page what the document of the first editor is, now and after each update. */
function followTree(): void {
  try {
    const {editor} = findEditor();
    tell<FromCourse>({type: 'tree', tree: readTree(editor.getEditorState())});
    editor.registerUpdateListener(({editorState}) => {
      tell<FromCourse>({type: 'tree', tree: readTree(editorState)});
    });
  } catch {
    // A program without an editor has no document; the check says so when it is asked.
  }
}

/** What failed has been reported by now. */
function ignore(): void {
  return undefined;
}
