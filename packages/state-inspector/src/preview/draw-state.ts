import {$generateHtmlFromNodes} from '@lexical/html';
import {createEditor, type EditorThemeClasses} from 'lexical';

import {NODE_CLASSES} from './node-classes';

/** An editor that shows a state and cannot be typed into. */
export interface Drawing {
  readonly html: string;
  /** Takes the document off the page. */
  readonly end: () => void;
}

/**
 * Draws a state, as the worker prepared it, in a read-only editor.
 *
 * @throws Error when Lexical cannot load or draw it
 */
export function drawState(
  json: string,
  root: HTMLElement,
  theme: EditorThemeClasses,
): Drawing {
  const editor = createEditor({
    namespace: 'state-inspector',
    nodes: [...NODE_CLASSES],
    editable: false,
    theme,
    onError(error) {
      throw error;
    },
  });
  editor.setRootElement(root);
  editor.setEditorState(editor.parseEditorState(json));
  return {
    html: editor.read(() => $generateHtmlFromNodes(editor)),
    end: () => {
      editor.setRootElement(null);
    },
  };
}
