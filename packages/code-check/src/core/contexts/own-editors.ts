import ts from 'typescript';

import type {FunctionNode} from '../functions';
import {calledName, nodesOf, unwrapped} from '../names';

/**
 * A function that creates the editor itself isn't called while a state of it is active. An editor that
 * it passes on is a nested one, such as of a caption, and may be created in an update.
 */
export function createsEditor({body}: FunctionNode): boolean {
  if (!body || !ts.isBlock(body)) return false;
  return body.statements.some(
    (each) =>
      ts.isVariableStatement(each) &&
      each.declarationList.declarations.some(({name, initializer}) => {
        const made = initializer && unwrapped(initializer);
        return (
          made !== undefined &&
          ts.isCallExpression(made) &&
          /^(?:create(?:Headless)?Editor|buildEditorFromExtensions)$/.test(
            calledName(made) ?? '',
          ) &&
          !isGivenToNode(name.getText(), body)
        );
      }),
  );
}

/** Whether code gives a value to a node: `$createImageNode(src, caption)`, `new ImageNode(caption)`. */
export function isGivenToNode(name: string, body: ts.Node): boolean {
  return [...nodesOf(body)].some(
    (node) =>
      (ts.isNewExpression(node) ||
        (ts.isCallExpression(node) && /^\$create/.test(calledName(node) ?? ''))) &&
      node.arguments?.some((each) => each.getText() === name),
  );
}
