import {buildEditorFromExtensions} from '@lexical/extension';

import {editorExtension} from './editor';

export function mount(page: HTMLElement): () => void {
  const root = document.createElement('div');
  root.contentEditable = 'true';
  root.setAttribute('role', 'textbox');
  root.setAttribute('aria-multiline', 'true');
  root.setAttribute('aria-label', 'Document');
  page.append(root);

  const editor = buildEditorFromExtensions(editorExtension);
  editor.setRootElement(root);

  return () => editor.dispose();
}
