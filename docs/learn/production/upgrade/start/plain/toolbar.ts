import {type LexicalEditor, mergeRegister} from 'lexical';

import {actions} from './actions';
import {watchUndo} from './undo-state';

/** A toolbar, and what ends its work. */
export interface Toolbar {
  readonly element: HTMLElement;
  readonly end: () => void;
}

export function createToolbar(editor: LexicalEditor): Toolbar {
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
  const undo = buttons[actions.findIndex(({label}) => label === 'Undo')];
  if (undo) undo.disabled = true;
  const end = mergeRegister(
    editor.registerUpdateListener(({editorState}) => editorState.read($showActive)),
    watchUndo(editor, (canUndo) => {
      if (undo) undo.disabled = !canUndo;
    }),
  );
  return {element: toolbar, end};
}
