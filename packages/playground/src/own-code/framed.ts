import type {KeptContent} from '../session/storage';
import type {OwnCode} from './read-own-code';

/** What a playground in a frame gets from there. */
export interface Framed {
  /** Null while the reader's code cannot run. */
  readonly own: OwnCode | null;
  /** Hands the document to the page around the frame. */
  readonly keep: (content: KeptContent) => void;
  /** Called with what the reader's code throws inside the editor. */
  readonly onError: (error: Error) => void;
  /** The pane that was open in the run before. */
  readonly firstPane: string;
  readonly onSelectPane: (pane: string) => void;
}
