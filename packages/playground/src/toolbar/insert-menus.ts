import {INSERT_HORIZONTAL_RULE_COMMAND} from '@lexical/extension';
import type {LexicalEditor} from 'lexical';

import {BLOCK_KINDS} from '../editor/blocks/block-kinds';
import {INSERT_COLLAPSIBLE_COMMAND} from '../editor/collapsible/collapsible-extension';
import {type InsertDialog, SET_BLOCK_COMMAND} from '../editor/commands';
import {INSERT_COLUMNS_COMMAND} from '../editor/columns/columns-extension';
import {INSERT_PAGE_BREAK_COMMAND} from '../editor/page-break/page-break-extension';
import type {PluginIds} from '../editor/plugins/plugins';
import type {IconName} from '../ui/icons';
import type {MenuItem} from '../ui/Menu';
import type {ToolbarState} from './toolbar-state';

/** The kinds of blocks, with the current one checked. */
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

interface Insert extends Pick<MenuItem, 'id' | 'label' | 'run'> {
  icon: IconName;
  plugin: string;
}

/** What can be inserted besides text; in tables, no further tables. */
export function insertItems(
  editor: LexicalEditor,
  running: PluginIds,
  openDialog: (dialog: InsertDialog) => void,
  {inTable}: Pick<ToolbarState, 'inTable'>,
): Insert[] {
  return [...dialogItems(openDialog), ...lineItems(editor), ...boxItems(editor)].filter(
    ({id, plugin}) => running.has(plugin) && !(inTable && id === 'table'),
  );
}

/** Items that open a dialog. */
function dialogItems(openDialog: (dialog: InsertDialog) => void): Insert[] {
  const dialogs = [
    ['table', 'Table…'],
    ['image', 'Image…'],
    ['embed', 'Embed…'],
    ['equation', 'Equation…'],
    ['date', 'Date…'],
  ] as const;
  return dialogs.map(([id, label]) => ({
    id,
    plugin: id,
    label,
    icon: id,
    run: () => {
      openDialog(id);
    },
  }));
}

/** Items that take a separate line. */
function lineItems(editor: LexicalEditor): Insert[] {
  return [
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
    {
      id: 'page-break',
      plugin: 'page-break',
      label: 'Page break',
      icon: 'pageBreak',
      run: () => editor.dispatchCommand(INSERT_PAGE_BREAK_COMMAND, undefined),
    },
  ];
}

/** Boxes that contain blocks. */
function boxItems(editor: LexicalEditor): Insert[] {
  return [
    ...['Two', 'Three'].map((name, index): Insert => ({
      id: `columns-${name}`,
      plugin: 'columns',
      label: `${name} columns`,
      icon: 'columns',
      run: () => editor.dispatchCommand(INSERT_COLUMNS_COMMAND, index + 2),
    })),
    {
      id: 'collapsible',
      plugin: 'collapsible',
      label: 'Collapsible block',
      icon: 'collapsible',
      run: () => editor.dispatchCommand(INSERT_COLLAPSIBLE_COMMAND, undefined),
    },
  ];
}
