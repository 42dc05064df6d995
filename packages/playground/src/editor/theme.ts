import type {EditorThemeClasses} from 'lexical';

import styles from './content.module.css';

/** Prism's token types, grouped by color. */
const TOKENS: Record<string, string> = {
  keyword:
    'keyword atrule attr selector important boolean constant symbol deleted builtin-keyword',
  string: 'string char inserted attr-value url regex template-string',
  number: 'number',
  function: 'function class-name tag builtin',
  comment: 'comment prolog doctype cdata',
  punctuation: 'punctuation operator entity variable namespace property',
};

/** The class names of the document's elements. */
export const theme: EditorThemeClasses = {
  paragraph: styles['paragraph'],
  quote: styles['quote'],
  heading: {
    h1: styles['h1'],
    h2: styles['h2'],
    h3: styles['h3'],
    h4: styles['h4'],
    h5: styles['h4'],
    h6: styles['h4'],
  },
  text: {
    bold: styles['bold'],
    italic: styles['italic'],
    underline: styles['underline'],
    strikethrough: styles['strikethrough'],
    underlineStrikethrough: styles['underlineStrikethrough'],
    code: styles['inlineCode'],
    highlight: styles['highlight'],
    subscript: styles['subscript'],
    superscript: styles['superscript'],
    lowercase: styles['lowercase'],
    uppercase: styles['uppercase'],
    capitalize: styles['capitalize'],
  },
  list: {
    ul: styles['ul'],
    ol: styles['ol'],
    listitem: styles['listItem'],
    nested: {listitem: styles['nestedItem']},
    listitemChecked: styles['itemChecked'],
    listitemUnchecked: styles['itemUnchecked'],
    checklist: styles['checkList'],
  },
  link: styles['link'],
  hashtag: styles['hashtag'],
  mention: styles['mention'],
  date: styles['date'],
  equation: styles['equation'],
  collapsible: styles['collapsible'],
  collapsibleTitle: styles['collapsibleTitle'],
  collapsibleContent: styles['collapsibleContent'],
  columns: styles['columns'],
  column: styles['column'],
  embed: styles['embed'],
  image: styles['image'],
  mark: styles['mark'],
  markOverlap: styles['markOverlap'],
  characterLimit: styles['overflow'],
  hr: styles['rule'],
  hrSelected: styles['ruleSelected'],
  table: styles['table'],
  tableScrollableWrapper: styles['tableScroller'],
  tableRowStriping: styles['tableStriped'],
  tableFrozenRow: styles['tableFrozenRow'],
  tableFrozenColumn: styles['tableFrozenColumn'],
  tableCell: styles['cell'],
  tableCellHeader: styles['headerCell'],
  tableCellSelected: styles['cellSelected'],
  tableSelection: styles['tableSelection'],
  code: styles['code'],
  codeHighlight: codeHighlightClasses(),
};

function codeHighlightClasses(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(TOKENS).flatMap(([style, tokens]) =>
      tokens.split(' ').map((token) => [token, styles[`token-${style}`] ?? '']),
    ),
  );
}
