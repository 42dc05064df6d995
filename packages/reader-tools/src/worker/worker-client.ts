import type {AnswerOf, FromWorker, InputOf, Request, Tasks} from './tasks';

/** Asks a worker of the page, so that nothing leaves the browser. */
export interface WorkerClient<Some extends Tasks<Some>> {
  /**
   * Requests are answered one after the other. A later request takes the place of one with the same
   * name that still waits.
   *
   * @returns undefined if a later request took the place of this one, or if the client was ended
   * @throws Error if the worker can't be loaded, takes too long, or refuses the input
   */
  readonly ask: <Name extends keyof Some & string>(
    name: Name,
    input: InputOf<Some, Name>,
  ) => Promise<AnswerOf<Some, Name> | undefined>;
  /** Ends the worker. */
  readonly end: () => void;
}

export interface WorkerOptions {
  /** The address of the worker's script. */
  readonly script: string;
  /** The tool, as the start of a sentence: "The check". */
  readonly tool: string;
  /** What it works on: "code". */
  readonly subject: string;
  /** How long one request may take, from when the worker has loaded. */
  readonly milliseconds: number;
  /** Whether a later request ends a worker that is busy with one of the same name: if it loads fast. */
  readonly restarts?: boolean;
}

/** Returns a client whose worker starts with the first request. */
export function openWorker<Some extends Tasks<Some>>(
  options: WorkerOptions,
): WorkerClient<Some> {
  const queue = new WorkerQueue(options);
  return {
    ask: (name, input) => queue.ask(name, input) as Promise<never>,
    end: () => {
      queue.end();
    },
  };
}

interface Asked extends Request {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** One worker, which gets one request at a time. */
class WorkerQueue {
  #worker: Worker | undefined;
  #isReady = false;
  #current: Asked | undefined;
  #waiting: readonly Asked[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;
  readonly #options: WorkerOptions;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  ask(name: string, input: unknown): Promise<unknown> {
    this.#replace(name);
    return new Promise((resolve, reject) => {
      this.#count += 1;
      const asked = {id: this.#count, name, input, resolve, reject};
      this.#waiting = [...this.#waiting, asked];
      this.#send();
    });
  }

  end(): void {
    this.#stop();
    for (const asked of this.#waiting) asked.resolve(undefined);
    this.#waiting = [];
  }

  #replace(name: string): void {
    for (const asked of this.#waiting)
      if (asked.name === name) asked.resolve(undefined);
    this.#waiting = this.#waiting.filter((asked) => asked.name !== name);
    if (this.#options.restarts && this.#current?.name === name) this.#stop();
  }

  #send(): void {
    if (this.#current) return;
    const [next, ...rest] = this.#waiting;
    if (!next) return;
    this.#current = next;
    this.#waiting = rest;
    this.#worker ??= this.#start();
    const {id, name, input} = next;
    this.#worker.postMessage({id, name, input} satisfies Request);
    if (this.#isReady) this.#limit();
  }

  #start(): Worker {
    this.#isReady = false;
    const worker = new Worker(this.#options.script);
    worker.onmessage = ({data}: MessageEvent<FromWorker>) => {
      this.#hear(data);
    };
    worker.onerror = () => {
      this.#fail(`${this.#options.tool} could not be loaded. Reload the page.`);
    };
    return worker;
  }

  #limit(): void {
    const {tool, subject, milliseconds} = this.#options;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#fail(
        `${tool} takes too long, because the ${subject} is too large or nested too deeply.`,
      );
    }, milliseconds);
  }

  #hear(message: FromWorker): void {
    if (message.type === 'unavailable') {
      this.#fail(`${this.#options.tool} could not be loaded: ${message.message}`);
    } else if (message.type === 'ready') {
      this.#isReady = true;
      if (this.#current) this.#limit();
    } else if (message.id === this.#current?.id) {
      clearTimeout(this.#timer);
      const asked = this.#current;
      this.#current = undefined;
      if (message.type === 'answer') asked.resolve(message.answer);
      else asked.reject(new Error(message.message));
      this.#send();
    }
  }

  #fail(message: string): void {
    this.#current?.reject(new Error(message));
    this.#stop();
    this.#send();
  }

  /** Whoever waits for the answer of a worker that is ended gets none. */
  #stop(): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#current?.resolve(undefined);
    this.#current = undefined;
  }
}
