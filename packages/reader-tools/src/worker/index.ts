import type {FromWorker, Request, Tasks} from './tasks';

/**
 * Answers in a worker what pages ask through `openWorker`.
 *
 * @param tasks - a promise if something has to load first. If it rejects, each page gets its message.
 */
export function answerRequests<Some extends Tasks<Some>>(
  tasks: Some | Promise<Some>,
): void {
  const loaded = Promise.resolve(tasks).then((named) => new Map(Object.entries(named)));
  loaded.then(
    () => tell({type: 'ready'}),
    (error: unknown) => tell({type: 'unavailable', message: messageOf(error)}),
  );
  self.addEventListener('message', ({data}: MessageEvent<Request>) => {
    void loaded.then(
      (named) => answer(named, data),
      // The page has been told.
      () => undefined,
    );
  });
}

async function answer(
  tasks: ReadonlyMap<string, unknown>,
  {id, name, input}: Request,
): Promise<void> {
  try {
    const task = tasks.get(name) as (input: unknown) => unknown;
    tell({type: 'answer', id, answer: await task(input)});
  } catch (error) {
    tell({type: 'refusal', id, message: messageOf(error)});
  }
}

function tell(message: FromWorker): void {
  self.postMessage(message);
}

function messageOf(error: unknown): string {
  // The stack of the worker is full.
  if (error instanceof RangeError) return 'The text is nested too deeply.';
  return error instanceof Error ? error.message : String(error);
}
