import ts from 'typescript';

import {isGivenToNode} from '../contexts/own-editors';
import {attributeValue, valueOf} from '../editors';
import {isFunction, nameOfFunction} from '../functions';
import {calledName, calleeOf, nameOf, nodesOf, symbolOf} from '../names';
import {declaredClasses, parsedStates} from './declared-classes';
import {importedTags} from './imported-tags';
import {constructedAt, isOwnClass} from './own-classes';
import type {Remark, Rule, RuleContext} from './rule';
import {storedClasses} from './stored-classes';
import {classesOfTransformers} from './transformer-nodes';

/** Node classes that components of `@lexical/react` do not work without; most of them throw. */
export const NEEDED_BY: Readonly<Record<string, readonly string[]>> = {
  ListPlugin: ['ListNode', 'ListItemNode'],
  CheckListPlugin: ['ListNode', 'ListItemNode'],
  LinkPlugin: ['LinkNode'],
  AutoLinkPlugin: ['AutoLinkNode'],
  TablePlugin: ['TableNode', 'TableRowNode', 'TableCellNode'],
  HashtagPlugin: ['HashtagNode'],
  CharacterLimitPlugin: ['OverflowNode'],
  HorizontalRulePlugin: ['HorizontalRuleNode'],
};
/** Functions that write by transformers, and where they take them. */
const BY_TRANSFORMERS: Readonly<Record<string, number>> = {
  '@lexical/markdown#$convertFromMarkdownString': 1,
  '@lexical/markdown#registerMarkdownShortcuts': 1,
};
const HIGHLIGHTED = ['CodeNode', 'CodeHighlightNode'];
/** Classes that are used together with another. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  ListNode: ['ListItemNode'],
  TableNode: ['TableRowNode', 'TableCellNode'],
};
const BUILT_IN =
  /^(?:(?:Root|Paragraph|Text|LineBreak|Tab|Element|Decorator|Lexical)Node|ArtificialNode__DO_NOT_USE)$/;

/** Node classes that are used although every editor in the code was created without them. */
export const registeredNodes: Rule = function* (context) {
  const editors = configurations(context).filter(({node}) => !isNested(node));
  if (editors.length === 0) return;
  const registered = new Set(editors.flatMap(({names}) => names ?? []));
  if (editors.some(({names}) => names === undefined) || usesAnother(context)) return;
  if (registered.size === 0) {
    yield* importsOf(context);
    yield* parsedStates(context);
  } else yield* importedTags(context, registered);
  const missing = new Map<string, ts.Node>();
  const use = (name: string, node: ts.Node): void => {
    if (!BUILT_IN.test(name) && !registered.has(name) && !missing.has(name)) {
      missing.set(name, node);
    }
  };
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      for (const name of neededAt(node, context)) use(name, node);
    }
  }
  for (const name of registered) {
    for (const other of TOGETHER[name] ?? [])
      use(other, editors[0]?.node ?? (context.sources[0] as ts.Node));
  }
  for (const [name, node] of missing) yield notRegistered(name, node);
  yield* declaredClasses(context, new Set([...registered, ...missing.keys()]));
};

/** Whether a component works in an editor that the code does not show, beside one that it shows. */
function usesAnother({sources, checker}: RuleContext): boolean {
  const rendered = new Set<string>();
  const users: string[] = [];
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      if (ts.isJsxOpeningLikeElement(node)) rendered.add(node.tagName.getText());
      if (!ts.isCallExpression(node)) continue;
      if (!USES_EDITOR.test(nameOf(node.expression, checker) ?? '')) continue;
      const user = ts.findAncestor(node, isFunction);
      const name = user && nameOfFunction(user);
      if (name !== undefined && /^[A-Z]/.test(name)) users.push(name);
    }
  }
  return rendered.size > 0 && users.some((name) => !rendered.has(name));
}

const USES_EDITOR = /#useLexicalComposerContext$/;
const IMPORTS = /^@lexical\/html#\$(?:generateNodesFromDOM|insertNodesFromDOM)$/;

/** HTML that is imported in an editor with only paragraphs and text. */
function* importsOf({sources, checker}: RuleContext): Iterable<Remark> {
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      if (!IMPORTS.test(nameOf(node.expression, checker) ?? '')) continue;
      yield {
        rule: 'node-not-registered',
        node: calleeOf(node),
        reason: `${calledName(node) ?? 'The import'} creates only nodes that are registered, and this editor has only paragraphs and text. Headings, lists, and links become plain text.`,
        fix: "Add the classes for the HTML's content to nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode].",
        link: '/docs/concepts/nodes#register-a-node',
        isHint: true,
      };
    }
  }
}

/**
 * Returns whether an editor belongs to a node, such as for a caption: the node itself is in another
 * one.
 */
function isNested(node: ts.Node): boolean {
  if (ts.findAncestor(node, ts.isClassLike)) return true;
  const owner = ts.findAncestor(node, isFunction);
  const {parent} = node;
  return (
    owner !== undefined &&
    ts.isVariableDeclaration(parent) &&
    isGivenToNode(parent.name.getText(), owner)
  );
}

