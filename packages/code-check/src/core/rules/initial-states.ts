import ts from 'typescript';

import {configsOf, type EditorConfig, propertyOf, valueOf} from '../editors';
import {rendererAround} from '../functions';
import {calledName, nameOf, nodesOf, symbolOf, unwrapped} from '../names';
import {componentAsState} from './component-states';
import type {Remark, Rule, RuleContext} from './rule';

const LINK = '/docs/concepts/editor-state#replace-the-state';

/**
 * Initial content in a form that the editor doesn't accept, and settings that only the first render
 * applies.
 */
export const initialStates: Rule = function* (context) {
  for (const source of context.sources) {
    for (const config of configsOf(source, context.checker)) {
      const state = config.literal && propertyOf(config.literal, 'editorState');
      const remark =
        state &&
        (ofContent(state, context) ??
          componentAsState(state, context) ??
          ofControlled(state, config, context) ??
          ofLoading(state, config));
      if (remark) yield remark;
      if (config.kind === 'composer') yield* ofEditable(config, context);
    }
    for (const node of nodesOf(source)) {
      const remark = ts.isCallExpression(node)
        ? ofStoredRoot(node, context)
        : undefined;
      if (remark) yield remark;
    }
  }
};

function remarkOf(node: ts.Node, reason: string, fix: string): Remark {
  return {rule: 'initial-state', node, reason, fix, link: LINK};
}

