import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {CONNECTED_COMMAND, TOGGLE_CONNECT_COMMAND} from '@lexical/yjs';
import {COMMAND_PRIORITY_EDITOR} from 'lexical';
import {type ReactNode, useEffect, useState} from 'react';

/** Shows whether this editor is connected, and connects or disconnects it. */
export function ConnectionSwitch(): ReactNode {
  const [editor] = useLexicalComposerContext();
  const [isConnected, setConnected] = useState(false);
  useEffect(
    () =>
      editor.registerCommand(
        CONNECTED_COMMAND,
        (connected) => {
          setConnected(connected);
          return false;
        },
        COMMAND_PRIORITY_EDITOR,
      ),
    [editor],
  );
  return (
    <button
      type="button"
      role="switch"
      className="collaboration-switch"
      aria-checked={isConnected}
      onClick={() => {
        editor.dispatchCommand(TOGGLE_CONNECT_COMMAND, !isConnected);
      }}
    >
      Online
    </button>
  );
}
