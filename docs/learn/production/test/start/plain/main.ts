import {buildEditorFromExtensions} from '@lexical/extension';
import {defineExtension} from 'lexical';

import {editorExtension} from './editor';
import {createMarkdownField} from './markdown-field';
import {SelectionBarExtension} from './selection';
import {showSelectionBar} from './selection-bar';
import {SlashExtension} from './slash';
import {showSlashMenu} from './slash-menu';
import {createTestResult} from './test-result';
import {createToolbar} from './toolbar';
import {watchWords} from './words';

/** Your editor with what this page shows around it. */
const pageExtension = defineExtension({
  name: 'page',
  dependencies: [editorExtension, SelectionBarExtension, SlashExtension],
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
  page.append(
    createToolbar(editor),
    root,
    wordCount,
    createMarkdownField(editor),
    createTestResult(),
  );
  editor.setRootElement(root);
  const stopWatching = watchWords(editor, (words) => {
    wordCount.textContent = `${words} words`;
  });
  const hideSelectionBar = showSelectionBar(editor, page);
  const hideSlashMenu = showSlashMenu(editor, page);

  return () => {
    stopWatching();
    hideSelectionBar();
    hideSlashMenu();
    editor.dispose();
  };
}
