import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {useEffect, useState} from 'react';

import {actions} from './actions';
import {watchUndo} from './undo-state';

export function Toolbar() {
  const [editor] = useLexicalComposerContext();
  const [active, setActive] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const $readActive = (): void => {
      const pressed = actions.filter(({$isActive}) => $isActive?.());
      setActive(new Set(pressed.map(({label}) => label)));
    };
    editor.read($readActive);
    return editor.registerUpdateListener(({editorState}) => {
      editorState.read($readActive);
    });
  }, [editor]);
  const [canUndo, setCanUndo] = useState(false);
  useEffect(() => watchUndo(editor, setCanUndo), [editor]);
  return (
    <div role="toolbar" aria-label="Formatting">
      {actions.map(({label, run, $isActive}) => (
        <button
          key={label}
          type="button"
          aria-pressed={$isActive && active.has(label)}
          disabled={label === 'Undo' && !canUndo}
          onClick={() => run(editor)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
