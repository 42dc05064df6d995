import type {LexicalEditor} from 'lexical';

import {OPEN_DIALOG_COMMAND} from '../editor/commands';
import type {MenuItem} from '../ui/Menu';
import {setTextStyle} from './actions';
import type {ToolbarState} from './toolbar-state';

/**
 * Fonts that are installed on nearly every computer, or have a common substitute, so nothing is
 * loaded.
 */
const FAMILIES: readonly (readonly [name: string, value: string])[] = [
  ['Default', ''],
  ['Sans serif', 'Arial, Helvetica, sans-serif'],
  ['Serif', 'Georgia, serif'],
  ['Times', 'Times New Roman, Times, serif'],
  ['Monospace', 'Courier New, monospace'],
  ['Verdana', 'Verdana, Geneva, sans-serif'],
  ['Trebuchet', 'Trebuchet MS, sans-serif'],
];

const SIZES = [12, 14, 16, 18, 20, 24, 30, 36, 48];

/** The fonts, with the current one checked. */
export function familyItems(
  editor: LexicalEditor,
  {fontFamily}: ToolbarState,
): MenuItem[] {
  return FAMILIES.map(([label, value]) => ({
    id: label,
    label,
    kind: 'radio',
    checked: value === fontFamily,
    run: () => {
      setTextStyle(editor, 'font-family', value || null);
    },
  }));
}

/** Sizes in CSS pixels, with the current one checked. */
export function sizeItems(editor: LexicalEditor, {fontSize}: ToolbarState): MenuItem[] {
  const sizes = ['', ...SIZES.map((size) => `${size}px`)];
  const isOther = !sizes.includes(fontSize);
  const other: MenuItem = {
    id: 'other',
    label: isOther ? `Other (${fontSize})…` : 'Other…',
    kind: 'radio',
    checked: isOther,
    separated: true,
    takesFocus: true,
    run: () => editor.dispatchCommand(OPEN_DIALOG_COMMAND, 'font-size'),
  };
  const items = sizes.map((value): MenuItem => ({
    id: value,
    label: value === '' ? 'Default' : value.replace('px', ' px'),
    kind: 'radio',
    checked: value === fontSize,
    run: () => {
      setTextStyle(editor, 'font-size', value || null);
    },
  }));
  return [...items, other];
}
