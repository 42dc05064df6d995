import {effect, getExtensionDependencyFromEditor} from '@lexical/extension';
import {FORMAT_TEXT_COMMAND, type LexicalEditor} from 'lexical';

import {FORMATS, SelectionBarExtension} from './selection';

const LABELS = {italic: 'Italic', code: 'Code'};

export function showSelectionBar(editor: LexicalEditor, page: HTMLElement): () => void {
  const {bar} = getExtensionDependencyFromEditor(editor, SelectionBarExtension).output;
  const toolbar = document.createElement('div');
  toolbar.setAttribute('role', 'toolbar');
  toolbar.setAttribute('aria-label', 'Selection');
  toolbar.style.position = 'fixed';
  const buttons = FORMATS.map((format) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = LABELS[format];
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', () =>
      editor.dispatchCommand(FORMAT_TEXT_COMMAND, format),
    );
    toolbar.append(button);
    return {format, button};
  });
  return effect(() => {
    if (!bar.value) {
      toolbar.remove();
      return;
    }
    const {left, top, formats} = bar.value;
    toolbar.style.left = `${left}px`;
    toolbar.style.top = `${top + 4}px`;
    for (const {format, button} of buttons) {
      button.setAttribute('aria-pressed', String(formats.includes(format)));
    }
    page.append(toolbar);
  });
}
