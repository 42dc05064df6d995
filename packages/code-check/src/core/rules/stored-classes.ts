import ts from 'typescript';

import {valueOf} from '../editors';
import {calledName} from '../names';

/** The packages' classes by the types in stored documents. */
export const STORED_CLASSES: Readonly<Record<string, string>> = {
  heading: 'HeadingNode',
  quote: 'QuoteNode',
  list: 'ListNode',
  listitem: 'ListItemNode',
  link: 'LinkNode',
  autolink: 'AutoLinkNode',
  code: 'CodeNode',
  'code-highlight': 'CodeHighlightNode',
  table: 'TableNode',
  tablerow: 'TableRowNode',
  tablecell: 'TableCellNode',
  horizontalrule: 'HorizontalRuleNode',
  hashtag: 'HashtagNode',
  mark: 'MarkNode',
  overflow: 'OverflowNode',
};

/** Classes that a stored document needs, if the document is in the code and an editor reads it. */
export function storedClasses(
  node: ts.Node,
  checker: ts.TypeChecker,
): readonly string[] {
  const given =
    ts.isCallExpression(node) && calledName(node) === 'parseEditorState'
      ? node.arguments[0]
      : ts.isPropertyAssignment(node) && node.name.getText() === 'editorState'
        ? node.initializer
        : undefined;
  const value = given && valueOf(given, checker);
  const text =
    value && ts.isStringLiteralLike(value) && value.text.trim().startsWith('{"root"')
      ? value.text
      : '';
  const types = [...text.matchAll(/"type":\s*"([\w-]+)"/g)].map(
    ([, type = '']) => type,
  );
  return [...new Set(types)].flatMap((type) =>
    Object.hasOwn(STORED_CLASSES, type) ? [STORED_CLASSES[type] ?? ''] : [],
  );
}
