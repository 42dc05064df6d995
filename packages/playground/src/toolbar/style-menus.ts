import {TOGGLE_LINK_COMMAND} from '@lexical/link';
import {
  type ElementFormatType,
  FORMAT_ELEMENT_COMMAND,
  INDENT_CONTENT_COMMAND,
  type LexicalEditor,
  OUTDENT_CONTENT_COMMAND,
  type TextFormatType,
} from 'lexical';

import {$clearFormatting} from '../editor/clear-formatting';
import type {PluginIds} from '../editor/plugins/plugins';
import type {IconName} from '../ui/icons';
import type {MenuItem} from '../ui/Menu';
import {$markSelection, toggleFormat} from './actions';
import type {ToolbarState} from './toolbar-state';

const FORMATS: readonly (readonly [TextFormatType, string, IconName, string?])[] = [
  ['strikethrough', 'Strikethrough', 'strikethrough', 'Ctrl+Shift+S'],
  ['highlight', 'Highlight', 'highlight', 'Ctrl+Shift+H'],
  ['subscript', 'Subscript', 'subscript'],
  ['superscript', 'Superscript', 'superscript'],
  ['lowercase', 'Lowercase', 'paragraph'],
  ['uppercase', 'Uppercase', 'paragraph'],
  ['capitalize', 'Capitalize', 'paragraph'],
];

/** The formats without a button. */
export function formatItems(
  editor: LexicalEditor,
  running: PluginIds,
  {formats, isLink}: ToolbarState,
): MenuItem[] {
  const toggles = FORMATS.map(([format, label, icon, hint]): MenuItem => ({
    id: format,
    label,
    icon,
    checked: formats.has(format),
    ...(hint && {hint}),
    run: () => {
      toggleFormat(editor, format);
    },
  }));
  return [
    ...toggles,
    ...(running.has('mark') ? [markItem(editor)] : []),
    ...(isLink ? [unlinkItem(editor)] : []),
    {
      id: 'clear',
      label: 'Clear formatting',
      icon: 'clear',
      separated: true,
      hint: 'Ctrl+\\',
      run: () => {
        editor.update($clearFormatting);
      },
    },
  ];
}

function markItem(editor: LexicalEditor): MenuItem {
  return {
    id: 'mark',
    label: 'Mark the selection',
    icon: 'mark',
    separated: true,
    run: () => {
      editor.update($markSelection);
    },
  };
}

function unlinkItem(editor: LexicalEditor): MenuItem {
  return {
    id: 'unlink',
    label: 'Remove link',
    icon: 'unlink',
    run: () => editor.dispatchCommand(TOGGLE_LINK_COMMAND, null),
  };
}

const ALIGNMENTS: readonly (readonly [ElementFormatType, string, IconName])[] = [
  ['start', 'Start', 'start'],
  ['left', 'Left', 'left'],
  ['center', 'Center', 'center'],
  ['right', 'Right', 'right'],
  ['end', 'End', 'end'],
  ['justify', 'Justify', 'justify'],
];

/** Alignment and indentation of the selected blocks. */
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
      checked: (alignment || 'start') === format,
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
