import type {LexicalEditor} from 'lexical';

/** A button of the toolbar. */
export interface Action {
  readonly label: string;
  /** Called when somebody presses the button. */
  readonly run: (editor: LexicalEditor) => void;
  /** Tells, while the document is read, whether the button is pressed. */
  readonly $isActive?: () => boolean;
}
