import {buildEditorFromExtensions} from '@lexical/extension';
import {defineExtension} from 'lexical';

import {editorExtension} from './editor';
import {SelectionBarExtension} from './selection';
import {showSelectionBar} from './selection-bar';
import {createToolbar} from './toolbar';
import {watchWords} from './words';

/** Your editor with what this page shows around it. */
const pageExtension = defineExtension({
  name: 'page',
  dependencies: [editorExtension, SelectionBarExtension],
});

export function mount(page: HTMLElement): () => void {
  const root = document.createElement('div');
  root.contentEditable = 'true';
  root.setAttribute('role', 'textbox');
  root.setAttribute('aria-multiline', 'true');
  root.setAttribute('aria-label', 'Document');
  const wordCount = document.createElement('p');
  wordCount.setAttribute('role', 'status');

  const editor = buildEditorFromExtensions(pageExtension);
  page.append(createToolbar(editor), root, wordCount);
  editor.setRootElement(root);
  const stopWatching = watchWords(editor, (words) => {
    wordCount.textContent = `${words} words`;
  });
  const hideSelectionBar = showSelectionBar(editor, page);

  return () => {
    stopWatching();
    hideSelectionBar();
    editor.dispose();
  };
}
