import ts from 'typescript';

import {isFunction} from '../functions';
import {nameOf} from '../names';

const OPENER =
  /^lexical#(?:LexicalEditor\.(?:update|read|parseEditorState)|EditorState\.read)$/;

/** The enclosing function that an editor or a state runs synchronously: that of an update or a read. */
export function openerAround(
  node: ts.Node,
  checker: ts.TypeChecker,
): ts.Node | undefined {
  return ts.findAncestor(node, (each) => {
    if (!isFunction(each) || !ts.isCallExpression(each.parent)) return false;
    return isOpener(each.parent, checker);
  });
}

/** Returns whether a call opens an update or a read. */
export function isOpener(call: ts.CallExpression, checker: ts.TypeChecker): boolean {
  return OPENER.test(nameOf(call.expression, checker) ?? '');
}
