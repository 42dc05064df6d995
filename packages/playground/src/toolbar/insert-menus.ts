import {INSERT_HORIZONTAL_RULE_COMMAND} from '@lexical/extension';
import type {LexicalEditor} from 'lexical';

import {BLOCK_KINDS} from '../editor/blocks/block-kinds';
import {type InsertDialog, SET_BLOCK_COMMAND} from '../editor/commands';
import {INSERT_COLUMNS_COMMAND} from '../editor/columns/columns-extension';
import {INSERT_PAGE_BREAK_COMMAND} from '../editor/page-break/page-break-extension';
import type {PluginIds} from '../editor/plugins/plugins';
import type {IconName} from '../ui/icons';
import type {MenuItem} from '../ui/Menu';
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

interface Insert extends Pick<MenuItem, 'id' | 'label' | 'run'> {
  icon: IconName;
  plugin: string;
}

/** What can be put into the document besides text: in tables no further ones. */
export function insertItems(
  editor: LexicalEditor,
  running: PluginIds,
  openDialog: (dialog: InsertDialog) => void,
  {inTable}: Pick<ToolbarState, 'inTable'>,
): Insert[] {
  const ask = (dialog: InsertDialog) => () => {
    openDialog(dialog);
  };
  const items: Insert[] = [
    {id: 'table', plugin: 'table', label: 'Table…', icon: 'table', run: ask('table')},
    {id: 'image', plugin: 'image', label: 'Image…', icon: 'image', run: ask('image')},
    {id: 'embed', plugin: 'embed', label: 'Embed…', icon: 'embed', run: ask('embed')},
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
  return [...items, ...columnItems(editor)].filter(
    ({id, plugin}) => running.has(plugin) && !(inTable && id === 'table'),
  );
}

function columnItems(editor: LexicalEditor): Insert[] {
  return ['Two', 'Three'].map((name, index) => ({
    id: `columns-${name}`,
    plugin: 'columns',
    label: `${name} columns`,
    icon: 'columns',
    run: () => editor.dispatchCommand(INSERT_COLUMNS_COMMAND, index + 2),
  }));
}
