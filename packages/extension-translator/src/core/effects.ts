import ts from 'typescript';

import {itemText} from './dependencies';
import {registerItem, registerRuleOf} from './register-calls';
import type {Rewrite} from './rewrite';
import {findAll, type FunctionNode, isFunctionNode, referencesIn} from './source';

/** What the effects of a component register. */
export interface Effects {
  /** Node classes that the extension brings, when the effect is one of Lexical's register functions. */
  readonly nodes: readonly string[];
  /**
   * Writes the properties of the extension.
   *
   * @param id - its name, as a property
   * @param props - names of the options that the effects read
   */
  readonly write: (id: string, props: readonly string[]) => string;
}

const EFFECT = /^(?:React\.)?use(?:Layout)?Effect$/;
const HOOK = /^(?:\w+\.)?use[A-Z]\w*$/;

/** Reads a component of the form: the editor, effects, and `return null`. */
export function readEffects(
  {body}: FunctionNode,
  rewrite: Rewrite,
): Effects | undefined {
  if (!body || !ts.isBlock(body)) return undefined;
  const editor = body.statements.map(editorIn).find((name) => name !== undefined);
  const rest = body.statements.filter((each) => editorIn(each) === undefined);
  const last = rest.at(-1);
  const isEmpty =
    last &&
    ts.isReturnStatement(last) &&
    last.expression?.kind === ts.SyntaxKind.NullKeyword;
  if (editor === undefined || !isEmpty) return undefined;
  const callbacks = rest.slice(0, -1).map(callbackOf);
  const parts = callbacks.map((each) => each && partOf(each));
  const [first] = callbacks;
  if (!first || parts.some((part) => !part)) return undefined;
  const rule = callbacks.length === 1 ? itemOf(first, editor, rewrite) : undefined;
  if (rule) return rule;
  const all = parts.filter((part) => part !== undefined);
  return {
    nodes: [],
    write: (id, props) => id + writeRegister(all, editor, props, rewrite),
  };
}

/** The name of the editor in `const [editor] = useLexicalComposerContext()`. */
function editorIn(statement: ts.Statement): string | undefined {
  if (!ts.isVariableStatement(statement)) return undefined;
  const [declaration] = statement.declarationList.declarations;
  const {name, initializer} = declaration ?? {};
  if (!name || !ts.isArrayBindingPattern(name) || !initializer) return undefined;
  return /^useLexicalComposerContext\(\)$/.test(initializer.getText())
    ? name.elements[0]?.getText()
    : undefined;
}

/** The function of an effect, when a statement is one and calls no other hook. */
function callbackOf(statement: ts.Statement): ts.ArrowFunction | undefined {
  if (!ts.isExpressionStatement(statement)) return undefined;
  const call = statement.expression;
  if (!ts.isCallExpression(call) || !EFFECT.test(call.expression.getText()))
    return undefined;
  const [callback] = call.arguments;
  if (!callback || !ts.isArrowFunction(callback)) return undefined;
  const calls = findAll(callback, ts.isCallExpression);
  const hasHook = calls.some(({expression}) => HOOK.test(expression.getText()));
  return hasHook ? undefined : callback;
}

/** One effect: what it does, and the function that undoes it. */
interface Part {
  readonly before: string;
  readonly undo: string;
  readonly callback: ts.ArrowFunction;
}

function partOf(callback: ts.ArrowFunction): Part | undefined {
  const {body} = callback;
  // What only runs once and undoes nothing, may need the element that React renders.
  if (!ts.isBlock(body)) {
    return ts.isVoidExpression(body)
      ? undefined
      : {before: '', undo: body.getText(), callback};
  }
  const returns = findAll(body, ts.isReturnStatement).filter(
    (each) => ts.findAncestor(each, isFunctionNode) === callback,
  );
  const last = body.statements.at(-1);
  const isPlain = returns.length === 1 && returns[0] === last && returns[0]?.expression;
  return isPlain && last
    ? {before: textBetween(body, last.getStart()), undo: isPlain.getText(), callback}
    : undefined;
}

function textBetween(body: ts.Block, end: number): string {
  return body
    .getSourceFile()
    .text.slice(body.getStart() + 1, end)
    .trim();
}

function writeRegister(
  parts: readonly Part[],
  editor: string,
  props: readonly string[],
  rewrite: Rewrite,
): string {
  const used = new Set(
    parts.flatMap(({callback}) => referencesIn(callback)).map(({text}) => text),
  );
  const options = props.filter((name) => used.has(name));
  const config = options.length > 0 ? `, {${options.join(', ')}}` : '';
  const parameters = used.has(editor) || config ? `${editor}${config}` : '';
  const undos = parts.map(({undo}) => undo);
  if (undos.length > 1) rewrite.use('mergeRegister', '@lexical/extension');
  const undo = undos.length > 1 ? `mergeRegister(${undos.join(',\n')})` : undos.join();
  const before = parts
    .map((part) => part.before)
    .filter(Boolean)
    .join('\n');
  const body = before === '' ? undo : `{\n${before}\nreturn ${undo};\n}`;
  return `register: (${parameters}) => ${body},`;
}

/** An effect that calls a register function of Lexical is the extension of that function. */
function itemOf(
  {body}: ts.ArrowFunction,
  editor: string,
  rewrite: Rewrite,
): Effects | undefined {
  const only =
    ts.isBlock(body) && body.statements.length === 1 ? body.statements[0] : body;
  const call = only && ts.isReturnStatement(only) ? only.expression : only;
  if (!call || !ts.isCallExpression(call)) return undefined;
  const rule = registerRuleOf(call, editor, rewrite.source);
  if (!rule || referencesIn(call).some(({text}) => /^props$/.test(text)))
    return undefined;
  return {
    nodes: rule.nodes ?? [],
    write: (id) => {
      const item = registerItem(call, rule, rewrite);
      return `dependencies: [${itemText(item.extension, item.entries, rewrite)}],\n${id}`;
    },
  };
}
