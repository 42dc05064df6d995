import ts from 'typescript';

import {configsOf, type EditorConfig, propertyOf, valueOf} from '../editors';
import {calleeOf, nameOf, nodesOf, packageOf, symbolOf} from '../names';
import type {Remark, Rule, RuleContext} from './rule';
import {unhandledCommands} from './unhandled-commands';
import {hasAny, type Names, namesIn} from './used-names';

const TEXT_SUPPORT =
  /^(?:RichTextPlugin|PlainTextPlugin|registerRichText|registerPlainText|RichTextExtension|PlainTextExtension)$/;

/** Editors that lack a part, or have two that exclude each other. */
export const setups: Rule = function* (context) {
  const names = namesIn(context);
  for (const source of context.sources) {
    const configs = [...configsOf(source, context.checker)];
    for (const config of configs) {
      if (config.kind === 'composer') yield* ofComposer(config, names, context);
    }
    for (const node of nodesOf(source)) {
      if (ts.isCallExpression(node)) yield* ofRootElement(node, names, context);
    }
  }
};

function* ofComposer(
  config: EditorConfig,
  names: Names,
  context: RuleContext,
): Iterable<Remark> {
  const opening = config.node.parent.parent;
  if (!ts.isJsxOpeningElement(opening)) return;
  const tags = tagsWithin(opening.parent);
  const byName = new Map(tags.map((tag) => [tag.tagName.getText(), tag]));
  const isClosed = isAllShown(opening.parent, tags, context);
  const contentEditable = byName.get('ContentEditable');
  if (isClosed && contentEditable && !hasAny(names, TEXT_SUPPORT)) {
    yield remarkOf(
      contentEditable.tagName,
      'ContentEditable is used without a text plugin, so nothing handles what users type.',
      'Pass it to a plugin: <RichTextPlugin contentEditable={<ContentEditable />} ErrorBoundary={LexicalErrorBoundary} />, or PlainTextPlugin.',
      '/docs/react/plugins',
    );
  }
  const collaboration = byName.get('CollaborationPlugin');
  if (collaboration)
    yield* ofCollaboration(config, collaboration, byName.get('HistoryPlugin'));
  if (isClosed) yield* unhandledCommands(names, context);
  else if (isAllShown(opening.parent, tags, context, CONTROLS)) {
    for (const remark of unhandledCommands(names, context)) {
      yield {...remark, isHint: true};
    }
  }
}

function remarkOf(node: ts.Node, reason: string, fix: string, link: string): Remark {
  return {rule: 'editor-setup', node, reason, fix, link};
}

type Tag = ts.JsxOpeningLikeElement;

/** Components that dispatch commands, by their names, and seldom register what handles them. */
const CONTROLS = /(?:Toolbar|Buttons?|Bar|Controls|Menu|Dropdown|Picker)$/;

function tagsWithin(element: ts.Node): Tag[] {
  return [...nodesOf(element)].filter(ts.isJsxOpeningLikeElement);
}

/**
 * Returns whether everything that a composer renders is from Lexical's packages, or declared in the
 * code.
 */
function isAllShown(
  element: ts.Node,
  tags: readonly Tag[],
  {checker}: RuleContext,
  unknown?: RegExp,
): boolean {
  for (const node of nodesOf(element)) {
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && isOpen(node))
      return false;
  }
  return tags.every(({tagName}) => {
    if (/^[a-z]/.test(tagName.getText())) return true;
    const declaration = symbolOf(tagName, checker)?.valueDeclaration;
    if (unknown?.test(tagName.getText())) return true;
    if (!declaration) return false;
    const owner = packageOf(declaration);
    if (owner !== undefined) return /^@?lexical/.test(owner);
    return ts.isFunctionDeclaration(declaration) || hasFunction(declaration);
  });
}

/** `{children}`, and anything else that may render plugins. */
function isOpen({expression}: ts.JsxExpression): boolean {
  return (
    expression !== undefined &&
    (ts.isIdentifier(expression) ||
      ts.isPropertyAccessExpression(expression) ||
      ts.isCallExpression(expression))
  );
}

