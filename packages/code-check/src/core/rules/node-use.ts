import ts from 'typescript';

import {isResultOf} from '../editors';
import {returnedValuesOf} from '../functions';
import {
  calledName,
  isOfClass,
  nameOf,
  nodesOf,
  packageOf,
  symbolOf,
  unwrapped,
} from '../names';
import {memberOf} from './node-ancestry';
import type {Remark, Rule, RuleContext} from './rule';

/** Constructors instead of functions, and text that is inserted directly in the root. */
export const nodeUse: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      const remark = ts.isNewExpression(node)
        ? constructed(node, context)
        : ts.isCallExpression(node)
          ? textInRoot(node, context)
          : undefined;
      if (remark) yield remark;
    }
  }
};

function constructed(node: ts.NewExpression, context: RuleContext): Remark | undefined {
  const {checker, facts} = context;
  const declaration = symbolOf(node.expression, checker)?.valueDeclaration;
  if (!declaration || packageOf(declaration) === undefined) return undefined;
  const name = node.expression.getText();
  const maker = `$create${name}`;
  const home = Object.hasOwn(facts.exports, maker)
    ? facts.exports[maker]?.[0]
    : undefined;
  if (home === undefined || ts.findAncestor(node, ts.isClassLike)) return undefined;
  const ownKey = ofOwnKey(node, maker, context);
  if (ownKey) return ownKey;
  const {parent} = node;
  const isReplaced =
    ts.isCallExpression(parent) && calledName(parent) === '$applyNodeReplacement';
  if (isReplaced) return undefined;
  // Only compared, never inserted in a document.
  if (
    ts.isPropertyAccessExpression(parent) &&
    ts.isExpressionStatement(parent.parent.parent)
  ) {
    return undefined;
  }
  return {
    rule: 'node-constructor',
    node,
    reason: `new ${name}() skips node replacement, so the editor's own class for ${name} is not used.`,
    fix: `Create it with ${maker}(), from '${home}'.`,
    link: `${home}#${maker}`,
  };
}

/** An invented key: Lexical expects a node with this key to exist. */
function ofOwnKey(
  node: ts.NewExpression,
  maker: string,
  {checker}: RuleContext,
): Remark | undefined {
  const parameters = checker.getResolvedSignature(node)?.parameters ?? [];
  const key = node.arguments?.find(
    (argument, index) =>
      parameters[index]?.name === 'key' &&
      (ts.isStringLiteralLike(argument) ||
        ts.isTemplateExpression(argument) ||
        (ts.isCallExpression(argument) && calledName(argument) !== 'getKey')),
  );
  return (
    key && {
      rule: 'node-constructor',
      node: key,
      reason:
        'Lexical assigns the keys. A key that you pass refers to an existing node, so the new node is not added to the document, and its methods throw an error.',
      fix: `Call ${maker}() without a key, and store your own ID as node state, with createState.`,
      link: '/docs/concepts/key-management',
    }
  );
}

function textInRoot(
  call: ts.CallExpression,
  {checker}: RuleContext,
): Remark | undefined {
  const callee = unwrapped(call.expression);
  if (!ts.isPropertyAccessExpression(callee)) return undefined;
  if (!/^lexical#ElementNode\.(?:append|splice)$/.test(nameOf(callee, checker) ?? '')) {
    return undefined;
  }
  const receiver = unwrapped(callee.expression);
  const holder = checker.typeToString(checker.getTypeAtLocation(receiver));
  if (holder !== 'RootNode') return undefined;
  const wrong = call.arguments.find((argument) => {
    const type = checker.getTypeAtLocation(argument);
    return ['TextNode', 'LineBreakNode'].some((name) => isOfClass(type, name, checker));
  });
  const inline = call.arguments.find((argument) => {
    const type = checker.getTypeAtLocation(argument);
    return INLINE.test(checker.typeToString(type)) || isOwnInline(type);
  });
  if (inline) return inlineInRoot(inline);
  const generated = call.arguments.find((argument) =>
    ts.isSpreadElement(argument)
      ? isGenerated(argument.expression, checker)
      : isOneGenerated(argument, checker),
  );
  if (!wrong && generated) return generatedInRoot(generated);
  return (
    wrong && {
      rule: 'text-in-root',
      node: wrong,
      reason:
        'The root can contain only blocks. If you append text or a line break to it, Lexical throws an error.',
      fix: 'Put it into a block: $getRoot().append($createParagraphNode().append(textNode)).',
      link: '/docs/error#code-282',
    }
  );
}

/** Inline elements. */
const INLINE = /^(?:LinkNode|AutoLinkNode|MarkNode|OverflowNode)$/;

/** A class of the code whose isInline returns true. */
function isOwnInline(type: ts.Type): boolean {
  const declaration = type.getSymbol()?.valueDeclaration;
  if (!declaration || !ts.isClassLike(declaration)) return false;
  const method = memberOf(declaration, 'isInline');
  if (!method || !ts.isMethodDeclaration(method)) return false;
  const values = returnedValuesOf(method);
  return (
    values.length > 0 && values.every(({kind}) => kind === ts.SyntaxKind.TrueKeyword)
  );
}

function inlineInRoot(node: ts.Node): Remark {
  return {
    rule: 'text-in-root',
    node,
    reason:
      'This node is inline, so it belongs inside a block. The children of the root are blocks.',
    fix: 'Put it into a block: $getRoot().append($createParagraphNode().append(node)).',
    link: '/docs/concepts/nodes',
  };
}

const GENERATES = /#\$generateNodesFrom(?:DOM|SerializedNodes)$/;

/** Nodes from HTML or a clipboard, which can include text. */
function isGenerated(nodes: ts.Expression, checker: ts.TypeChecker): boolean {
  return isResultOf(GENERATES, nodes, checker);
}

/** One of these nodes, in a loop over them. */
function isOneGenerated(node: ts.Expression, checker: ts.TypeChecker): boolean {
  const declaration = symbolOf(node, checker)?.valueDeclaration;
  const list =
    declaration && ts.isVariableDeclaration(declaration) && declaration.parent;
  const loop = list && list.parent;
  return (
    loop !== undefined &&
    loop !== false &&
    ts.isForOfStatement(loop) &&
    isGenerated(loop.expression, checker) &&
    // A condition may have selected the blocks.
    ts.findAncestor(node, (each) => each === loop || ts.isIfStatement(each)) === loop
  );
}

function generatedInRoot(node: ts.Node): Remark {
  return {
    rule: 'text-in-root',
    node,
    reason:
      'Imported HTML can have text, line breaks, and links outside blocks, but the root can contain only blocks. Lexical throws an error for such a node.',
    fix: 'Insert the nodes instead, which wraps text in paragraphs: $getRoot().clear().select(); $insertNodes(nodes);',
    link: '/docs/error#code-282',
    isHint: true,
  };
}
