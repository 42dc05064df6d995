import {
  COMMAND_PRIORITY_LOW,
  CONTROL_OR_META,
  defineExtension,
  isExactShortcutMatch,
  KEY_DOWN_COMMAND,
} from 'lexical';

import {INSERT_LIKES_COMMAND} from './likes';

const SHORTCUT = {...CONTROL_OR_META, altKey: true};

/** The keys of your editor. */
export const ShortcutsExtension = defineExtension({
  name: 'shortcuts',
  register: (editor) =>
    editor.registerCommand(
      KEY_DOWN_COMMAND,
      (event) => {
        if (!isExactShortcutMatch(event, 'l', SHORTCUT)) return false;
        event.preventDefault();
        return editor.dispatchCommand(INSERT_LIKES_COMMAND, undefined);
      },
      COMMAND_PRIORITY_LOW,
    ),
});
