import type {Program} from '@lexical-documentation/code-sandbox/frame';
import type {TreeEntry} from '@lexical-documentation/live-examples/tree-model';

import type {Outcome} from './check';

/** What the page tells the frame, beside what it tells every sandbox. */
export interface CheckRequest {
  readonly type: 'check';
  /** Comes back with the answer. */
  readonly id: number;
  readonly program: Program;
  /** The check of the step as CommonJS. */
  readonly check: string;
}

/** What the frame tells the page, beside what every sandbox tells. */
export type FromCourse =
  | {
      readonly type: 'checked';
      readonly id: number;
      readonly outcomes: readonly Outcome[];
    }
  | {readonly type: 'tree'; readonly tree: TreeEntry};

/**
 * Returns a message of the frame, or undefined. The reader's code runs there too, and could send
 * anything: to pass a step that way harms nobody, but what is shown must have the right form.
 */
export function readFromCourse(data: unknown): FromCourse | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Partial<FromCourse & {outcomes: unknown; tree: unknown}>;
  if (message.type === 'checked') {
    const {id, outcomes} = message;
    return typeof id === 'number' &&
      Array.isArray(outcomes) &&
      outcomes.every(isOutcome)
      ? {type: 'checked', id, outcomes}
      : undefined;
  }
  return message.type === 'tree' && isTree(message.tree)
    ? {type: 'tree', tree: message.tree}
    : undefined;
}

function isOutcome(value: unknown): value is Outcome {
  const {title, met, message} = (value ?? {}) as Partial<Outcome>;
  return (
    typeof title === 'string' && typeof met === 'boolean' && typeof message === 'string'
  );
}

function isTree(value: unknown): value is TreeEntry {
  const {key, type, formats, children, text, detail} = (value ??
    {}) as Partial<TreeEntry>;
  return (
    typeof key === 'string' &&
    typeof type === 'string' &&
    (detail === undefined || typeof detail === 'string') &&
    (text === undefined || typeof text.content === 'string') &&
    Array.isArray(formats) &&
    Array.isArray(children) &&
    children.every(isTree)
  );
}
