import './styles.css';

import {buildEditorFromExtensions} from '@lexical/extension';

import {noteExtension} from './note-extension';
import {createToolbar} from './toolbar';

/**
 * Adds a rich-text editor to `root`, using only Lexical and the DOM.
 *
 * @returns a function that removes it
 */
export function mount(root: HTMLElement): () => void {
  const editor = buildEditorFromExtensions(noteExtension);
  const toolbar = createToolbar(editor);

  const textbox = document.createElement('div');
  textbox.className = 'vanilla-note';
  textbox.contentEditable = 'true';
  textbox.tabIndex = 0;
  textbox.role = 'textbox';
  textbox.ariaMultiLine = 'true';
  textbox.ariaLabel = 'Note';

  const box = document.createElement('div');
  box.className = 'vanilla-box';
  box.append(textbox);

  const frame = document.createElement('div');
  frame.className = 'vanilla';
  frame.append(toolbar.element, box);
  root.append(frame);
  // From here on, the element shows the document, and typing in it changes the document.
  editor.setRootElement(textbox);

  return () => {
    toolbar.dispose();
    editor.dispose();
    frame.remove();
  };
}
