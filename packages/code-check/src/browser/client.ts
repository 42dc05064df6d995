import type {CheckedFile, Report} from '../core/report';
import type {CheckAnswer, CheckRequest} from './messages';

/** Checks code in a worker of the page; nothing leaves the browser. */
export interface CheckClient {
  /**
   * Checks files that belong together. Of several requests that wait, only the last one is answered.
   *
   * @returns nothing when a later request took the place of this one
   * @throws Error when the worker cannot be loaded, or refuses the files
   */
  readonly check: (files: readonly CheckedFile[]) => Promise<Report | undefined>;
  /** Ends the worker. */
  readonly end: () => void;
}

interface Waiting extends CheckRequest {
  readonly resolve: (report: Report | undefined) => void;
  readonly reject: (error: Error) => void;
}

const MILLISECONDS = 5_000;

/**
 * Starts the worker that the build puts below `folder` with the first check. It loads the compiler and
 * the declarations, some megabytes in all.
 */
export function openCheck(folder: string): CheckClient {
  const client = new WorkerClient(folder);
  return {check: (files) => client.check(files), end: () => client.end()};
}

/** One worker, one request at a time, and one that waits. */
class WorkerClient {
  private worker: Worker | undefined;
  private isReady = false;
  private current: Waiting | undefined;
  private next: Waiting | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private count = 0;

  constructor(private readonly folder: string) {}

  check(files: readonly CheckedFile[]): Promise<Report | undefined> {
    return new Promise((resolve, reject) => {
      this.next?.resolve(undefined);
      this.count += 1;
      this.next = {id: this.count, files, resolve, reject};
      this.send();
    });
  }

  end(): void {
    this.stop();
    this.current?.resolve(undefined);
    this.next?.resolve(undefined);
    this.current = this.next = undefined;
  }

  private start(): Worker {
    this.isReady = false;
    const worker = new Worker(`${this.folder}worker.js`);
    worker.onmessage = ({data}: MessageEvent<CheckAnswer>) => {
      this.hear(data);
    };
    worker.onerror = () => {
      this.fail('The check could not be loaded.');
    };
    return worker;
  }

  private send(): void {
    if (this.current || !this.next) return;
    const {id, files} = this.next;
    this.current = this.next;
    this.next = undefined;
    this.worker ??= this.start();
    this.worker.postMessage({id, files} satisfies CheckRequest);
    if (this.isReady) this.limit();
  }

  private limit(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.fail(
        'The check takes too long, because the code is too large or nested too deeply.',
      );
    }, MILLISECONDS);
  }

  private hear(answer: CheckAnswer): void {
    if (answer.type === 'failed') {
      this.fail(`The check could not be loaded: ${answer.message}`);
    } else if (answer.type === 'ready') {
      this.isReady = true;
      if (this.current) this.limit();
    } else if (answer.id === this.current?.id) {
      clearTimeout(this.timer);
      const asked = this.current;
      this.current = undefined;
      if (answer.type === 'report') asked.resolve(answer.report);
      else asked.reject(new Error(answer.message));
      this.send();
    }
  }

  private fail(message: string): void {
    this.stop();
    this.current?.reject(new Error(message));
    this.current = undefined;
    this.send();
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = undefined;
  }
}
