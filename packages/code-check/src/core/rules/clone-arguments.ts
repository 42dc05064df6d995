import ts from 'typescript';

import {isFieldAssignment, nodesOf, symbolOf} from '../names';
import {ancestry, memberOf} from './node-ancestry';
import type {Remark, Rule} from './rule';

/** Keys that a class passes where its own constructor, or its base class's, expects something else. */
export const cloneArguments: Rule = function* ({sources, checker}) {
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isClassLike(node) || !ancestry(node, checker)) continue;
      const maker = node.members.find(ts.isConstructorDeclaration);
      if (!maker) continue;
      const remark = ofClone(node, maker) ?? ofSuper(maker, checker);
      if (remark) yield remark;
    }
  }
};

/** `new Mention(node.__name, node.__key)` if the constructor has a third parameter before the key. */
function ofClone(
  owner: ts.ClassLikeDeclaration,
  maker: ts.ConstructorDeclaration,
): Remark | undefined {
  const clone = memberOf(owner, 'clone');
  const made = clone && [...nodesOf(clone)].find(ts.isNewExpression);
  if (!made || made.expression.getText() !== owner.name?.text) return undefined;
  const place = made.arguments?.findIndex((each) => /\.__key$/.test(each.getText()));
  const parameter = maker.parameters[place ?? -1];
  const taken = parameter?.name.getText() ?? '';
  const last = maker.parameters.at(-1)?.name.getText() ?? '';
  if (!parameter || /key/i.test(taken) || !/key/i.test(last)) return undefined;
  const name = made.expression.getText();
  return {
    rule: 'node-class',
    node: made,
    reason: `clone passes the key where the constructor takes ${taken}, so an argument is missing. The copy gets the key as its ${taken}, and a new key of its own.`,
    fix: `Pass all arguments in the order of the constructor: new ${name}(${argumentsOf(maker)}).`,
    link: '/docs/concepts/node-cloning#the-static-clone-of-older-classes',
  };
}

/** What a clone passes for each parameter: the field that the constructor sets from it. */
function argumentsOf(maker: ts.ConstructorDeclaration): string {
  const fields = new Map<string, string>();
  for (const node of nodesOf(maker)) {
    if (isFieldAssignment(node) && ts.isIdentifier(node.right)) {
      fields.set(node.right.text, node.left.name.text);
    }
  }
  return maker.parameters
    .map(({name}) => `node.${fields.get(name.getText()) ?? `__${name.getText()}`}`)
    .join(', ');
}

/** `super(key)` if the key is the last parameter of the base class. */
function ofSuper(
  maker: ts.ConstructorDeclaration,
  checker: ts.TypeChecker,
): Remark | undefined {
  for (const node of nodesOf(maker)) {
    if (!ts.isCallExpression(node)) continue;
    if (node.expression.kind !== ts.SyntaxKind.SuperKeyword) continue;
    const names = superNames(node, checker);
    const place = node.arguments.findIndex((each) => each.getText() === 'key');
    const taken = names[place];
    if (taken === undefined || taken === 'key' || names.at(-1) !== 'key')
      return undefined;
    return {
      rule: 'node-class',
      node,
      reason: `The base class takes ${taken} here, and the key last. The key becomes its ${taken}, and the node gets a new key, so copies aren't versions of the same node.`,
      fix: `Pass what the base class takes: super(${names.join(', ')}).`,
      link: '/docs/concepts/node-cloning#the-static-clone-of-older-classes',
    };
  }
  return undefined;
}

/** The parameters of the constructor that a `super` call runs. */
function superNames(call: ts.CallExpression, checker: ts.TypeChecker): string[] {
  const owner = ts.findAncestor(call, ts.isClassLike);
  const base = owner?.heritageClauses?.[0]?.types[0]?.expression;
  const declaration = base && symbolOf(base, checker)?.valueDeclaration;
  if (!declaration || !ts.isClassLike(declaration)) return [];
  const maker = declaration.members.find(ts.isConstructorDeclaration);
  return maker?.parameters.map(({name}) => name.getText()) ?? [];
}
