import ts from 'typescript';

import {isFunction} from '../functions';
import {calledName, isOfLexical, symbolOf, unwrapped} from '../names';
import type {Advice} from './call-advice';

/** A value that Lexical passes to a function of the code, or returns to it. */
interface Given {
  /** What takes the function: `registerMutationListener`, or the prop `onChange`. */
  readonly to: string;
  /** What the function is called with, as its type says. */
  readonly signature: string;
  /** The type of what a function returned, in place of what it passes. */
  readonly type?: string;
}

/** What to write for the listeners whose arguments people often take for others. */
const TAKES: Readonly<Record<string, string>> = {
  registerCommand:
    'The listener gets the payload of the command and the editor: editor.registerCommand(command, (payload, editor) => {…}, priority).',
  registerDecoratorListener:
    'The listener gets what the decorators render, by node key: editor.registerDecoratorListener((decorators) => { for (const [key, decorator] of Object.entries(decorators)) {…} }).',
  registerEditableListener:
    'The listener gets a boolean: editor.registerEditableListener((isEditable) => {…}).',
  registerMutationListener:
    "The listener gets a Map of node keys and 'created', 'updated' or 'destroyed': for (const [key, mutation] of mutations) {…}. Read the node with editor.read(() => $getNodeByKey(key)), and a destroyed one in the state before: (mutations, {prevEditorState}) => { prevEditorState.read(() => $getNodeByKey(key)) }.",
  registerNodeTransform:
    'The transform gets the node that changed: editor.registerNodeTransform(TextNode, (textNode) => {…}).',
  registerRootListener:
    'The listener gets the root element and the one before, each of which can be null: editor.registerRootListener((rootElement, prevRootElement) => {…}).',
  registerTextContentListener:
    'The listener gets the text itself: editor.registerTextContentListener((text) => {…}).',
  registerUpdateListener:
    'The listener gets an object: editor.registerUpdateListener(({editorState, prevEditorState, tags, dirtyElements, dirtyLeaves}) => {…}).',
  onChange:
    'OnChangePlugin passes the state, the editor and the tags: onChange={(editorState, editor, tags) => {…}}. For text, editorState.read(() => $getRoot().getTextContent()); to store it, JSON.stringify(editorState).',
};

/** Advice about a member that a value from Lexical doesn't have. */
export function givenAdvice(
  access: ts.PropertyAccessExpression,
  checker: ts.TypeChecker,
): Advice | undefined {
  const given = givenBy(access.expression, checker);
  const isPlain = !isOfLexical(
    checker.getTypeAtLocation(access.expression).getSymbol(),
  );
  if (!given || (given.type !== undefined && !isPlain)) return undefined;
  const type = checker.typeToString(checker.getTypeAtLocation(access.expression));
  return adviceOn(
    given,
    `${access.expression.getText()} comes from ${given.to} and is a value of the type ${type}`,
    access.name.text,
  );
}

/** Advice about a name that a pattern takes out of a value that doesn't have it. */
export function patternAdvice(
  name: ts.Node,
  checker: ts.TypeChecker,
): Advice | undefined {
  const given = givenToPattern(name, checker);
  if (given?.to === 'useLexicalComposerContext') {
    return {
      reason: `useLexicalComposerContext returns an array, whose first item is the editor, and no object with ${name.getText()}.`,
      fix: 'Destructure the array: const [editor] = useLexicalComposerContext();',
      link: '@lexical/react/LexicalComposerContext#useLexicalComposerContext',
    };
  }
  return given && adviceOn(given, `${given.to} passes a value`, name.getText());
}

function adviceOn(given: Given, what: string, name: string): Advice {
  const takes = Object.hasOwn(TAKES, given.to) ? TAKES[given.to] : undefined;
  return {
    reason: `${what} that doesn't have ${name}.`,
    fix:
      takes ??
      (given.type === undefined
        ? `${given.to} calls this function as ${given.signature}.`
        : `Use the result of ${given.to} itself, which is ${given.type}.`),
    ...(takes !== undefined && {link: '/docs/concepts/listeners'}),
  };
}

