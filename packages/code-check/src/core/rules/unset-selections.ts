import ts from 'typescript';

import {nameOf, nodesOf, symbolOf} from '../names';
import type {Rule} from './rule';

const MAKES = /#\$create(?:Range|Node|Table)Selection$/;
/** What prepares a selection, and does nothing with it. */
const PREPARES = /^(?:anchor|focus|add|dirty|format|style|setStyle|setFormat)$/;

/** New selections that the code prepares, and that no editor ever gets. */
export const unsetSelections: Rule = function* ({sources, checker}) {
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) continue;
      const {initializer, name} = node;
      if (!initializer || !ts.isCallExpression(initializer)) continue;
      if (!MAKES.test(nameOf(initializer.expression, checker) ?? '')) continue;
      const symbol = checker.getSymbolAtLocation(name);
      const uses = [...nodesOf(source)].filter(
        (each) =>
          ts.isIdentifier(each) &&
          each !== name &&
          each.text === name.text &&
          symbolOf(each, checker) === symbol,
      );
      if (!uses.every(isPreparation)) continue;
      yield {
        rule: 'selection',
        node: name,
        reason: `${name.text} is a new selection, which the editor doesn't know, so the selection on the page stays where it is.`,
        fix: `Set it when it is ready: $setSelection(${name.text}).`,
        link: '/docs/concepts/selection',
      };
    }
  }
};

function isPreparation({parent}: ts.Node): boolean {
  return ts.isPropertyAccessExpression(parent) && PREPARES.test(parent.name.text);
}
