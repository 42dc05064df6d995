import type {LexicalEditor} from 'lexical';

import {actions} from './actions';

export function createToolbar(editor: LexicalEditor): HTMLElement {
  const toolbar = document.createElement('div');
  toolbar.setAttribute('role', 'toolbar');
  toolbar.setAttribute('aria-label', 'Formatting');
  const buttons = actions.map(({label, run}) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', () => run(editor));
    toolbar.append(button);
    return button;
  });
  const $showActive = (): void => {
    for (const [index, {$isActive}] of actions.entries()) {
      if ($isActive) buttons[index]?.setAttribute('aria-pressed', String($isActive()));
    }
  };
  editor.read($showActive);
  editor.registerUpdateListener(({editorState}) => editorState.read($showActive));
  return toolbar;
}
