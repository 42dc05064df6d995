import {buildEditorFromExtensions} from '@lexical/extension';
import {defineExtension} from 'lexical';

import {editorExtension} from './editor';
import {createMarkdownField} from './markdown-field';
import {OutlineExtension} from './outline';
import {SelectionBarExtension} from './selection';
import {showSelectionBar} from './selection-bar';
import {SlashExtension} from './slash';
import {showSlashMenu} from './slash-menu';
import {createToolbar, type Toolbar} from './toolbar';
import {watchWords} from './words';

/** Your editor with what this page shows around it. */
const pageExtension = defineExtension({
  name: 'page',
  dependencies: [
    editorExtension,
    SelectionBarExtension,
    SlashExtension,
    OutlineExtension,
  ],
});

export function mount(page: HTMLElement): () => void {
  const root = document.createElement('div');
  root.contentEditable = 'true';
  root.setAttribute('role', 'textbox');
  root.setAttribute('aria-multiline', 'true');
  root.setAttribute('aria-label', 'Document');
  const wordCount = document.createElement('p');
  wordCount.setAttribute('role', 'status');

  const toggle = document.createElement('button');
  toggle.type = 'button';

  const editor = buildEditorFromExtensions(pageExtension);
  page.append(toggle, root, wordCount, createMarkdownField(editor));
  editor.setRootElement(root);
  let toolbar: Toolbar | undefined;
  const show = (isShown: boolean): void => {
    toolbar?.element.remove();
    toolbar?.end();
    toolbar = isShown ? createToolbar(editor) : undefined;
    if (toolbar) toggle.after(toolbar.element);
    toggle.textContent = isShown ? 'Hide toolbar' : 'Show toolbar';
  };
  toggle.addEventListener('click', () => show(!toolbar));
  show(true);
  const stopWatching = watchWords(editor, (words) => {
    wordCount.textContent = `${words} words`;
  });
  const hideSelectionBar = showSelectionBar(editor, page);
  const hideSlashMenu = showSlashMenu(editor, page);

  return () => {
    show(false);
    stopWatching();
    hideSelectionBar();
    hideSlashMenu();
    editor.dispose();
  };
}