function hasFunction(declaration: ts.Declaration): boolean {
  const value = ts.isVariableDeclaration(declaration)
    ? declaration.initializer
    : undefined;
  return (
    value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value))
  );
}

function* ofCollaboration(
  {literal}: EditorConfig,
  plugin: Tag,
  history: Tag | undefined,
): Iterable<Remark> {
  if (history) {
    yield remarkOf(
      history.tagName,
      "If you use HistoryPlugin with CollaborationPlugin, undo also reverts other people's changes. In collaboration, Yjs has an undo history for each person.",
      'Remove HistoryPlugin, because CollaborationPlugin handles undo and redo.',
      '/docs/collaboration/react',
    );
  }
  if (!literal || literal.properties.some(ts.isSpreadAssignment)) return;
  const state = propertyOf(literal, 'editorState');
  if (state?.kind === ts.SyntaxKind.NullKeyword) return;
  yield remarkOf(
    state ?? plugin.tagName,
    'In collaboration, the document comes from the provider. An editorState in the configuration is added to it, once for each person.',
    'Set editorState: null in initialConfig, and pass the initial content to CollaborationPlugin as initialEditorState, with shouldBootstrap.',
    '/docs/collaboration/react',
  );
}

const NEEDS_ROOT =
  /^lexical#LexicalEditor\.(?:setRootElement|getRootElement|registerRootListener|registerDecoratorListener|registerMutationListener|getElementByKey|focus|blur)$/;

/** Editors without a root element, or that don't react to typing. */
function* ofRootElement(
  call: ts.CallExpression,
  names: Names,
  context: RuleContext,
): Iterable<Remark> {
  const name = nameOf(call.expression, context.checker) ?? '';
  const {expression} = call;
  if (!NEEDS_ROOT.test(name) || !ts.isPropertyAccessExpression(expression)) return;
  const made = valueOf(expression.expression, context.checker);
  const maker =
    made && ts.isCallExpression(made) ? nameOf(made.expression, context.checker) : '';
  const method = expression.name.text;
  if (maker === '@lexical/headless#createHeadlessEditor') {
    yield remarkOf(
      calleeOf(call),
      `${method} throws an error in a headless editor, which doesn't have a root element.`,
      'If there is a page, create the editor with createEditor() from lexical, and call setRootElement on it. A headless editor only needs editor.update and editor.read.',
      '/docs/packages/lexical-headless',
    );
  }
  const isRoot =
    method === 'setRootElement' &&
    call.arguments[0]?.kind !== ts.SyntaxKind.NullKeyword;
  if (
    maker === 'lexical#createEditor' &&
    isRoot &&
    isBareEditor(expression, names, context)
  ) {
    const remark = remarkOf(
      calleeOf(call),
      "This editor has a root element, but nothing handles what users type. On its own, createEditor doesn't handle text, keys, or the clipboard.",
      'Call registerRichText(editor) from @lexical/rich-text, or registerPlainText(editor) from @lexical/plain-text. You can also use buildEditorFromExtensions with RichTextExtension.',
      '/docs/getting-started/quick-start',
    );
    // An editor for display only doesn't need more.
    yield {...remark, isHint: true};
  }
}

/** Returns whether no other part of the code receives the editor and could set it up. */
function isBareEditor(
  {expression}: ts.PropertyAccessExpression,
  names: Names,
  {checker}: RuleContext,
): boolean {
  const isSetUp =
    hasAny(names, TEXT_SUPPORT) ||
    ['contentEditable', 'registerCommand', 'editable'].some((name) => names.has(name));
  if (isSetUp) return false;
  const symbol = symbolOf(expression, checker);
  for (const node of nodesOf(expression.getSourceFile())) {
    if (!ts.isIdentifier(node) || node.text !== expression.getText()) continue;
    if (symbolOf(node, checker) !== symbol || node === expression) continue;
    const {parent} = node;
    if (ts.isVariableDeclaration(parent) || ts.isPropertyAccessExpression(parent))
      continue;
    return false;
  }
  return true;
}
