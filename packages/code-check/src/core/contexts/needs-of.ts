import ts from 'typescript';

import type {Facts} from '../environment';
import {calledName, isOfClass, nameOf, nodesOf, symbolOf, unwrapped} from '../names';
import {isFunction} from '../functions';

/** What a call needs: `S`, `W` and `E`, as in the facts, in capitals. */
export type NeedsFinder = (call: ts.CallExpression) => string;

/** Names of methods whose base class needs a context although some overrides don't. */
const WRITES =
  /^\$?(?:set|insert|remove|split|select|append|format|delete|replace|clear|toggle|modify|wrap|move)/;
/** Methods that Lexical calls, in a context of its choice. */
const CALLED_BY_LEXICAL =
  /^(?:createDOM|updateDOM|exportDOM|exportJSON|collapseAtStart|insertNewAfter|isAttached|isSelected|isComposing)$/;
const MOST_STEPS = 6;

/**
 * Finds what calls need: for packages from the facts, for the code's own `$` functions from their
 * bodies.
 */
export function createNeedsFinder(checker: ts.TypeChecker, facts: Facts): NeedsFinder {
  const ofOwn = new Map<ts.Node, string>();
  const needsOf = (call: ts.CallExpression, depth: number): string => {
    const callee = unwrapped(call.expression);
    const name = nameOf(callee, checker);
    if (name !== undefined) {
      if (isGivenEditor(call, checker)) return '';
      return certain(facts.needs[name] ?? '', calledName(call) ?? '', name);
    }
    const declaration = symbolOf(callee, checker)?.valueDeclaration;
    const body = declaration && functionOf(declaration);
    const isKnown =
      ts.isIdentifier(callee) && callee.text.startsWith('$')
        ? true
        : isMethodOfNode(callee, checker);
    return body && isKnown ? ofBody(body, depth) : '';
  };
  const ofBody = (body: ts.Node, depth: number): string => {
    const known = ofOwn.get(body);
    if (known !== undefined || depth > MOST_STEPS) return known ?? '';
    ofOwn.set(body, '');
    const letters = new Set<string>();
    for (const call of callsWithin(body)) {
      for (const letter of needsOf(call, depth + 1)) letters.add(letter);
    }
    const needs = [...letters].join('');
    ofOwn.set(body, needs);
    return needs;
  };
  return (call) => needsOf(call, 0);
}

/** A method of a node class of the code, which Lexical does not call itself. */
function isMethodOfNode(callee: ts.Expression, checker: ts.TypeChecker): boolean {
  if (!ts.isPropertyAccessExpression(callee)) return false;
  if (CALLED_BY_LEXICAL.test(callee.name.text)) return false;
  const object = unwrapped(callee.expression);
  if (object.kind === ts.SyntaxKind.SuperKeyword) return false;
  const type = checker.getNonNullableType(checker.getTypeAtLocation(object));
  return isOfClass(
    checker.getBaseConstraintOfType(type) ?? type,
    'LexicalNode',
    checker,
  );
}

/** A function that takes nothing but an editor asks for the active one only where it gets none. */
function isGivenEditor(call: ts.CallExpression, checker: ts.TypeChecker): boolean {
  const parameters = checker.getResolvedSignature(call)?.getParameters() ?? [];
  const [only] = parameters;
  const declaration = only?.valueDeclaration;
  return (
    parameters.length === 1 &&
    call.arguments.length === 1 &&
    declaration !== undefined &&
    ts.isParameter(declaration) &&
    declaration.questionToken !== undefined &&
    declaration.type?.getText() === 'LexicalEditor'
  );
}

/** What needs a state only on some paths, where the code takes another one. */
const COMPARES_WHAT_IT_IS_GIVEN = /#\$getStateChange$/;

function certain(needs: string, called: string, name: string): string {
  if (COMPARES_WHAT_IT_IS_GIVEN.test(name)) return '';
  if (CALLED_BY_LEXICAL.test(called)) return '';
  const isMethod = name.includes('.');
  const letters = [...needs].filter((letter) => {
    if (letter === letter.toUpperCase()) return true;
    if (letter === 'w') return WRITES.test(called);
    return (
      letter === 's' && (isMethod || (called.startsWith('$') && !/^\$is/.test(called)))
    );
  });
  return letters.join('').toUpperCase();
}

function functionOf(declaration: ts.Declaration): ts.Node | undefined {
  if (ts.isFunctionDeclaration(declaration) || ts.isMethodDeclaration(declaration))
    return declaration.body;
  const value =
    ts.isVariableDeclaration(declaration) && declaration.initializer
      ? unwrapped(declaration.initializer)
      : undefined;
  const [kept] =
    value && ts.isCallExpression(value) && calledName(value) === 'useCallback'
      ? value.arguments
      : [];
  const plain = kept ? unwrapped(kept) : value;
  return plain && isFunction(plain) ? plain : undefined;
}

/** Calls that run whenever the function does. */
function* callsWithin(body: ts.Node): Generator<ts.CallExpression> {
  const top = isFunction(body) ? body : undefined;
  for (const node of nodesOf(body)) {
    if (ts.isCallExpression(node) && isUnconditional(node, body, top, USUAL))
      yield node;
  }
}

/** Conditions that hold whenever there is a selection, as in an editor that somebody uses. */
const USUAL = /^\$is\w*Selection\(\w+\)$|^selection$|^selection !==? null$/;

export function isUnconditional(
  node: ts.Node,
  body: ts.Node,
  top: ts.Node | undefined,
  usual?: RegExp,
): boolean {
  for (let child = node; child !== body; child = child.parent) {
    const {parent} = child;
    if (isFunction(parent) && parent !== top) return false;
    if (ts.isIfStatement(parent) && child !== parent.expression) {
      const isUsual =
        child === parent.thenStatement && usual?.test(parent.expression.getText());
      if (!isUsual) return false;
    }
    if (ts.isConditionalExpression(parent) && child !== parent.condition) return false;
    if (ts.isBinaryExpression(parent) && child === parent.right && isShort(parent)) {
      return false;
    }
    if (ts.isIterationStatement(parent, false) || ts.isTryStatement(parent))
      return false;
    if (ts.isCaseOrDefaultClause(parent)) return false;
  }
  return true;
}

function isShort({operatorToken}: ts.BinaryExpression): boolean {
  return (
    operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken ||
    operatorToken.kind === ts.SyntaxKind.BarBarToken ||
    operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
  );
}
