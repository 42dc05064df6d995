import ts from 'typescript';

import {type Condition, conditionsOf} from './conditional';
import {functionArgument, targetsOf, type TargetFinder} from './call-targets';
import {qualifiedName, unwrapped} from './declarations';
import type {Certainty, Need} from './needs';
import type {CompiledRules} from './rules';

/** What one function does itself. */
export interface Body {
  readonly needs: readonly {readonly need: Need; readonly certainty: Certainty}[];
  readonly calls: readonly Call[];
}

export interface Call {
  readonly to: ts.Node;
  readonly certainty: Certainty;
  /** What the caller provides for this call. */
  readonly provided: readonly Need[];
}

export interface Reader extends TargetFinder {
  readonly rules: CompiledRules;
  readonly isBrowserGlobal: (node: ts.Node) => boolean;
}

/** Reads what a function calls at once. What it hands to others to be called later is left out. */
export function readBody(owner: ts.FunctionLikeDeclaration, reader: Reader): Body {
  const needs: {need: Need; certainty: Certainty}[] = [];
  const calls: Call[] = [];
  const certaintyOf = (node: ts.Node): Certainty =>
    conditionsOf(node, owner).some((condition) => !isUsual(condition, owner, reader))
      ? 'sometimes'
      : 'always';
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isTypeNode(node)) {
      return;
    }
    if (reader.isBrowserGlobal(node) && !isCheckedForBrowser(node, owner, reader)) {
      needs.push({need: 'browser', certainty: certaintyOf(node)});
    }
    calls.push(...callsAt(node, certaintyOf, reader));
    ts.forEachChild(node, visit);
  };
  owner.parameters.forEach(visit);
  if (owner.body) {
    visit(owner.body);
  }
  return {needs, calls};
}

/** Whether a test comes out so that the part runs, as long as nobody asks for a special case. */
function isUsual(
  {test, isOtherwise}: Condition,
  owner: ts.FunctionLikeDeclaration,
  {rules}: Reader,
): boolean {
  if (test === undefined || !isOtherwise) {
    return false;
  }
  return rules.specialCases.test(test.getText()) || asksForOption(test, owner);
}

/** `option`, `option !== undefined`, `option != null`: what a caller may leave out. */
function asksForOption(
  test: ts.Expression,
  owner: ts.FunctionLikeDeclaration,
): boolean {
  const asked = unwrapped(test);
  if (ts.isBinaryExpression(asked)) {
    const isPresence =
      asked.operatorToken.kind === ts.SyntaxKind.ExclamationEqualsEqualsToken ||
      asked.operatorToken.kind === ts.SyntaxKind.ExclamationEqualsToken;
    return (
      isPresence &&
      /^(undefined|null)$/.test(asked.right.getText()) &&
      asksForOption(asked.left, owner)
    );
  }
  return (
    ts.isIdentifier(asked) &&
    owner.parameters.some(
      ({name, questionToken, type}) =>
        name.getText() === asked.text &&
        (questionToken !== undefined ||
          /\b(undefined|null)\b/.test(type?.getText() ?? '')),
    )
  );
}

function callsAt(
  node: ts.Node,
  certaintyOf: (node: ts.Node) => Certainty,
  reader: Reader,
): Call[] {
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    return callOrNew(node, certaintyOf(node), reader);
  }
  if (ts.isPropertyAccessExpression(node) && !isCallee(node)) {
    const symbol = reader.checker.getSymbolAtLocation(node.name);
    const accessors = symbol?.declarations?.filter(ts.isAccessor) ?? [];
    return accessors.map((to) => ({to, certainty: certaintyOf(node), provided: []}));
  }
  return [];
}

function isCallee(node: ts.Expression): boolean {
  return ts.isCallExpression(node.parent) && node.parent.expression === node;
}

function callOrNew(
  node: ts.CallExpression | ts.NewExpression,
  certainty: Certainty,
  reader: Reader,
): Call[] {
  const targets = targetsOf(node, reader);
  const names = targets.map(qualifiedName);
  const calleeText = node.expression.getText().replace(/^.*[.]/s, '');
  const opener = names.find(
    (name) => name !== undefined && name in reader.rules.openers,
  );
  const provided = opener === undefined ? [] : (reader.rules.openers[opener] ?? []);
  const isDeferring = reader.rules.deferring.test(calleeText);
  const own = targets.flatMap((target, index): Call[] => [
    {to: target, certainty: index === 0 ? certainty : 'sometimes', provided: []},
    ...overrides(target, reader),
  ]);
  const handed = isDeferring
    ? []
    : (node.arguments ?? []).flatMap((argument): Call[] =>
        functionArgument(argument, reader).map((to) => ({
          to,
          certainty: opener === undefined ? 'sometimes' : certainty,
          provided,
        })),
      );
  return [...own, ...handed];
}

function overrides(target: ts.Node, reader: Reader): Call[] {
  return reader.classes
    .overridesOf(target)
    .map((to): Call => ({to, certainty: 'sometimes', provided: []}));
}

function isCheckedForBrowser(node: ts.Node, owner: ts.Node, {rules}: Reader): boolean {
  return conditionsOf(node, owner).some(
    ({test}) => test !== undefined && rules.browserChecks.test(test.getText()),
  );
}
