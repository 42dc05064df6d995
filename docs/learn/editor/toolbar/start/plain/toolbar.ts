import type {LexicalEditor} from 'lexical';

import {actions} from './actions';

export function createToolbar(editor: LexicalEditor): HTMLElement {
  const toolbar = document.createElement('div');
  toolbar.setAttribute('role', 'toolbar');
  toolbar.setAttribute('aria-label', 'Formatting');
  for (const {label, run} of actions) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', () => run(editor));
    toolbar.append(button);
  }
  return toolbar;
}
