import ts from 'typescript';

import {unwrapped} from './names';

const HTML =
  "Import it: editor.update(() => { const dom = new DOMParser().parseFromString(html, 'text/html'); $insertNodes($generateNodesFromDOM(editor, dom)); })";
const JSON_STATE =
  'For stored JSON, editor.setEditorState(editor.parseEditorState(json)).';

/** What Lexical has for a command of Tiptap. */
const COMMANDS: Readonly<Record<string, string>> = {
  blur: 'Call editor.blur().',
  clearContent: 'Call editor.update(() => $getRoot().clear()).',
  deleteSelection:
    'Remove it in an update: const selection = $getSelection(); if ($isRangeSelection(selection)) selection.removeText();',
  focus: 'Call editor.focus().',
  insertContent: `${HTML}; for text, $getSelection()?.insertText(text).`,
  insertTable: "Dispatch INSERT_TABLE_COMMAND, with {columns: '3', rows: '3'}.",
  redo: 'Call editor.dispatchCommand(REDO_COMMAND, undefined).',
  setContent: `${HTML}, after $getRoot().clear().select(). ${JSON_STATE}`,
  setLink: 'Call editor.dispatchCommand(TOGGLE_LINK_COMMAND, {url}).',
  setTextAlign: "Call editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, 'center').",
  toggleBlockquote:
    'Call $setBlocksType(selection, () => $createQuoteNode()) in an update.',
  toggleBold: format('bold'),
  toggleBulletList:
    'Call editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined).',
  toggleCode: format('code'),
  toggleCodeBlock:
    'Call $setBlocksType(selection, () => $createCodeNode()) in an update.',
  toggleHeading:
    "Call $setBlocksType(selection, () => $createHeadingNode('h2')) in an update.",
  toggleHighlight: format('highlight'),
  toggleItalic: format('italic'),
  toggleOrderedList:
    'Call editor.dispatchCommand(INSERT_ORDERED_LIST_COMMAND, undefined).',
  toggleStrike: format('strikethrough'),
  toggleTaskList: 'Call editor.dispatchCommand(INSERT_CHECK_LIST_COMMAND, undefined).',
  toggleUnderline: format('underline'),
  undo: 'Call editor.dispatchCommand(UNDO_COMMAND, undefined).',
  unsetLink: 'Call editor.dispatchCommand(TOGGLE_LINK_COMMAND, null).',
};

function format(name: string): string {
  return `Call editor.dispatchCommand(FORMAT_TEXT_COMMAND, '${name}').`;
}

/** What stands for `editor.commands.toggleBold()`, and for each command of `editor.chain().….run()`. */
export function ofTiptapCommands(
  start: ts.PropertyAccessExpression,
): string | undefined {
  const fixes: string[] = [];
  for (let at: ts.Node = start; isLink(at.parent, at); at = at.parent) {
    const {parent} = at;
    const name = ts.isPropertyAccessExpression(parent) ? parent.name.text : '';
    const fix = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (fix !== undefined) fixes.push(fix);
  }
  // In a chain, the focus comes back by itself.
  const told =
    fixes.length > 1 ? fixes.filter((fix) => fix !== COMMANDS['focus']) : fixes;
  return told.length === 0 ? undefined : told.join(' ');
}

/** Whether a node goes on with another one: `.name` after it, or its call. */
function isLink(parent: ts.Node, node: ts.Node): boolean {
  return (
    (ts.isPropertyAccessExpression(parent) || ts.isCallExpression(parent)) &&
    unwrapped(parent.expression) === node
  );
}
