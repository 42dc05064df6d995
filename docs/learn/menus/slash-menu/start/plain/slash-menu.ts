import {effect, getExtensionDependencyFromEditor} from '@lexical/extension';
import type {LexicalEditor} from 'lexical';

import {$choose, optionsFor, SlashExtension} from './slash';

export function showSlashMenu(editor: LexicalEditor, page: HTMLElement): () => void {
  const {query} = getExtensionDependencyFromEditor(editor, SlashExtension).output;
  const list = document.createElement('ul');
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Blocks');
  return effect(() => {
    const items = optionsFor(query.value).map((option) => {
      const item = document.createElement('li');
      item.setAttribute('role', 'option');
      item.setAttribute('aria-selected', 'false');
      item.textContent = option.label;
      item.addEventListener('mousedown', (event) => event.preventDefault());
      item.addEventListener('click', () => editor.update(() => $choose(option)));
      return item;
    });
    list.replaceChildren(...items);
    if (items.length > 0) page.append(list);
    else list.remove();
  });
}
