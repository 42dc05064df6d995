import type {ReactNode} from 'react';

/** A live view of the editor: what it shows follows every update. */
export type LiveEditorView = 'tree' | 'selection' | 'json';

/** `beside` turns into `below` by itself where there is no room for two columns. */
export type LiveEditorLayout = 'beside' | 'below';

export interface LiveEditorProps {
  /** Accessible name of the editor, unique on its page. */
  label: string;
  /**
   * The initial document as HTML elements. It is on the page as static text before
   * the editor starts and without JavaScript; the editor then takes it over. Without
   * it the editor starts empty.
   */
  children?: ReactNode;
  /** The views that are shown; `[]` shows the editor alone. Default: tree and selection. */
  views?: readonly LiveEditorView[];
  /** Where the views are. Default: `beside`. */
  layout?: LiveEditorLayout;
  /**
   * Height of the editing pane, a CSS length. Views get the same height, but never less
   * than they need; in a narrow column the pane takes at most 20rem. Default: `24rem`.
   */
  height?: string;
  /** What an empty editor says. Default: `Start typing`. */
  placeholder?: string;
}

/** What the wrapper hands to the part that is loaded on demand. */
export interface RuntimeProps {
  label: string;
  initialHtml: string;
  views: readonly LiveEditorView[];
  placeholder: string;
  /** True where the reader's focus was inside before the editor had started. */
  takesFocus: boolean;
  onError: (error: Error) => void;
}
