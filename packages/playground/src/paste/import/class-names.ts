/** Bundlers shorten the names of classes; types stay. Those that their type does not tell. */
const NAMES: Readonly<Record<string, string>> = {
  autolink: 'AutoLinkNode',
  horizontalrule: 'HorizontalRuleNode',
  linebreak: 'LineBreakNode',
  listitem: 'ListItemNode',
  tablecell: 'TableCellNode',
  tablerow: 'TableRowNode',
};

/** Returns the name of the class of a type of node, as its source has it. */
export function classNameOf(type: string): string {
  const words = type
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return NAMES[type] ?? `${words.join('')}Node`;
}
