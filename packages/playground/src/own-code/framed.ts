import type {Keeper} from '../app/use-keeping';
import type {OwnCode} from './read-own-code';

/** What a playground in a frame gets from there. */
export interface Framed extends Keeper {
  /** Null while the reader's code cannot run. */
  readonly own: OwnCode | null;
  /** Called with what the reader's code throws inside the editor. */
  readonly onError: (error: Error) => void;
  /** The pane that was open in the run before. */
  readonly firstPane: string;
  readonly onSelectPane: (pane: string) => void;
}
