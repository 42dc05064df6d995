import type {EditorState} from 'lexical';

/** One update of the editor. */
export interface TimelineStep {
  /** A running number, including dropped updates. */
  readonly number: number;
  readonly state: EditorState;
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly tags: readonly string[];
  /** Commands since the previous step, in order. Empty if code called `update` directly. */
  readonly commands: readonly string[];
  /** Only the selection changed. */
  readonly selectionOnly: boolean;
}

/**
 * How many steps are kept. States share their unchanged nodes, so a step only takes memory for its
 * changes.
 */
const MAX_STEPS = 500;

/** The updates since the page was opened. It's kept when a switch rebuilds the editor. */
export class Timeline {
  #steps: readonly TimelineStep[] = [];
  #count = 0;
  readonly #listeners = new Set<() => void>();

  /** The steps, oldest first; a new list after each change. */
  readonly getSteps = (): readonly TimelineStep[] => this.#steps;

  /** Calls back after each new step, until you call the returned function. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(step: Omit<TimelineStep, 'number'>): void {
    this.#count += 1;
    this.#steps = [...this.#steps, {...step, number: this.#count}].slice(-MAX_STEPS);
    for (const listener of this.#listeners) listener();
  }
}
