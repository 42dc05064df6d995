import {buildEditorFromExtensions} from '@lexical/extension';

import {editorExtension} from './editor';
import {watchWords} from './words';

export function mount(page: HTMLElement): () => void {
  const root = document.createElement('div');
  root.contentEditable = 'true';
  root.setAttribute('role', 'textbox');
  root.setAttribute('aria-multiline', 'true');
  root.setAttribute('aria-label', 'Document');
  const wordCount = document.createElement('p');
  wordCount.setAttribute('role', 'status');
  page.append(root, wordCount);

  const editor = buildEditorFromExtensions(editorExtension);
  editor.setRootElement(root);
  const stopWatching = watchWords(editor, (words) => {
    wordCount.textContent = `${words} words`;
  });

  return () => {
    stopWatching();
    editor.dispose();
  };
}
