import ts from 'typescript';

import {propertyOf} from '../editors';
import {isFunction} from '../functions';
import {calleeOf, nameOf, nodesOf, unwrapped} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

type Made = readonly [call: ts.CallExpression, kind: 'command' | 'extension'];

/** Commands, extensions and states that are created more than once with the same name. */
export const sameNames: Rule = function* (context) {
  const seen = new Map<string, ts.CallExpression>();
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      const remark = ofState(node, context);
      if (remark) yield remark;
      const made = madeBy(node, context);
      const name = made && nameIn(made);
      if (!made || name === undefined) continue;
      const key = `${made[1]} ${name}`;
      if (seen.has(key)) yield ofSecond(made, name);
      else seen.set(key, node);
    }
  }
};

function madeBy(call: ts.CallExpression, {checker}: RuleContext): Made | undefined {
  const name = nameOf(call.expression, checker);
  if (name === 'lexical#createCommand') return [call, 'command'];
  return name === 'lexical#defineExtension' ? [call, 'extension'] : undefined;
}

function nameIn([call]: Made): string | undefined {
  const [first] = call.arguments;
  const plain = first && unwrapped(first);
  const value =
    plain && ts.isObjectLiteralExpression(plain) ? propertyOf(plain, 'name') : plain;
  return value && ts.isStringLiteralLike(value) && value.text !== ''
    ? value.text
    : undefined;
}

function ofSecond([call, kind]: Made, name: string): Remark {
  return kind === 'command'
    ? {
        rule: 'editor-setup',
        node: calleeOf(call),
        reason: `This is another command than the first createCommand('${name}'): commands are compared as objects, and the name only helps when debugging. A listener of one never hears the other.`,
        fix: 'Create the command once, export it, and import the same command where you register it and where you dispatch it.',
        link: '/docs/concepts/commands',
      }
    : {
        rule: 'editor-setup',
        node: calleeOf(call),
        reason: `Two extensions have the name ${name}. In one editor, that's an error: names must be unique.`,
        fix: 'Give each extension its own name; or export one of them and use it in both places, with configExtension for other settings.',
        link: '/docs/extensions/intro',
        isHint: true,
      };
}

/** `createState` in a function, which creates another state in each call. */
function ofState(call: ts.CallExpression, {checker}: RuleContext): Remark | undefined {
  if (nameOf(call.expression, checker) !== 'lexical#createState') return undefined;
  const owner = ts.findAncestor(call, isFunction);
  const [key] = call.arguments;
  if (!owner || !key || !ts.isStringLiteralLike(key)) return undefined;
  const isReturned = ts.isReturnStatement(call.parent) || call.parent === owner;
  const isOnce = ts.findAncestor(
    call,
    (each) =>
      ts.isCallExpression(each) &&
      /^(?:describe|test|it|beforeEach|beforeAll|useMemo|useState|useRef)$/.test(
        each.expression.getText(),
      ),
  );
  if (isReturned || isOnce || /^\$config$/.test(owner.name?.getText() ?? ''))
    return undefined;
  return {
    rule: 'node-class',
    node: calleeOf(call),
    reason: `createState runs at each call of this function, and each call makes another state with the key ${key.getText()}. On a node that has one of them already, $setState throws "State key collision".`,
    fix: 'Create the state once, at the top level of the module, and use that constant.',
    link: '/docs/concepts/node-state',
  };
}
