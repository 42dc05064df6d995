/** Bundlers shorten the names of classes; types stay. Those whose name is not their type with “Node”. */
const NAMES: Readonly<Record<string, string>> = {
  autolink: 'AutoLinkNode',
  'code-highlight': 'CodeHighlightNode',
  horizontalrule: 'HorizontalRuleNode',
  linebreak: 'LineBreakNode',
  listitem: 'ListItemNode',
  'page-break': 'PageBreakNode',
  tablecell: 'TableCellNode',
  tablerow: 'TableRowNode',
  'unknown-block': 'UnknownBlockNode',
  'unknown-inline': 'UnknownInlineNode',
};

/** Returns the name of the class of a type of node, as its source has it. */
export function classNameOf(type: string): string {
  return NAMES[type] ?? `${type.charAt(0).toUpperCase()}${type.slice(1)}Node`;
}