/** What passes the value to a function whose parameter is a pattern. */
export function givenToPattern(
  name: ts.Node,
  checker: ts.TypeChecker,
): Given | undefined {
  const element = name.parent;
  if (!ts.isBindingElement(element)) return undefined;
  const parameter = ts.walkUpBindingElementsAndPatterns(element);
  if (ts.isVariableDeclaration(parameter)) return madeBy(parameter, checker);
  return ts.isParameter(parameter) && !parameter.type && isFunction(parameter.parent)
    ? takerOf(parameter.parent, checker)
    : undefined;
}

/** What passed a value to the code; through loops over it, too. */
export function givenBy(
  node: ts.Expression,
  checker: ts.TypeChecker,
): Given | undefined {
  const plain = withoutValues(unwrapped(node));
  if (!ts.isIdentifier(plain)) return undefined;
  const found = symbolOf(plain, checker)?.valueDeclaration;
  const declaration =
    found && ts.isBindingElement(found)
      ? ts.walkUpBindingElementsAndPatterns(found)
      : found;
  if (!declaration) return undefined;
  if (ts.isVariableDeclaration(declaration)) {
    const loop = declaration.parent.parent;
    return ts.isForOfStatement(loop)
      ? givenBy(loop.expression, checker)
      : madeBy(declaration, checker);
  }
  if (!ts.isParameter(declaration) || declaration.type) return undefined;
  const owner = declaration.parent;
  return isFunction(owner) ? takerOf(owner, checker) : undefined;
}

/** The map or set of `map.values()`. */
function withoutValues(node: ts.Expression): ts.Expression {
  const callee = ts.isCallExpression(node) ? unwrapped(node.expression) : undefined;
  return callee &&
    ts.isPropertyAccessExpression(callee) &&
    /^(?:values|keys|entries)$/.test(callee.name.text)
    ? unwrapped(callee.expression)
    : node;
}

const PLAIN =
  ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike;

/** A value that a function of Lexical returned, and a read around it. */
function madeBy(
  {initializer}: ts.VariableDeclaration,
  checker: ts.TypeChecker,
): Given | undefined {
  let made = initializer && unwrapped(initializer);
  const [inner] = made && ts.isCallExpression(made) ? made.arguments : [];
  const isRead = made && ts.isCallExpression(made) && calledName(made) === 'read';
  if (isRead && inner && ts.isArrowFunction(inner) && !ts.isBlock(inner.body)) {
    made = unwrapped(inner.body);
  }
  if (!made || !ts.isCallExpression(made)) return undefined;
  // A node can be of a class that has more members.
  const isPlain = (checker.getTypeAtLocation(made).flags & PLAIN) !== 0;
  if (!isPlain && calledName(made) !== 'useLexicalComposerContext') return undefined;
  return isOfLexical(symbolOf(unwrapped(made.expression), checker))
    ? {
        to: calledName(made) ?? '',
        signature: '',
        type: checker.typeToString(checker.getTypeAtLocation(made)),
      }
    : undefined;
}

function takerOf(owner: ts.Node, checker: ts.TypeChecker): Given | undefined {
  const {parent} = owner;
  if (ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent)) {
    const attribute = parent.parent;
    const {tagName} = attribute.parent.parent;
    return isOfLexical(symbolOf(tagName, checker))
      ? {to: attribute.name.getText(), signature: signatureOf(owner, checker)}
      : undefined;
  }
  if (!ts.isCallExpression(parent)) return undefined;
  const callee = unwrapped(parent.expression);
  if (isOfLexical(symbolOf(callee, checker))) {
    return {to: calledName(parent) ?? '', signature: signatureOf(owner, checker)};
  }
  const isLoop = /^(?:forEach|map|filter|some|every|find)$/.test(
    calledName(parent) ?? '',
  );
  return isLoop && ts.isPropertyAccessExpression(callee)
    ? givenBy(callee.expression, checker)
    : undefined;
}

function signatureOf(owner: ts.Node, checker: ts.TypeChecker): string {
  const type = ts.isExpression(owner) ? checker.getContextualType(owner) : undefined;
  const [signature] = type?.getCallSignatures() ?? [];
  return signature ? checker.signatureToString(signature) : 'its type says';
}
