import ts from 'typescript';

import type {Place} from '../contexts/callbacks';
import {isAsync, isFunction} from '../functions';
import {calledName, calleeOf, nodesOf} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

/** Calls that need an editor state, an editor, or permission to write, without it. */
export const callPlaces: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (ts.isCallExpression(node)) {
        const needs = context.needsOf(node);
        const remark = needs === '' ? undefined : misplaced(node, needs, context);
        if (remark) yield remark;
      }
    }
  }
};

function misplaced(
  call: ts.CallExpression,
  needs: string,
  context: RuleContext,
): Remark | undefined {
  const name = calledName(call) ?? 'This function';
  if (needs.includes('S') && awaitBefore(call) && !isGivenState(call, context)) {
    return afterAwait(call, name);
  }
  const place = context.placeOf(call);
  switch (place.kind) {
    case 'none':
      return needs.includes('S') &&
        !isGivenState(call, context) &&
        !isWithin(call, needs, context)
        ? outside(call, name, needs, place)
        : undefined;
    case 'read':
      if (needs.includes('W')) return refused(call, name);
      return needs.includes('E') && !place.hasEditor
        ? withoutEditor(call, name)
        : undefined;
    default:
      return undefined;
  }
}

/** Some functions accept what they need as an argument: `$getNodeByKey(key, editorState)`. */
function isGivenState(call: ts.CallExpression, {checker}: RuleContext): boolean {
  const parameters = checker.getResolvedSignature(call)?.parameters ?? [];
  return call.arguments.some((argument, index) => {
    const declaration = parameters[index]?.valueDeclaration;
    const isOptional =
      declaration !== undefined &&
      ts.isParameter(declaration) &&
      declaration.questionToken !== undefined;
    const type = checker.typeToString(checker.getTypeAtLocation(argument));
    return isOptional && /^(?:EditorState|LexicalEditor)/.test(type);
  });
}

/** One mistake, one finding: `$getRoot().append()` reports `$getRoot`. */
function isWithin(
  call: ts.CallExpression,
  needs: string,
  {needsOf, placeOf}: RuleContext,
): boolean {
  const inner = [call.expression, ...call.arguments].some((part) => {
    for (const node of nodesOf(part)) {
      if (
        ts.isCallExpression(node) &&
        needsOf(node).includes('S') &&
        placeOf(node).kind === 'none'
      ) {
        return true;
      }
    }
    return false;
  });
  return inner && needs !== '';
}

function outside(
  node: ts.CallExpression,
  name: string,
  needs: string,
  {where, isGuess = false, isUsual = false}: Extract<Place, {kind: 'none'}>,
): Remark {
  const reads =
    'editor.read(() => …), or in editor.update(() => …) to change something';
  return {
    rule: 'no-editor-state',
    node: calleeOf(node),
    reason: `${name} needs an active editor state, but this code runs ${where}, where no state is active.`,
    fix: needs.includes('W')
      ? `Call ${name} inside editor.update(() => …).`
      : `Call ${name} inside ${reads}.`,
    link: '/docs/error#code-195',
    // Functions that only read can be called while a state is active.
    isHint: isUsual || (isGuess && !needs.includes('W')),
  };
}

function refused(node: ts.CallExpression, name: string): Remark {
  return {
    rule: 'write-refused',
    node: calleeOf(node),
    reason: `${name} changes the document, but a read does not allow changes.`,
    fix: `Call ${name} inside editor.update(() => …) instead of a read.`,
    link: '/docs/error#code-13',
  };
}

function withoutEditor(node: ts.CallExpression, name: string): Remark {
  return {
    rule: 'no-editor-state',
    node: calleeOf(node),
    reason: `${name} needs the active editor, which editorState.read() does not provide.`,
    fix: 'Use editor.read(() => …), or pass the editor: editorState.read(() => …, {editor}).',
    link: '/docs/error#code-337',
  };
}

function afterAwait(node: ts.CallExpression, name: string): Remark {
  return {
    rule: 'after-await',
    node: calleeOf(node),
    reason: `${name} runs after an await, but by then the update or read around it has ended.`,
    fix: 'Await first, outside the update, and then call editor.update(() => …) with an ordinary function.',
    link: '/docs/concepts/updates#may-i-await-inside-an-update',
  };
}

/** An await before the call, after which nothing is active, whatever called the function. */
function awaitBefore(call: ts.CallExpression): boolean {
  const owner = ts.findAncestor(call.parent, isFunction);
  if (!owner?.body || !isAsync(owner)) return false;
  for (const node of nodesOf(owner.body)) {
    if (!ts.isAwaitExpression(node) || node.end > call.getStart()) continue;
    if (ts.findAncestor(node, isFunction) !== owner) continue;
    // Code after a branch can run without the branch's await.
    const branch = ts.findAncestor(node, ts.isBlock);
    if (branch && branch.pos <= call.pos && call.end <= branch.end) return true;
  }
  return false;
}
