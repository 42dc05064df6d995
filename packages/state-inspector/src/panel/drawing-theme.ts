import type {EditorThemeClasses} from 'lexical';

import styles from './InspectPanel.module.css';

const className = (name: string): string => styles[name] ?? '';

/** Formats that no element of HTML stands for. */
export const drawingTheme: EditorThemeClasses = {
  text: {
    underline: className('underline'),
    strikethrough: className('strikethrough'),
    underlineStrikethrough: className('underlineStrikethrough'),
  },
  list: {
    listitemChecked: className('checked'),
    listitemUnchecked: className('unchecked'),
    nested: {listitem: className('nested')},
  },
  indent: className('indent'),
};
