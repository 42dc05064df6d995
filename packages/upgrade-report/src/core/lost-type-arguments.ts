import type {Change} from './change';
import {escaped} from './escaped';
import type {Input} from './read-input';
import {closingOf, type Parameter, signatureOf, unionOf} from './signature';

/** Functions that take any node: the compiler infers nothing from their parameters. */
const TAKES_ANY_NODE =
  /(?:^|[^\w$])(?:\$is[\w$]+|(?:append|insertBefore|insertAfter|insertNodes|replace|push|unshift|splice|add|has|is|equal|expect|log|Boolean|String)) *$/;

/**
 * Whether all that changed is that a name can no longer have type arguments. A method such as
 * `getParent` returns its bound since: code that neither writes them nor has the compiler infer them
 * still fits.
 */
export function losesTypeArguments({kind, path, before, after}: Change): boolean {
  if (kind !== 'changed' || before === undefined || after === undefined) return false;
  const present = after.split('\n');
  return before
    .split('\n')
    .every((one) => present.includes(withBounds(one, nameOf(path)) ?? one));
}

/** Whether a property only passes on the lost parameter of its type, which is a change of its own. */
export function passesOnLostTypeArgument({kind, path, before, after}: Change): boolean {
  return (
    kind === 'changed' &&
    path.includes('.') &&
    before !== after &&
    before?.replace(/<[A-Z]>/g, '') === after
  );
}

/** Whether code writes type arguments of a name, or puts its result where a type is expected. */
export function needsTypeArguments(
  {path, before = ''}: Change,
  {text}: Input,
): boolean {
  const word = escaped(nameOf(path));
  if (new RegExp(`(?<![\\w$])${word}<`).test(text)) return true;
  // The compiler takes the first overload that fits, so it infers nothing for a later one.
  if (before.includes('\n')) return false;
  const calls = text.matchAll(new RegExp(`(?<![\\w$])${word}\\(`, 'g'));
  return [...calls].some(({index, 0: {length}}) =>
    isTyped(text, index, closingOf(text, index + length - 1)),
  );
}

function nameOf(path: string): string {
  return path.slice(path.indexOf('.') + 1);
}

/** Replaces type parameters of a declaration by what they extend. */
function withBounds(declaration: string, name: string): string | undefined {
  const start = declaration.indexOf(`${name}<`) + name.length;
  if (start < name.length) return undefined;
  const end = closingOf(declaration, start);
  const list = declaration.slice(start + 1, end);
  const [, parameter, bound] =
    /^(\w+) extends ([\w$]+)(?: = [\w$]+)?$/.exec(list) ?? [];
  if (parameter === undefined || bound === undefined) return undefined;
  const rest = declaration
    .slice(end + 1)
    .replace(new RegExp(`<${parameter}>`, 'g'), '')
    .replace(new RegExp(`\\b${parameter}\\b`, 'g'), bound);
  return declaration.slice(0, start) + rest;
}

/**
 * Whether the result of a call goes to an argument or to a variable with a type, as it is: behind `!`
 * nothing is inferred.
 */
function isTyped(text: string, start: number, end: number): boolean {
  if (end === -1 || !/^[ \t]*(?:[,);\n]|$)/.test(text.slice(end + 1))) return false;
  const before = text.slice(0, start);
  const [chain = ''] =
    /(?:[\w$)\]!?]+\.|\([^()]*\)[!?]*\.)*$/.exec(before.slice(-300)) ?? [];
  const context = before.slice(0, before.length - chain.length).trimEnd();
  const [, annotation] =
    /\b(?:const|let) [\w$]+: ([^=;]+)=$/.exec(context.slice(-300)) ?? [];
  if (annotation !== undefined) return isNarrow(annotation);
  const {called, index} = calledAt(context) ?? {called: '', index: 0};
  if (!/[\w$]$/.test(called) || TAKES_ANY_NODE.test(called)) return false;
  const own = parametersOf(/[\w$]+$/.exec(called)?.[0] ?? '', text)?.[index];
  return own === undefined || isNarrow(own.type);
}

/** Parameters of a function that the code itself declares. */
function parametersOf(name: string, text: string): readonly Parameter[] | undefined {
  const declared = new RegExp(
    `(?:function ${escaped(name)}|(?:const|let) ${escaped(name)} = (?:async )?)\\(`,
  ).exec(text);
  return declared
    ? signatureOf(text.slice(declared.index + declared[0].length - 1))?.parameters
    : undefined;
}

/** Whether a type is that of certain nodes; a parameter without a type takes all. */
function isNarrow(type: string): boolean {
  const members = [...unionOf(type)];
  return (
    members.some((member) => /^[A-Z][\w$]*(?:\[\])?$/.test(member)) &&
    !members.some((member) => /^(?:LexicalNode|ElementNode)(?:\[\])?$/.test(member))
  );
}

/** Returns the text before the call whose argument begins at the end of a text, and which it is. */
function calledAt(
  text: string,
): {readonly called: string; readonly index: number} | undefined {
  if (!/[(,]$/.test(text)) return undefined;
  let depth = 0;
  let index = 0;
  for (let at = text.length - 1; at >= 0; at--) {
    const character = text[at] ?? '';
    if (')]}'.includes(character)) depth++;
    if (character === ',' && depth === 0) index++;
    if ('([{'.includes(character) && depth-- === 0)
      return character === '(' ? {called: text.slice(0, at), index} : undefined;
  }
  return undefined;
}
