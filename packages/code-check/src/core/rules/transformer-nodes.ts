import ts from 'typescript';

import {propertyOf, valueOf} from '../editors';
import {nameOf} from '../names';

const LISTS = ['ListNode', 'ListItemNode'];
const ELEMENTS = ['HeadingNode', 'QuoteNode', ...LISTS];

/** Node classes of the transformers that `@lexical/markdown` passes on as its own. */
export const OF_TRANSFORMERS: readonly string[] = [
  'HeadingNode',
  'QuoteNode',
  'CodeNode',
  ...LISTS,
  'LinkNode',
];

/** What the transformers of the package create, by their names. */
const OF_PACKAGE: Readonly<Record<string, readonly string[]>> = {
  CHECK_LIST: LISTS,
  CODE: ['CodeNode'],
  ELEMENT_TRANSFORMERS: ELEMENTS,
  HEADING: ['HeadingNode'],
  LINK: ['LinkNode'],
  MULTILINE_ELEMENT_TRANSFORMERS: ['CodeNode'],
  ORDERED_LIST: LISTS,
  QUOTE: ['QuoteNode'],
  TEXT_MATCH_TRANSFORMERS: ['LinkNode'],
  TRANSFORMERS: OF_TRANSFORMERS,
  UNORDERED_LIST: LISTS,
};

/** The classes that transformers create, as far as the code shows them; all of the package where none are given. */
export function classesOfTransformers(
  given: ts.Expression | undefined,
  checker: ts.TypeChecker,
): readonly string[] {
  return given ? ofValue(given, checker, []) : OF_TRANSFORMERS;
}

function ofValue(
  given: ts.Expression,
  checker: ts.TypeChecker,
  open: readonly ts.Expression[],
): readonly string[] {
  const [owner, name = ''] = (nameOf(given, checker) ?? '').split('#');
  if (owner === '@lexical/markdown' && Object.hasOwn(OF_PACKAGE, name))
    return OF_PACKAGE[name] ?? [];
  // What a fragment doesn't import is most likely that of the package.
  const isUnknown = checker.getTypeAtLocation(given).flags & ts.TypeFlags.Any;
  if (isUnknown && Object.hasOwn(OF_PACKAGE, given.getText()))
    return OF_PACKAGE[given.getText()] ?? [];
  const value = valueOf(given, checker);
  // A list that contains itself ends here.
  if (!value || open.includes(value)) return [];
  if (ts.isArrayLiteralExpression(value)) {
    return value.elements.flatMap((each) =>
      ofValue(ts.isSpreadElement(each) ? each.expression : each, checker, [
        ...open,
        value,
      ]),
    );
  }
  if (!ts.isObjectLiteralExpression(value)) return [];
  const dependencies = propertyOf(value, 'dependencies');
  const list = dependencies && valueOf(dependencies, checker);
  return list && ts.isArrayLiteralExpression(list)
    ? list.elements.filter(ts.isIdentifier).map(({text}) => text)
    : [];
}