interface Configuration {
  readonly node: ts.Node;
  /** Absent if the list can't be determined from the code. */
  readonly names: readonly string[] | undefined;
}

/** The `nodes` of each `createEditor` and each `initialConfig`; extensions bring their own. */
function configurations({sources, checker}: RuleContext): Configuration[] {
  const found: Configuration[] = [];
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      if (ts.isCallExpression(node)) {
        const called = calledName(node) ?? '';
        if (/^(?:createEditor|createHeadlessEditor)$/.test(called)) {
          found.push(ofConfig(node, node.arguments[0], checker));
        } else if (/^(?:buildEditorFromExtensions|defineExtension)$/.test(called)) {
          found.push({node, names: undefined});
        }
      } else if (ts.isJsxAttribute(node) && node.name.getText() === 'initialConfig') {
        const {initializer} = node;
        const value =
          initializer && ts.isJsxExpression(initializer)
            ? initializer.expression
            : undefined;
        found.push(value ? ofConfig(node, value, checker) : {node, names: undefined});
      }
    }
  }
  return found;
}

function ofConfig(
  node: ts.Node,
  config: ts.Expression | undefined,
  checker: ts.TypeChecker,
): Configuration {
  if (!config) return {node, names: []};
  const literal = valueOf(config, checker);
  if (!literal || !ts.isObjectLiteralExpression(literal))
    return {node, names: undefined};
  if (literal.properties.some(ts.isSpreadAssignment)) return {node, names: undefined};
  const property = literal.properties.find((each) => each.name?.getText() === 'nodes');
  if (!property) return {node, names: []};
  const list = ts.isPropertyAssignment(property)
    ? valueOf(property.initializer, checker)
    : ts.isShorthandPropertyAssignment(property)
      ? valueOf(property.name, checker)
      : undefined;
  if (!list || !ts.isArrayLiteralExpression(list))
    return {node: property, names: undefined};
  const names = list.elements.map((element) => {
    if (ts.isIdentifier(element)) return declaredName(element, checker);
    const withKlass = ts.isObjectLiteralExpression(element)
      ? element.properties.find((each) => each.name?.getText() === 'replace')
      : undefined;
    return withKlass && ts.isPropertyAssignment(withKlass)
      ? withKlass.initializer.getText()
      : undefined;
  });
  return names.every((name) => name !== undefined)
    ? {node: property, names}
    : {node: property, names: undefined};
}

/** The name of a class in its declaration: an import can rename it. */
function declaredName(element: ts.Identifier, checker: ts.TypeChecker): string {
  const symbol = symbolOf(element, checker);
  const isDeclared = symbol?.declarations !== undefined && symbol.name !== 'default';
  return isDeclared ? symbol.name : element.text;
}

/** Classes that a node's code depends on. */
function neededAt(node: ts.Node, {checker}: RuleContext): readonly string[] {
  if (ts.isJsxOpeningLikeElement(node)) {
    const name = node.tagName.getText();
    if (name === 'MarkdownShortcutPlugin') {
      const given = node.attributes.properties.find(
        (each) => each.name?.getText() === 'transformers',
      );
      const value = given && ts.isJsxAttribute(given) ? attributeValue(given) : given;
      return classesOfTransformers(value as ts.Expression | undefined, checker);
    }
    return Object.hasOwn(NEEDED_BY, name) ? (NEEDED_BY[name] ?? []) : [];
  }
  if (ts.isNewExpression(node)) return constructedAt(node, checker);
  const stored = storedClasses(node, checker);
  return stored.length === 0 && ts.isCallExpression(node)
    ? neededByCall(node, checker)
    : stored;
}

function neededByCall(
  node: ts.CallExpression,
  checker: ts.TypeChecker,
): readonly string[] {
  const called = calledName(node) ?? '';
  const [argument] = node.arguments;
  const name = nameOf(node.expression, checker) ?? '';
  const place = Object.hasOwn(BY_TRANSFORMERS, name)
    ? BY_TRANSFORMERS[name]
    : undefined;
  if (place !== undefined) {
    return classesOfTransformers(node.arguments[place], checker);
  }
  if (/^@lexical\/code(?:-prism|-shiki)?#registerCodeHighlighting$/.test(name))
    return HIGHLIGHTED;
  if (called === '$create' && argument && ts.isIdentifier(argument)) {
    return isOwnClass(argument, checker) ? [argument.text] : [];
  }
  if (
    (called === 'registerNodeTransform' || called === 'registerMutationListener') &&
    argument &&
    ts.isIdentifier(argument)
  ) {
    return /Node$/.test(argument.text) ? [argument.text] : [];
  }
  if (/^\$create\w+Node$/.test(called) && nameOf(node.expression, checker)) {
    const type = checker.getTypeAtLocation(node).getSymbol()?.name ?? '';
    return /Node$/.test(type) ? [type] : [];
  }
  return [];
}

function notRegistered(name: string, node: ts.Node): Remark {
  return {
    rule: 'node-not-registered',
    node,
    reason: `${name} is used, but no editor in this code registers it.`,
    fix: `Add ${name} to nodes of the editor's configuration, or add the extension that includes it.`,
    link: '/docs/concepts/nodes#register-a-node',
  };
}
