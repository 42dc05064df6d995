import {
  CONTROL_OR_META,
  configExtension,
  KeyboardShortcutsExtension,
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

/** A shortcut, and its name in lists of shortcuts. */
export interface NamedShortcut {
  readonly name: string;
  readonly label: string;
  readonly match: Pick<KeyboardShortcut, 'key' | 'modifiers'>;
  /** Returns whether it did anything. */
  readonly run: (editor: LexicalEditor) => boolean;
}

/** Shortcuts that Lexical doesn't have itself. */
export const SHORTCUTS: readonly NamedShortcut[] = [
  ...blockShortcuts(),
  format('strikethrough', 'Strikethrough', 's'),
  format('highlight', 'Highlight', 'h'),
  format('code', 'Inline code', 'e'),
  shortcut('link', 'Link', {key: 'k'}, (editor) =>
    editor.dispatchCommand(OPEN_DIALOG_COMMAND, 'link'),
  ),
  shortcut('clear-formatting', 'Clear formatting', {key: '\\'}, (editor) => {
    editor.update($clearFormatting);
    return true;
  }),
  shortcut('find', 'Find and replace', {key: 'f', shiftKey: true}, (editor) =>
    editor.dispatchCommand(OPEN_FIND_COMMAND, undefined),
  ),
  shortcut('shortcuts', 'List of shortcuts', {key: '/'}, (editor) =>
    editor.dispatchCommand(OPEN_DIALOG_COMMAND, 'shortcuts'),
  ),
];

/** Registers the shortcuts. */
export const keyboardShortcuts = configExtension(KeyboardShortcutsExtension, {
  shortcuts: Object.fromEntries(
    SHORTCUTS.map(({name, match, run}): [string, KeyboardShortcut] => [
      name,
      {
        ...match,
        command: KEY_DOWN_COMMAND,
        $dispatch: (_command, event, _next, editor) => {
          event.preventDefault();
          return run(editor);
        },
      },
    ]),
  ),
});

// Kinds of blocks and formats share names: both have “code”.
function blockShortcuts(): NamedShortcut[] {
  return BLOCK_KINDS.flatMap(({id, label, digit}) =>
    digit === undefined
      ? []
      : [
          shortcut(`block-${id}`, label, {key: digit, altKey: true}, (editor) =>
            editor.dispatchCommand(SET_BLOCK_COMMAND, id),
          ),
        ],
  );
}

function format(type: TextFormatType, label: string, key: string): NamedShortcut {
  return shortcut(`format-${type}`, label, {key, shiftKey: true}, (editor) =>
    editor.dispatchCommand(FORMAT_TEXT_COMMAND, type),
  );
}

function shortcut(
  name: string,
  label: string,
  {key, ...modifiers}: {key: string; altKey?: boolean; shiftKey?: boolean},
  run: (editor: LexicalEditor) => boolean,
): NamedShortcut {
  return {
    name,
    label,
    match: {key, modifiers: {...CONTROL_OR_META, ...modifiers}},
    run,
  };
}
