import {
  CONTROL_OR_META,
  configExtension,
  KeyboardShortcutsExtension,
  type NamedKeyboardShortcuts,
} from '@lexical/extension';
import {
  FORMAT_TEXT_COMMAND,
  KEY_DOWN_COMMAND,
  type KeyboardShortcut,
  type LexicalEditor,
  type TextFormatType,
} from 'lexical';

import {BLOCK_KINDS} from './blocks/block-kinds';
import {$clearFormatting} from './clear-formatting';
import {OPEN_DIALOG_COMMAND, OPEN_FIND_COMMAND, SET_BLOCK_COMMAND} from './commands';

/** The shortcuts that Lexical's own do not include. */
export const keyboardShortcuts = configExtension(KeyboardShortcutsExtension, {
  // Kinds of blocks and formats share names: both have a “code”.
  shortcuts: {
    ...blockShortcuts(),
    ...formatShortcuts(),
    link: linkShortcut(),
    find: findShortcut(),
    'clear-formatting': clearShortcut(),
  },
});

function blockShortcuts(): NamedKeyboardShortcuts {
  const shortcuts = BLOCK_KINDS.flatMap(({id, digit}) =>
    digit === undefined
      ? []
      : [
          [
            `block-${id}`,
            shortcut(digit, {altKey: true}, (editor) =>
              editor.dispatchCommand(SET_BLOCK_COMMAND, id),
            ),
          ] as const,
        ],
  );
  return Object.fromEntries(shortcuts);
}

function formatShortcuts(): NamedKeyboardShortcuts {
  const keys: readonly (readonly [TextFormatType, string])[] = [
    ['strikethrough', 's'],
    ['highlight', 'h'],
    ['code', 'e'],
  ];
  const shortcuts = keys.map(([format, key]) => [
    `format-${format}`,
    shortcut(key, {shiftKey: true}, (editor) =>
      editor.dispatchCommand(FORMAT_TEXT_COMMAND, format),
    ),
  ]);
  return Object.fromEntries(shortcuts) as NamedKeyboardShortcuts;
}

function linkShortcut(): KeyboardShortcut {
  return shortcut('k', {}, (editor) =>
    editor.dispatchCommand(OPEN_DIALOG_COMMAND, 'link'),
  );
}

function findShortcut(): KeyboardShortcut {
  return shortcut('f', {shiftKey: true}, (editor) =>
    editor.dispatchCommand(OPEN_FIND_COMMAND, undefined),
  );
}

function clearShortcut(): KeyboardShortcut {
  return shortcut('\\', {}, (editor) => {
    editor.update($clearFormatting);
    return true;
  });
}

function shortcut(
  key: string,
  modifiers: {altKey?: boolean; shiftKey?: boolean},
  run: (editor: LexicalEditor) => boolean,
): KeyboardShortcut {
  return {
    key,
    modifiers: {...CONTROL_OR_META, ...modifiers},
    command: KEY_DOWN_COMMAND,
    $dispatch: (_command, event, _next, editor) => {
      event.preventDefault();
      return run(editor);
    },
  };
}
