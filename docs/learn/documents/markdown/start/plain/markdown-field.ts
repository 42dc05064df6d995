import type {LexicalEditor} from 'lexical';

import {$readMarkdown, $writeMarkdown} from './markdown';

export function createMarkdownField(editor: LexicalEditor): HTMLElement {
  const field = document.createElement('textarea');
  field.setAttribute('aria-label', 'Markdown');
  field.rows = 4;
  field.style.width = '100%';
  const button = (label: string, run: () => void) => {
    const element = document.createElement('button');
    element.type = 'button';
    element.textContent = label;
    element.addEventListener('click', run);
    return element;
  };
  const write = button('Write Markdown', () => {
    field.value = editor.read($writeMarkdown);
  });
  const read = button('Read Markdown', () => {
    editor.update(() => $readMarkdown(field.value));
  });
  const element = document.createElement('p');
  element.append(field, write, read);
  return element;
}
