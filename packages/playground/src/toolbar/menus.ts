import {TOGGLE_LINK_COMMAND} from '@lexical/link';
import {INSERT_HORIZONTAL_RULE_COMMAND} from '@lexical/extension';
import {
  type ElementFormatType,
  FORMAT_ELEMENT_COMMAND,
  INDENT_CONTENT_COMMAND,
  type LexicalEditor,
  OUTDENT_CONTENT_COMMAND,
  type TextFormatType,
} from 'lexical';

import {BLOCK_KINDS} from '../editor/blocks/block-kinds';
import {type InsertDialog, SET_BLOCK_COMMAND} from '../editor/commands';
import {$markSelection} from '../editor/mark-selection';
import type {PluginIds} from '../editor/plugins/plugins';
import type {IconName} from '../ui/icons';
import type {MenuItem} from '../ui/Menu';
import {clearFormatting, setTextStyle, toggleFormat} from './actions';
import {BACKGROUND_COLORS, TEXT_COLORS} from './colors';
import type {ToolbarState} from './toolbar-state';

/** The kinds of blocks, the present one checked. */
export function blockItems(
  editor: LexicalEditor,
  running: PluginIds,
  {block}: ToolbarState,
): MenuItem[] {
  return BLOCK_KINDS.filter(({plugin}) => running.has(plugin)).map(
    ({id, label, icon, digit}) => ({
      id,
      label,
      icon,
      checked: block === id,
      kind: 'radio',
      ...(digit && {hint: `Ctrl+Alt+${digit.toUpperCase()}`}),
      run: () => editor.dispatchCommand(SET_BLOCK_COMMAND, id),
    }),
  );
}

/** Swatches of one property, the first takes the color away. */
export function colorItems(
  editor: LexicalEditor,
  property: 'color' | 'background-color',
  current: string,
): MenuItem[] {
  const colors = property === 'color' ? TEXT_COLORS : BACKGROUND_COLORS;
  return [{name: 'None', value: ''}, ...colors].map(({name, value}) => ({
    id: name,
    label: name,
    swatch: value,
    checked: current === value,
    kind: 'radio',
    run: () => {
      setTextStyle(editor, property, value || null);
    },
  }));
}

const FORMATS: readonly (readonly [TextFormatType, string, IconName, string?])[] = [
  ['strikethrough', 'Strikethrough', 'strikethrough', 'Ctrl+Shift+S'],
  ['highlight', 'Highlight', 'highlight', 'Ctrl+Shift+H'],
  ['subscript', 'Subscript', 'subscript'],
  ['superscript', 'Superscript', 'superscript'],
  ['lowercase', 'Lowercase', 'paragraph'],
  ['uppercase', 'Uppercase', 'paragraph'],
  ['capitalize', 'Capitalize', 'paragraph'],
];

/** The formats that have no button of their own. */
export function formatItems(
  editor: LexicalEditor,
  running: PluginIds,
  {formats, isLink}: ToolbarState,
): MenuItem[] {
  const items: MenuItem[] = FORMATS.map(([format, label, icon, hint]) => ({
    id: format,
    label,
    icon,
    checked: formats.has(format),
    ...(hint && {hint}),
    run: () => {
      toggleFormat(editor, format);
    },
  }));
  if (running.has('mark')) {
    items.push({
      id: 'mark',
      label: 'Mark the selection',
      icon: 'mark',
      separated: true,
      run: () => {
        editor.update($markSelection);
      },
    });
  }
  if (isLink) {
    items.push({
      id: 'unlink',
      label: 'Remove link',
      icon: 'unlink',
      run: () => editor.dispatchCommand(TOGGLE_LINK_COMMAND, null),
    });
  }
  items.push({
    id: 'clear',
    label: 'Clear formatting',
    icon: 'clear',
    separated: true,
    run: () => {
      clearFormatting(editor);
    },
  });
  return items;
}

const ALIGNMENTS: readonly (readonly [ElementFormatType, string, IconName])[] = [
  ['left', 'Left', 'left'],
  ['center', 'Center', 'center'],
  ['right', 'Right', 'right'],
  ['justify', 'Justify', 'justify'],
];

/** Alignment and levels of the selected blocks. */
export function alignmentItems(
  editor: LexicalEditor,
  {alignment}: ToolbarState,
): MenuItem[] {
  return [
    ...ALIGNMENTS.map(([format, label, icon]): MenuItem => ({
      id: format,
      label,
      icon,
      kind: 'radio',
      checked: (alignment || 'left') === format,
      run: () => editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, format),
    })),
    {
      id: 'indent',
      label: 'Indent',
      icon: 'indent',
      separated: true,
      run: () => editor.dispatchCommand(INDENT_CONTENT_COMMAND, undefined),
    },
    {
      id: 'outdent',
      label: 'Outdent',
      icon: 'outdent',
      run: () => editor.dispatchCommand(OUTDENT_CONTENT_COMMAND, undefined),
    },
  ];
}

/** What can be put into the document besides text. */
export function insertItems(
  editor: LexicalEditor,
  running: PluginIds,
  openDialog: (dialog: InsertDialog) => void,
): MenuItem[] {
  const items: readonly (MenuItem & {plugin: string})[] = [
    {
      id: 'table',
      plugin: 'table',
      label: 'Table…',
      icon: 'table',
      run: () => {
        openDialog('table');
      },
    },
    {
      id: 'image',
      plugin: 'image',
      label: 'Image…',
      icon: 'image',
      run: () => {
        openDialog('image');
      },
    },
    {
      id: 'code',
      plugin: 'code',
      label: 'Code block',
      icon: 'code',
      run: () => editor.dispatchCommand(SET_BLOCK_COMMAND, 'code'),
    },
    {
      id: 'rule',
      plugin: 'horizontal-rule',
      label: 'Horizontal rule',
      icon: 'rule',
      run: () => editor.dispatchCommand(INSERT_HORIZONTAL_RULE_COMMAND, undefined),
    },
  ];
  return items.filter(({plugin}) => running.has(plugin));
}