function ofContent(state: ts.Expression, {checker}: RuleContext): Remark | undefined {
  const value = valueOf(state, checker);
  const name = ts.isIdentifier(state) ? state.text : '';
  if (value && isParsed(value)) {
    return remarkOf(
      state,
      'editorState accepts a JSON string, an EditorState, or a function, but this is a parsed object.',
      'Pass the stored string itself, or JSON.stringify(object). To get an EditorState, call editor.parseEditorState(json).',
    );
  }
  const text = value && ts.isStringLiteralLike(value) ? value.text.trim() : undefined;
  if (
    text?.startsWith('<') ||
    (text === undefined && /(?:^html|Html|HTML)$/.test(name))
  ) {
    return remarkOf(
      state,
      'editorState expects JSON, but this is HTML.',
      "Pass a function that imports it: (editor) => { const dom = new DOMParser().parseFromString(html, 'text/html'); $insertNodes($generateNodesFromDOM(editor, dom)); }",
    );
  }
  if (
    text === undefined ? /markdown$/i.test(name) : text !== '' && !/^[{["]/.test(text)
  ) {
    return remarkOf(
      state,
      'editorState expects JSON, but this is plain text or Markdown.',
      'Pass a function that creates the content: () => $getRoot().append($createParagraphNode().append($createTextNode(text))); for Markdown, () => $convertFromMarkdownString(text, TRANSFORMERS).',
    );
  }
  return undefined;
}

/** An object that was JSON, or that is written as an object literal. */
function isParsed(value: ts.Expression): boolean {
  if (ts.isObjectLiteralExpression(value)) return true;
  return (
    ts.isCallExpression(value) &&
    ts.isPropertyAccessExpression(value.expression) &&
    value.expression.getText() === 'JSON.parse'
  );
}

/** `editorState` from a value that the component also sends back: only the first value is used. */
function ofControlled(
  state: ts.Expression,
  config: EditorConfig,
  {checker}: RuleContext,
): Remark | undefined {
  const plain = unwrapped(state);
  const component =
    config.kind === 'composer' ? rendererAround(config.node) : undefined;
  if (!component || !ts.isIdentifier(plain) || !isChanging(plain, component, checker)) {
    return undefined;
  }
  const isControlled =
    plain.text === 'value' && /\bonChange\b/.test(component.getText());
  const isCertain = isControlled || isDependency(plain, config, component);
  if (!isCertain && (SAYS_FIRST.test(plain.text) || isAwaited(component, plain.text)))
    return undefined;
  const remark = remarkOf(
    plain,
    `The composer reads initialConfig only once, when it mounts. If ${plain.text} changes later, the editor's content doesn't change.`,
    `Use it only for the initial content. To show another document, give the composer a key, so that it mounts again, or call editor.setEditorState(editor.parseEditorState(${plain.text})) in an effect of a plugin.`,
  );
  // A prop that never changes is fine.
  return {...remark, isHint: !isCertain};
}

/** Names that suggest that a value is only the initial content. */
const SAYS_FIRST = /^(?:initial|default|start|first|empty|saved|stored)/i;

/** `data?.content`, which isn't loaded yet when the composer mounts, and is ignored later. */
function ofLoading(
  state: ts.Expression,
  {kind, node}: EditorConfig,
): Remark | undefined {
  const plain = unwrapped(state);
  const component = kind === 'composer' ? rendererAround(node) : undefined;
  const root =
    ts.isPropertyAccessExpression(plain) && plain.questionDotToken
      ? unwrapped(plain.expression)
      : undefined;
  if (!component || !root || !ts.isIdentifier(root)) return undefined;
  if (isAwaited(component, root.text)) return undefined;
  return remarkOf(
    plain,
    `The composer reads initialConfig only once, when it mounts. While ${root.text} is loading, the editor starts empty, and it doesn't show content that arrives later.`,
    `Render the composer when ${root.text} is available, for example with the document's key={…}, or call editor.setEditorState(editor.parseEditorState(…)) in an effect of a plugin.`,
  );
}

/**
 * Returns whether a component remounts its composer, or mounts it only once something else has
 * loaded.
 */
function isAwaited(component: ts.Node, name: string): boolean {
  for (const node of nodesOf(component)) {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'key') return true;
    const condition = ts.isIfStatement(node)
      ? node.expression
      : ts.isConditionalExpression(node)
        ? node.condition
        : ts.isBinaryExpression(node)
          ? node.left
          : undefined;
    if (
      condition &&
      new RegExp(`\\b${name}\\b|loading|pending|ready`, 'i').test(condition.getText())
    )
      return true;
  }
  return false;
}

/** Returns whether a `useMemo` creates the configuration again for each value. */
function isDependency(
  value: ts.Identifier,
  {literal}: EditorConfig,
  component: ts.Node,
): boolean {
  const memo =
    literal && ts.findAncestor(literal, (each) => each === component || isMemo(each));
  if (!memo || !ts.isCallExpression(memo)) return false;
  const list = memo.arguments[1];
  return (
    list !== undefined &&
    ts.isArrayLiteralExpression(list) &&
    list.elements.some((each) => each.getText() === value.text)
  );
}

function isMemo(node: ts.Node): boolean {
  return ts.isCallExpression(node) && calledName(node) === 'useMemo';
}

/** `editable` or `readOnly` from a prop or a state. */
function* ofEditable(config: EditorConfig, context: RuleContext): Iterable<Remark> {
  const component = rendererAround(config.node);
  const value = config.literal && propertyOf(config.literal, 'editable');
  if (!component || !value || !config.literal) return;
  if (context.sources.some(({text}) => /\.setEditable\(|key=\{/.test(text))) return;
  const plain = unwrapped(value);
  const asked = ts.isPrefixUnaryExpression(plain) ? unwrapped(plain.operand) : plain;
  if (!ts.isIdentifier(asked) && !ts.isPropertyAccessExpression(asked)) return;
  const root = ts.isIdentifier(asked) ? asked : asked.expression;
  if (!ts.isIdentifier(root) || !isChanging(root, component, context.checker)) return;
  yield {
    rule: 'initial-state',
    node: value,
    reason: `The composer reads initialConfig only once, when it mounts. If ${asked.getText()} changes later, the editor doesn't.`,
    fix: `Set it in a plugin below the composer: useEffect(() => editor.setEditable(${plain.getText()}), [editor, ${asked.getText()}]).`,
    link: '/docs/concepts/read-only',
  };
}

/** Returns whether a name is a prop or a state of a component. */
function isChanging(
  name: ts.Identifier,
  component: ts.Node,
  checker: ts.TypeChecker,
): boolean {
  const symbol = ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : symbolOf(name, checker);
  const declaration = symbol?.valueDeclaration;
  if (!declaration) return false;
  const parameter = ts.findAncestor(declaration, ts.isParameter);
  if (parameter) return parameter.parent === component;
  const variable = ts.findAncestor(declaration, ts.isVariableDeclaration);
  const made = variable?.initializer;
  if (made && ts.isIdentifier(made)) return isChanging(made, component, checker);
  return (
    made !== undefined &&
    ts.isCallExpression(made) &&
    /^use(?:State|Reducer)$/.test(calledName(made) ?? '')
  );
}

/** A root that is stored without the state around it. */
function ofStoredRoot(
  call: ts.CallExpression,
  {checker}: RuleContext,
): Remark | undefined {
  const [argument] = call.arguments;
  if (call.expression.getText() !== 'JSON.stringify' || !argument) return undefined;
  const value = valueOf(argument, checker);
  if (!value || !isRoot(value, checker)) return undefined;
  return remarkOf(
    argument,
    'This stores the root without the state around it, but parseEditorState expects {root: …}.',
    'Store the whole state: JSON.stringify(editor.getEditorState()), or JSON.stringify({root: …}).',
  );
}

function isRoot(value: ts.Expression, checker: ts.TypeChecker): boolean {
  if (ts.isPropertyAccessExpression(value) && value.name.text === 'root') {
    const from = unwrapped(value.expression);
    return (
      ts.isCallExpression(from) &&
      nameOf(from.expression, checker) === 'lexical#EditorState.toJSON'
    );
  }
  const called = ts.isCallExpression(value) ? value.expression : undefined;
  const object =
    called && ts.isPropertyAccessExpression(called) && called.name.text === 'exportJSON'
      ? called.expression
      : value;
  return checker.typeToString(checker.getTypeAtLocation(object)) === 'RootNode';
}
