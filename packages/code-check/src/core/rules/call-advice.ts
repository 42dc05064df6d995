import ts from 'typescript';

import {calledName, nameOf, unwrapped} from '../names';
import {argumentAdvice, missingMembers} from './argument-advice';
import {shortened} from '../shortened';
import {meantBy} from './meant-values';
import type {Remark} from './rule';

/** What is said in the place of the usual words. */
export type Advice = Partial<Pick<Remark, 'rule' | 'reason' | 'fix' | 'link'>>;

/** What functions of Lexical are to be given at a place, where people often give something else. */
const TAKES: Readonly<
  Record<string, readonly [place: number, fix: (argument: string) => string]>
> = {
  '@lexical/selection#$setBlocksType': [
    1,
    (block) =>
      `Pass a function that creates the block: $setBlocksType(selection, () => ${block}).`,
  ],
  'lexical#$insertNodes': [
    0,
    (node) => `Pass an array of nodes: $insertNodes([${node}]).`,
  ],
  'lexical#RangeSelection.insertNodes': [
    0,
    (node) => `Pass an array of nodes: selection.insertNodes([${node}]).`,
  ],
  '@lexical/html#$generateNodesFromDOM': [
    0,
    (html) =>
      `Pass a document: const dom = new DOMParser().parseFromString(${html}, 'text/html'); then $generateNodesFromDOM(editor, dom).`,
  ],
  'lexical#LexicalEditor.parseEditorState': [
    0,
    (state) =>
      `Pass the stored JSON, as a string or as the object that editorState.toJSON() returns, instead of ${state}.`,
  ],
  'lexical#LexicalEditor.update': [
    1,
    (tag) => `Pass an object: editor.update(() => {…}, {tag: ${tag}}).`,
  ],
  'lexical#LexicalEditor.focus': [
    0,
    (place) =>
      `The first argument is a function that runs afterward. Pass the place in the second one: editor.focus(undefined, {defaultSelection: ${place}}).`,
  ],
  'lexical#$setState': [1, stateMeant],
  'lexical#$getState': [1, stateMeant],
  '@lexical/markdown#$convertFromMarkdownString': [
    0,
    (text) =>
      `Pass the Markdown as a string, and the transformers as the second argument: $convertFromMarkdownString(${text}, TRANSFORMERS).`,
  ],
};

function stateMeant(key: string): string {
  return `Pass the state itself, which you create once at the top level of a module: const state = createState(${key}, {parse: (value) => …}); then pass state instead of ${key}.`;
}

/** Advice about an argument, in the terms of the function that takes it. */
export function callAdvice(
  node: ts.Node,
  message: string,
  checker: ts.TypeChecker,
  values?: string,
): Advice {
  const found = argumentAround(node, /^Expected \d/.test(message));
  if (!found) return values === undefined ? {} : {fix: `Pass ${values}.`};
  const {call, argument} = found;
  const name = nameOf(unwrapped(call.expression), checker) ?? '';
  if (argument && values !== undefined) {
    const meant =
      ts.isStringLiteralLike(argument) || ts.isNumericLiteral(argument)
        ? meantBy(argument.text, literalsIn(values))
        : undefined;
    return {
      fix: meant ?? `Pass ${values}: ${callWith(call, argument, '…')}.`,
      reason: reasonOf(call, message, argument),
    };
  }
  const known = argument && argumentAdvice(call, argument, name, checker);
  if (argument && known !== undefined) {
    return {fix: known, reason: reasonOf(call, message, argument)};
  }
  const [place, takes] = (Object.hasOwn(TAKES, name) ? TAKES[name] : undefined) ?? [];
  const isMeant = argument !== undefined && call.arguments.indexOf(argument) === place;
  if (takes && isMeant && !/'null'/.test(message)) {
    return {fix: takes(short(argument)), reason: reasonOf(call, message, argument)};
  }
  const fix = fixOf(call, argument, message, checker);
  if (fix === undefined) return {};
  return /^Expected \d/.test(message)
    ? {
        fix,
        reason: `${calledName(call) ?? 'The function'} is called with the wrong number of arguments: ${message}`,
      }
    : {fix, ...(argument && {reason: reasonOf(call, message, argument)})};
}

