import type {EditorState} from 'lexical';

/** One update of the editor. */
export interface TimelineStep {
  /** Counts all updates, those that were dropped included. */
  readonly number: number;
  readonly state: EditorState;
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly tags: readonly string[];
  /** Commands since the step before, in order. Empty where code called `update` by itself. */
  readonly commands: readonly string[];
  /** The tree is as before; only the selection moved. */
  readonly selectionOnly: boolean;
}

/** Steps that are kept. States share their unchanged nodes, so a step costs what it changed. */
const MAX_STEPS = 500;

/** The updates since the page was opened. It outlives the editors that a switch rebuilds. */
export class Timeline {
  #steps: readonly TimelineStep[] = [];
  #count = 0;
  readonly #listeners = new Set<() => void>();

  /** The steps, oldest first; a new list after each change. */
  readonly getSteps = (): readonly TimelineStep[] => this.#steps;

  /** Calls back after each new step, until the returned function is called. */
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
