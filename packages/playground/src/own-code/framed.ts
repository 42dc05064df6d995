import type {Keeper} from '../app/use-keeping';
import type {OwnCode} from './read-own-code';

/** What the frame passes to its playground. */
export interface Framed extends Keeper {
  /** Null while the reader's code can't run. */
  readonly own: OwnCode | null;
  /** Called with errors that the reader's code throws inside the editor. */
  readonly onError: (error: Error) => void;
  /** The pane that was open in the previous run. */
  readonly firstPane: string;
  readonly onSelectPane: (pane: string) => void;
}