/** The literals in a list for readers: `one of "a", "b"`. */
function literalsIn(values: string): string[] {
  return [...values.matchAll(/"([^"]*)"/g)].map(([, value = '']) => value);
}

interface Found {
  readonly call: ts.CallExpression;
  readonly argument: ts.Expression | undefined;
}

/** The call with a node as an argument; with `isCount`, also the call with this name. */
function argumentAround(node: ts.Node, isCount: boolean): Found | undefined {
  for (let at = node; at.parent && !ts.isStatement(at); at = at.parent) {
    const {parent} = at;
    if (!ts.isCallExpression(parent)) continue;
    const argument = parent.arguments.find((each) => each === at);
    if (argument || isCount) return {call: parent, argument};
  }
  return undefined;
}

/** An argument in the words of the code, rather than those of the compiler. */
function reasonOf(
  call: ts.CallExpression,
  message: string,
  argument: ts.Expression,
): string {
  const name = calledName(call) ?? 'The function';
  const what = short(argument);
  const [first = ''] = message.split('. ', 1);
  return `${name} doesn't accept ${what === '…' ? 'this argument' : what}: ${first.replace(/\.$/, '')}.`;
}

/** The call as written, with one argument replaced. */
function callWith(
  call: ts.CallExpression,
  argument: ts.Expression,
  words: string,
): string {
  const parts = call.arguments.map((each) => (each === argument ? words : short(each)));
  return `${short(call.expression)}(${parts.join(', ')})`;
}

function fixOf(
  call: ts.CallExpression,
  argument: ts.Expression | undefined,
  message: string,
  checker: ts.TypeChecker,
): string | undefined {
  const name = calledName(call) ?? 'the function';
  const signature = checker.getResolvedSignature(call);
  if (!signature) return undefined;
  if (!argument || /^Expected \d/.test(message)) {
    const names = signature.parameters.map((each) => each.name).join(', ');
    return `Call it with its parameters: ${name}(${names})${missingMembers(call, signature, checker)}.`;
  }
  const parameter = signature.parameters[call.arguments.indexOf(argument)];
  if (!parameter) return undefined;
  const type = checker.getTypeOfSymbolAtLocation(parameter, call);
  const text = short(argument);
  const needs = checker.typeToString(type);
  if (
    /'null'|'undefined'/.test(message) ||
    /\bnull\b/.test(message.split(' is not ', 1)[0] ?? '')
  ) {
    return `Test ${text} for null before the call: ${parameter.name} of ${name} is ${needs}.`;
  }
  const isFunctionType = type.getCallSignatures().length > 0;
  if (
    isFunctionType &&
    checker.getTypeAtLocation(argument).getCallSignatures().length === 0
  ) {
    return `Pass a function: ${parameter.name} of ${name} is ${needs}, for example () => ${text}.`;
  }
  if (checker.isArrayType(type)) return `Pass an array: [${text}].`;
  if (type.flags & ts.TypeFlags.String) return textFor(argument, checker);
  return `Pass the value that ${name} expects as ${parameter.name}: ${needs}.`;
}

/** A string in the place of a value of another type. */
function textFor(argument: ts.Expression, checker: ts.TypeChecker): string {
  const given = checker.typeToString(checker.getTypeAtLocation(argument));
  const text = short(argument);
  return /^(?:Serialized\w+|EditorState)\b/.test(given)
    ? `Pass its JSON: JSON.stringify(${text}).`
    : `Pass a string: String(${text}), or the property that contains the string.`;
}

function short(node: ts.Node): string {
  return shortened(node.getText());
}
