import {LIMITS} from './limits';
import type {
  DrawableJson,
  InspectAnswer,
  InspectAnswers,
  InspectRequest,
  LoadedInspection,
} from './messages';

/** Inspects states in a worker of the page; nothing leaves the browser. */
export interface InspectClient {
  /**
   * Inspects a text. A request that is made before the one before it is answered ends that one.
   *
   * @throws Error for a text that is too long or takes too long, and when the worker cannot be loaded
   */
  readonly inspect: (text: string) => Promise<LoadedInspection>;
  /** Returns the last inspected state for drawing, or null where there was none. */
  readonly draw: (nodes: number) => Promise<DrawableJson | null>;
  /** Returns the last inspected state as Markdown. */
  readonly markdown: () => Promise<string>;
  /** Ends the worker. */
  readonly end: () => void;
}

/** Starts the worker that the build puts below `folder` with the first inspection. */
export function openInspection(folder: string): InspectClient {
  const client = new WorkerClient(folder);
  return {
    inspect: (text) => client.inspect(text),
    draw: (nodes) => client.ask({type: 'draw', nodes}),
    markdown: () => client.ask({type: 'markdown'}),
    end: () => client.end(),
  };
}

type Question<Type extends InspectRequest['type']> =
  Extract<InspectRequest, {readonly type: Type}> extends infer Request
    ? Omit<Request, 'id'>
    : never;

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

class WorkerClient {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;

  constructor(private readonly folder: string) {}

  async inspect(text: string): Promise<LoadedInspection> {
    if (text.length > LIMITS.characters) {
      const megabytes = (text.length / 1_000_000).toFixed(1);
      throw new Error(
        `The text has ${megabytes} million characters, but the limit is 5 million. Inspect a part of the document, such as a list of nodes.`,
      );
    }
    // A worker that is busy with an earlier text would answer that first.
    if (this.waiting.size > 0) this.stop('A later text took its place.');
    return this.ask({type: 'inspect', text});
  }

  ask<Type extends InspectRequest['type']>(
    question: Question<Type> & {readonly type: Type},
  ): Promise<InspectAnswers[Type]> {
    const worker = (this.worker ??= this.start());
    const id = (this.count += 1);
    return new Promise<InspectAnswers[Type]>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.stop(
          'This takes too long, because the document is too large or nested too deeply.',
        );
      }, LIMITS.milliseconds);
      this.waiting.set(id, {resolve, reject, timer});
      worker.postMessage({...question, id});
    });
  }

  end(): void {
    this.stop('The inspection has ended.');
  }

  private start(): Worker {
    const worker = new Worker(`${this.folder}worker.js`);
    worker.onmessage = ({data}: MessageEvent<InspectAnswer>) => {
      const asked = this.waiting.get(data.id);
      if (!asked) return;
      this.waiting.delete(data.id);
      clearTimeout(asked.timer);
      if ('error' in data) asked.reject(new Error(data.error));
      else asked.resolve(data.result as never);
    };
    worker.onerror = () => {
      this.stop('The inspection could not be loaded. Reload the page.');
    };
    return worker;
  }

  private stop(message: string): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const {reject, timer} of this.waiting.values()) {
      clearTimeout(timer);
      reject(new Error(message));
    }
    this.waiting.clear();
  }
}
