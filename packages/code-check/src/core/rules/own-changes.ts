import ts from 'typescript';

import {isFunction} from '../functions';
import {nameOf, nodesOf} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

const LISTENS = /^lexical#LexicalEditor\.registerUpdateListener$/;
const CHANGES = /^lexical#LexicalEditor\.(update|setEditorState|dispatchCommand)$/;
/** Timers; microtasks run right after the update, before anything else can happen. */
const TIMER = /^(?:window\.)?(?:setTimeout|requestAnimationFrame|requestIdleCallback)$/;

type Assignment = ts.BinaryExpression;

/** Flags that tell listeners about the code's own changes, and are reset too early or too late. */
export const ownChanges: Rule = function* (context) {
  for (const source of context.sources) {
    const asked = flagsAsked(source, context);
    if (asked.size === 0) continue;
    for (const node of nodesOf(source)) {
      if (!ts.isBlock(node) && !ts.isSourceFile(node)) continue;
      const remark = inBlock(node, asked, context);
      if (remark) yield remark;
    }
  }
};

/** The conditions with which listeners ignore an update: `isOwn`, `ref.current`. */
function flagsAsked(source: ts.SourceFile, {checker}: RuleContext): Set<string> {
  const flags = new Set<string>();
  for (const node of nodesOf(source)) {
    if (!ts.isCallExpression(node)) continue;
    const [listener] = node.arguments;
    const isListener = LISTENS.test(nameOf(node.expression, checker) ?? '');
    if (!isListener || !listener || !isFunction(listener)) continue;
    for (const each of nodesOf(listener)) {
      if (ts.isIfStatement(each))
        flags.add(each.expression.getText().replace(/^!/, ''));
    }
  }
  return flags;
}

/** `flag = true; editor.update(…); flag = false;`, or with a timer around the last statement. */
function inBlock(
  {statements}: ts.Block | ts.SourceFile,
  asked: ReadonlySet<string>,
  context: RuleContext,
): Remark | undefined {
  const start = statements.findIndex((each) => {
    const set = assignmentOf(each);
    return (
      set?.right.kind === ts.SyntaxKind.TrueKeyword && asked.has(set.left.getText())
    );
  });
  const flag = start < 0 ? undefined : assignmentOf(statements[start])?.left.getText();
  if (flag === undefined) return undefined;
  const after = statements.slice(start + 1);
  const change = after.find((each) => changeIn(each, context) !== undefined);
  const call = change && changeIn(change, context);
  if (!change || !call || /onUpdate|tag\b/.test(call.getText())) return undefined;
  const reset = after
    .slice(after.indexOf(change) + 1)
    .flatMap((each) => resetIn(each, flag) ?? [])[0];
  if (!reset) return undefined;
  const method = CHANGES.exec(nameOf(call.expression, context.checker) ?? '')?.[1];
  const isApplied = method === 'setEditorState' || /discrete/.test(call.getText());
  return reset === 'now' && isApplied ? undefined : remarkOf(call, flag, reset);
}

function assignmentOf(statement: ts.Statement | undefined): Assignment | undefined {
  const expression =
    statement && ts.isExpressionStatement(statement) ? statement.expression : undefined;
  return expression &&
    ts.isBinaryExpression(expression) &&
    expression.operatorToken.kind === ts.SyntaxKind.EqualsToken
    ? expression
    : undefined;
}

function changeIn(
  statement: ts.Statement,
  {checker}: RuleContext,
): ts.CallExpression | undefined {
  const call = ts.isExpressionStatement(statement) ? statement.expression : undefined;
  return call &&
    ts.isCallExpression(call) &&
    CHANGES.test(nameOf(call.expression, checker) ?? '')
    ? call
    : undefined;
}

/** Whether a statement resets the flag, right away or in a timer. */
function resetIn(statement: ts.Statement, flag: string): 'now' | 'later' | undefined {
  const own = assignmentOf(statement);
  if (own && isReset(own, flag)) return 'now';
  const call = ts.isExpressionStatement(statement) ? statement.expression : undefined;
  if (!call || !ts.isCallExpression(call) || !TIMER.test(call.expression.getText()))
    return undefined;
  const isLater = [...nodesOf(call)].some(
    (each) => ts.isBinaryExpression(each) && isReset(each, flag),
  );
  return isLater ? 'later' : undefined;
}

function isReset({left, right}: Assignment, flag: string): boolean {
  return left.getText() === flag && right.kind === ts.SyntaxKind.FalseKeyword;
}

function remarkOf(
  call: ts.CallExpression,
  flag: string,
  reset: 'now' | 'later',
): Remark {
  const called = call.expression.getText();
  return {
    rule: 'not-yet-updated',
    node: call.expression,
    reason:
      reset === 'now'
        ? `${called} applies its changes in a microtask, so ${flag} is already false when the listener runs, and the listener takes this update for the user's.`
        : `A timer resets ${flag}, and it can run too late: what the user types before that is ignored, too.`,
    fix: `Tag the update, and check the tag in the listener: editor.update(() => {…}, {tag: 'own-change'}); editor.registerUpdateListener(({editorState, tags}) => { if (tags.has('own-change')) return; … }).`,
    link: '/docs/concepts/listeners',
  };
}
