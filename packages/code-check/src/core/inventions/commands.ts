import {call} from '../replacement-entry';
import {blocks, type Invention} from './invention';

const FORMATS =
  'BOLD|ITALIC|UNDERLINE|STRIKETHROUGH|CODE|HIGHLIGHT|SUBSCRIPT|SUPERSCRIPT|UPPERCASE|LOWERCASE|CAPITALIZE';

/** Commands that no package has, by what their names ask for. */
export const OF_COMMANDS: readonly Invention[] = [
  [
    new RegExp(
      `^(?:(?:TOGGLE|FORMAT|SET|APPLY|TEXT)_)?(?:TEXT_)?(${FORMATS})_COMMAND$`,
    ),
    (format = '') =>
      call(
        `editor.dispatchCommand(FORMAT_TEXT_COMMAND, '${format.toLowerCase()}')`,
        'lexical#FORMAT_TEXT_COMMAND',
      ),
  ],
  [
    /^(?:SET_|TOGGLE_|TEXT_|FORMAT_)*ALIGN(?:MENT)?(?:_(LEFT|CENTER|RIGHT|JUSTIFY))?_COMMAND$/,
    (place = 'center') =>
      call(
        `editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, '${place.toLowerCase()}')`,
        'lexical#FORMAT_ELEMENT_COMMAND',
      ),
  ],
  [
    /^(?:INSERT|FORMAT|SET|TOGGLE|CHANGE)_(?:HEADING|BLOCK_?QUOTE|QUOTE|CODE_BLOCK|BLOCK|PARAGRAPH|H[1-6])(?:_TYPE|_FORMAT)?_COMMAND$/,
    () => blocks(),
  ],
  [
    /^(?:TOGGLE|SET|FORMAT|CREATE|INSERT)_(?:BULLET(?:ED)?_?)?LIST_COMMAND$/,
    () =>
      call(
        'editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined)',
        '@lexical/list#INSERT_UNORDERED_LIST_COMMAND',
      ),
  ],
  [
    /^(?:TOGGLE|SET|FORMAT|CREATE|INSERT)_(?:NUMBER(?:ED)?|ORDERED)_?LIST_COMMAND$/,
    () =>
      call(
        'editor.dispatchCommand(INSERT_ORDERED_LIST_COMMAND, undefined)',
        '@lexical/list#INSERT_ORDERED_LIST_COMMAND',
      ),
  ],
  [
    /^(?:INSERT|SET|ADD|CREATE|EDIT)_LINK_COMMAND$/,
    () =>
      call(
        'editor.dispatchCommand(TOGGLE_LINK_COMMAND, url)',
        '@lexical/link#TOGGLE_LINK_COMMAND',
      ),
  ],
  [
    /^(?:REMOVE|UNSET|DELETE|CLEAR)_LINK_COMMAND$/,
    () =>
      call(
        'editor.dispatchCommand(TOGGLE_LINK_COMMAND, null)',
        '@lexical/link#TOGGLE_LINK_COMMAND',
      ),
  ],
  [
    /^(?:ADD|CREATE|NEW)_TABLE_COMMAND$/,
    () =>
      call(
        "editor.dispatchCommand(INSERT_TABLE_COMMAND, {columns: '3', rows: '3'})",
        '@lexical/table#INSERT_TABLE_COMMAND',
      ),
  ],
  [
    /^(?:ON_)?(?:EDITOR_|TEXT_|CONTENT_|STATE_)?(?:CHANGED?|UPDATED?)_COMMAND$/,
    () =>
      call(
        'editor.registerUpdateListener(({editorState}) => {…}), because there is no command for changes',
        '/docs/concepts/listeners',
      ),
  ],
  [
    /^(?:INSERT|ADD|SET|TYPE)_TEXT_COMMAND$/,
    () =>
      call(
        'editor.update(() => $getSelection()?.insertText(text))',
        'lexical#$getSelection',
      ),
  ],
  [
    /^(?:INSERT|ADD)_(?:BLOCK_|CUSTOM_)?NODES?_COMMAND$/,
    () => call('editor.update(() => $insertNodes([node]))', 'lexical#$insertNodes'),
  ],
  [
    /^(?:DELETE|REMOVE)_(?:BLOCK_|CURRENT_)?NODES?_COMMAND$/,
    () => call('editor.update(() => node.remove())', 'lexical#LexicalNode'),
  ],
  [
    /^KEY_(?:CTRL|CMD|META|CONTROL|SHIFT|ALT|[A-Z0-9]|PRESS|UP|SLASH|HOME|END|AT)(?:_\w+)?_COMMAND$/,
    () =>
      call(
        "editor.registerCommand(KEY_DOWN_COMMAND, (event) => { if (event.key !== '/') return false; …; return true; }, COMMAND_PRIORITY_LOW), and compare event.key, event.ctrlKey and so on",
        'lexical#KEY_DOWN_COMMAND',
      ),
  ],
  [
    /^(?:MOUSE|POINTER|TOUCH|HOVER|SCROLL|CONTEXT_MENU|DOUBLE_CLICK)\w*_COMMAND$/,
    () =>
      call(
        "editor.registerRootListener((root) => { root?.addEventListener('mousedown', listener); return () => root?.removeEventListener('mousedown', listener); }), because there is no command for this event",
        '/docs/concepts/listeners',
      ),
  ],
];
