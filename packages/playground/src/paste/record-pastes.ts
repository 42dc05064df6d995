import {
  $getSelection,
  type AnyLexicalExtension,
  COMMAND_PRIORITY_CRITICAL,
  defineExtension,
  DROP_COMMAND,
  type LexicalEditor,
  mergeRegister,
  PASTE_COMMAND,
} from 'lexical';

import type {Paste, PastedData, PasteLog} from './paste-log';

/** Creates the extension that records pastes and drops, without handling them. */
export function recordPastes(log: PasteLog): AnyLexicalExtension {
  return defineExtension({
    name: 'playground/paste-log',
    register: (editor) => {
      const $record = (how: Paste['how'], transfer: DataTransfer | null): false => {
        if (transfer) log.add({...$situation(editor), how, data: read(transfer)});
        return false;
      };
      return mergeRegister(
        editor.registerCommand(
          PASTE_COMMAND,
          (event) =>
            $record('paste', 'clipboardData' in event ? event.clipboardData : null),
          COMMAND_PRIORITY_CRITICAL,
        ),
        editor.registerCommand(
          DROP_COMMAND,
          ({dataTransfer}) => $record('drop', dataTransfer),
          COMMAND_PRIORITY_CRITICAL,
        ),
      );
    },
  });
}

function $situation(
  editor: LexicalEditor,
): Pick<Paste, 'time' | 'state' | 'selection'> {
  return {
    time: Date.now(),
    state: editor.getEditorState(),
    selection: $getSelection()?.clone() ?? null,
  };
}

/** The browser clears the data after the event. */
function read(transfer: DataTransfer): PastedData {
  return {
    texts: transfer.types
      .filter((type) => type !== 'Files')
      .map((type) => [type, transfer.getData(type)] as const),
    files: [...transfer.files].map(({name, type, size}) => ({name, type, size})),
  };
}
