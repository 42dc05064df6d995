import ts from 'typescript';

import {nodesOf, unwrapped} from '../names';
import {ancestry, memberOf} from './node-ancestry';
import {nodeClassRemark} from './node-class-remark';
import type {Remark, Rule} from './rule';

const TEXT_OF_ELEMENT = /\.(?:textContent|innerText|innerHTML|nodeValue)$/;
const TEXT_OF_NODE = /this\.(?:__text\b|getTextContent\(|getLatest\(\)\.__text\b)/;
const TEXT_CLASS = /^(?:\w*Text|Tab|CodeHighlight|Hashtag)Node$/;

/** Elements of nodes that a change updates twice, or never. */
export const nodeDom: Rule = function* ({sources, checker}) {
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      const line = ts.isClassLike(node) ? ancestry(node, checker) : undefined;
      if (!ts.isClassLike(node) || !line) continue;
      const update = memberOf(node, 'updateDOM');
      if (!update || !ts.isMethodDeclaration(update) || !update.body) continue;
      const name = node.name?.text ?? 'the class';
      yield* replacedAfterWrite(update, name);
      const create = memberOf(node, 'createDOM')?.getText() ?? '';
      const showsText = TEXT_OF_NODE.test(create) && !create.includes('super.');
      if (TEXT_CLASS.test(line.base) && showsText) yield* unwrittenText(update, name);
    }
  }
};

/** `dom.textContent = text; return true;`: the element is discarded right after it was changed. */
function* replacedAfterWrite(
  method: ts.MethodDeclaration,
  name: string,
): Iterable<Remark> {
  const element = method.parameters[1]?.name.getText();
  for (const write of writesIn(method)) {
    const target = write.left.getText();
    if (element === undefined || !target.startsWith(`${element}.`)) continue;
    const answer = answerAfter(write);
    if (!answer || answer.kind === ts.SyntaxKind.FalseKeyword) continue;
    if (answer.getText().includes('super.')) continue;
    yield {
      ...nodeClassRemark(
        answer,
        `updateDOM of ${name} has changed the element, and then returns ${answer.getText()}. If that is true, Lexical discards the element and creates a new one with createDOM, and the caret in it is lost.`,
        'Return false if you changed the element, and true only if createDOM has to create a new one.',
        'nodes',
      ),
      isHint: true,
    };
    return;
  }
}

type Assignment = ts.BinaryExpression;

/** Where a method sets the text of an element. */
function* writesIn(method: ts.MethodDeclaration): Iterable<Assignment> {
  for (const node of method.body ? nodesOf(method.body) : []) {
    const isWrite =
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      TEXT_OF_ELEMENT.test(node.left.getText());
    if (isWrite) yield node;
  }
}

/** The value of the first return below a position, in the blocks around it. */
function answerAfter(place: ts.Node): ts.Expression | undefined {
  for (let child = place; !ts.isMethodDeclaration(child); child = child.parent) {
    const {parent} = child;
    if (!ts.isBlock(parent)) continue;
    const answer = parent.statements.find(
      (each) => each.pos >= child.end && ts.isReturnStatement(each),
    );
    if (answer && ts.isReturnStatement(answer)) {
      return answer.expression && unwrapped(answer.expression);
    }
  }
  return undefined;
}

/** Text that createDOM renders, and that no later change updates. */
function* unwrittenText(method: ts.MethodDeclaration, name: string): Iterable<Remark> {
  const text = method.getText();
  const answers = [...nodesOf(method)].filter(ts.isReturnStatement);
  const isNever = answers.every(
    ({expression}) => expression?.kind === ts.SyntaxKind.FalseKeyword,
  );
  // A call can do anything with the element.
  const passesOn = method.parameters[1]
    ? new RegExp(`[(,]\\s*${method.parameters[1].name.getText()}\\s*[,)]`)
    : undefined;
  const isOpen = text.includes('super.') || passesOn?.test(bodyOf(method)) === true;
  if (!isNever || isOpen || [...writesIn(method)].some((each) => isReached(each)))
    return;
  yield nodeClassRemark(
    method.name,
    `createDOM of ${name} shows the text of the node, but updateDOM returns false without writing it, so text that users type into the node does not appear on the page.`,
    'Write it: if (prevNode.__text !== this.__text) dom.textContent = this.__text; or leave it to the base class, with super.createDOM(config) and return super.updateDOM(prevNode, dom, config).',
    'nodes',
  );
}

function bodyOf(method: ts.MethodDeclaration): string {
  return method.body?.getText() ?? '';
}

/**
 * Returns whether a write depends on the node's current version, or on nothing; the previous
 * version isn't enough.
 */
function isReached(write: Assignment): boolean {
  for (
    let child: ts.Node = write;
    !ts.isMethodDeclaration(child);
    child = child.parent
  ) {
    const {parent} = child;
    const isGuard = ts.isIfStatement(parent) && child !== parent.expression;
    if (isGuard && !/\bthis\b|\bdom\b/.test(parent.expression.getText())) return false;
  }
  return true;
}
