import {openWorker} from '@lexical-documentation/reader-tools/worker-client';

import {LIMITS} from './limits';
import type {DrawableJson, InspectTasks, LoadedInspection} from './tasks';

/** Inspects states in a worker of the page; nothing leaves the browser. */
export interface InspectClient {
  /**
   * Inspects a text. A request that is made before the one before it is answered ends that one.
   *
   * @returns undefined if a later request took the place of this one
   * @throws Error if the text is too long or takes too long, or if the worker can't be loaded
   */
  readonly inspect: (text: string) => Promise<LoadedInspection | undefined>;
  /** Returns the last inspected state for drawing; null if there was none. */
  readonly draw: (nodes: number) => Promise<DrawableJson | null | undefined>;
  /** Returns the last inspected state as Markdown. */
  readonly markdown: () => Promise<string | undefined>;
  /** Ends the worker. */
  readonly end: () => void;
}

/** Starts the worker that the build puts below `folder` with the first inspection. */
export function openInspection(folder: string): InspectClient {
  const {ask, end} = openWorker<InspectTasks>({
    script: `${folder}worker.js`,
    tool: 'The inspection',
    subject: 'document',
    milliseconds: LIMITS.milliseconds,
    restarts: true,
  });
  return {
    async inspect(text) {
      assertShort(text);
      return ask('inspect', text);
    },
    draw: (nodes) => ask('draw', nodes),
    markdown: () => ask('markdown', null),
    end,
  };
}

function assertShort(text: string): void {
  if (text.length <= LIMITS.characters) return;
  const megabytes = (text.length / 1_000_000).toFixed(1);
  throw new Error(
    `The text has ${megabytes} million characters, but the limit is 5 million. Inspect a part of the document, such as a list of nodes.`,
  );
}
