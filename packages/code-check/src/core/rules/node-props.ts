import ts from 'typescript';

import {nodesOf, symbolOf} from '../names';
import {ancestry} from './node-ancestry';
import type {Remark, Rule, RuleContext} from './rule';

/** Node objects that `decorate` gives to a component, where nothing keeps them up to date. */
export const nodeProps: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isJsxAttribute(node) || !isThis(node)) continue;
      const method = ts.findAncestor(node, ts.isMethodDeclaration);
      const owner = method?.name.getText() === 'decorate' ? method.parent : undefined;
      if (!owner || !ts.isClassLike(owner) || !ancestry(owner, context.checker))
        continue;
      yield ofAttribute(node, owner.name?.text ?? 'the class', context);
    }
  }
};

function isThis({initializer}: ts.JsxAttribute): boolean {
  return (
    initializer !== undefined &&
    ts.isJsxExpression(initializer) &&
    initializer.expression?.kind === ts.SyntaxKind.ThisKeyword
  );
}

function ofAttribute(
  attribute: ts.JsxAttribute,
  owner: string,
  context: RuleContext,
): Remark {
  const name = attribute.name.getText();
  const tag = attribute.parent.parent.tagName;
  const change = changeIn(tag, name, context);
  return {
    rule: 'stale-node',
    node: change ?? attribute,
    reason: change
      ? `${change.getText()} changes the node outside of an update, and on the object that decorate passed, which is outdated after the next change.`
      : `${attribute.getText()} gives the component one version of the node. Its methods need an active editor state, and after the next change the object is outdated.`,
    fix: `Pass values and the key from decorate: <${tag.getText()} nodeKey={this.getKey()} … />. To change the node, editor.update(() => { const node = $getNodeByKey(nodeKey); if (node instanceof ${owner}) {…} }), with the editor of useLexicalComposerContext.`,
    link: '/docs/concepts/decorators',
    isHint: !change,
  };
}

/** Where the component calls a setter of the node. */
function changeIn(
  tag: ts.Node,
  prop: string,
  context: RuleContext,
): ts.Node | undefined {
  const component = symbolOf(tag, context.checker)?.valueDeclaration;
  if (!component || component.getSourceFile().isDeclarationFile) return undefined;
  const setter = new RegExp(
    `^(?:props\\.)?${prop}\\.(?:set[A-Z]\\w*|getWritable|remove|replace|insert\\w+|append)$`,
  );
  return [...nodesOf(component)].find(
    (each) =>
      ts.isPropertyAccessExpression(each) &&
      ts.isCallExpression(each.parent) &&
      setter.test(each.getText()) &&
      context.placeOf(each).kind === 'none',
  );
}
