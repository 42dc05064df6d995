import ts from 'typescript';

import {isUntypedEditor, nodesOf, symbolOf, unwrapped} from '../names';
import {replacementOf} from '../replaced-names';
import type {Rule} from './rule';

/** Members that no editor has, of an editor without a type, as a function in JavaScript takes it. */
export const untypedMembers: Rule = function* ({sources, checker}) {
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isPropertyAccessExpression(node)) continue;
      const editor = unwrapped(node.expression);
      if (!isUntypedEditor(editor, checker) || !isTaken(editor, checker)) continue;
      // The code may wrap the editor in an object of its own that has this member.
      if (defines(source, node.name.text)) continue;
      const replaced = replacementOf(`LexicalEditor.${node.name.text}`);
      if (replaced) yield {rule: 'removed-name', node: node.name, ...replaced};
    }
  }
};

function defines(source: ts.SourceFile, member: string): boolean {
  return [...nodesOf(source)].some(
    (node) =>
      (ts.isObjectLiteralElement(node) || ts.isClassElement(node)) &&
      node.name?.getText() === member,
  );
}

/** Whether a function takes it: what it makes itself may be the editor of another library. */
function isTaken(editor: ts.Expression, checker: ts.TypeChecker): boolean {
  const declaration = symbolOf(editor, checker)?.valueDeclaration;
  return (
    declaration !== undefined &&
    ts.isParameter(declaration) &&
    /from ['"]@?lexical\b/.test(editor.getSourceFile().text)
  );
}
