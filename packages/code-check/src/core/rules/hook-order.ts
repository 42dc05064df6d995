import ts from 'typescript';

import {isFunction} from '../functions';
import {calledName, nameOf, nodesOf} from '../names';
import {shortened} from '../shortened';
import type {Remark, Rule, RuleContext} from './rule';

const HOOK = /^use[A-Z]/;

/** Hooks of Lexical and React that aren't called in the same order on every render. */
export const hookOrder: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (ts.isCallExpression(node) && isHook(node, context)) {
        const why = reasonAt(node, context.codeOf(source).isFragment);
        if (why !== undefined) yield misplaced(node, why);
      }
    }
  }
};

function isHook(call: ts.CallExpression, {checker}: RuleContext): boolean {
  const name = calledName(call) ?? '';
  return (
    HOOK.test(name) &&
    /^(?:@lexical\/react|@types\/react)#/.test(nameOf(call.expression, checker) ?? '')
  );
}

function reasonAt(call: ts.CallExpression, isFragment: boolean): string | undefined {
  const owner = ts.findAncestor(call.parent, isFunction);
  if (!owner) return isFragment ? undefined : 'at the top level of the module';
  for (let child: ts.Node = call; child !== owner; child = child.parent) {
    const {parent} = child;
    if (ts.isIfStatement(parent) && child !== parent.expression)
      return 'in a condition';
    if (ts.isConditionalExpression(parent) && child !== parent.condition) {
      return 'in a condition';
    }
    if (ts.isIterationStatement(parent, false)) return 'in a loop';
    if (ts.isTryStatement(parent)) return 'in a try block';
  }
  if (returnsBefore(call, owner)) return 'after an early return';
  return isRendered(owner) ? undefined : 'in a function that is not a component';
}

function returnsBefore(call: ts.Node, owner: ts.Node): boolean {
  const body = (owner as ts.FunctionLikeDeclaration).body;
  if (!body || !ts.isBlock(body)) return false;
  return body.statements.some(
    (statement) =>
      statement.end <= call.getStart() &&
      ts.isIfStatement(statement) &&
      containsReturn(statement),
  );
}

function containsReturn(statement: ts.Node): boolean {
  for (const node of nodesOf(statement)) {
    if (ts.isReturnStatement(node)) {
      const owner = ts.findAncestor(node, isFunction);
      return owner === ts.findAncestor(statement, isFunction);
    }
  }
  return false;
}

/** Components and hooks, and functions that may be either. */
function isRendered(owner: ts.Node): boolean {
  const {parent} = owner;
  const name = ts.isFunctionDeclaration(owner)
    ? owner.name?.text
    : ts.isVariableDeclaration(parent)
      ? parent.name.getText()
      : undefined;
  if (name !== undefined) return /^(?:use[A-Z]|[A-Z])/.test(name);
  if (ts.isMethodDeclaration(owner)) return owner.name.getText() !== 'decorate';
  if (ts.isCallExpression(parent)) {
    return !/^(?:update|read|useEffect|useLayoutEffect|useCallback|registerCommand|registerUpdateListener|then)$/.test(
      calledName(parent) ?? '',
    );
  }
  return !(
    ts.isJsxExpression(parent) &&
    ts.isJsxAttribute(parent.parent) &&
    /^on[A-Z]/.test(parent.parent.name.getText())
  );
}

const CALLED_BY_LEXICAL =
  /^(?:update|read|dispatchCommand|define\w*|register\w+|\$\w+)$/;

/** Where the hook belongs, which depends on what calls the function around it. */
function fixFor(call: ts.CallExpression, name: string): string {
  const owner = ts.findAncestor(call.parent, isFunction);
  const shown = shortened(call.getText(), `${name}(…)`);
  if (owner && ts.isMethodDeclaration(owner) && owner.name.getText() === 'decorate') {
    return `decorate isn't a component. Return one from it, decorate() { return <Decorator nodeKey={this.getKey()} />; }, and call ${shown} in that component.`;
  }
  const around = owner?.parent;
  const caller = around && ts.isCallExpression(around) ? calledName(around) : undefined;
  if (caller !== undefined && CALLED_BY_LEXICAL.test(caller)) {
    return `Lexical doesn't call this function while a component renders. Call ${shown} in the component, before ${caller}, and use its result in the function.`;
  }
  return `Call ${name} at the top level of a component or hook, before any return, and outside conditions, loops, and callbacks.`;
}

function misplaced(call: ts.CallExpression, why: string): Remark {
  const name = calledName(call) ?? 'The hook';
  return {
    rule: 'hook-order',
    node: call,
    reason: `${name} is a React hook, but you call it ${why}.`,
    fix: fixFor(call, name),
    link:
      name === 'useLexicalComposerContext'
        ? '@lexical/react/LexicalComposerContext#useLexicalComposerContext'
        : '/docs/react/lifecycle',
  };
}
