import ts from 'typescript';

import {propertyOf} from '../editors';
import {calledName, isOfClass, nameOf, nodesOf, symbolOf} from '../names';
import {ancestry} from './node-ancestry';
import type {Remark, Rule, RuleContext} from './rule';

/** Types that two classes share, and replacements that reuse the key of the replaced node. */
export const nodeTypes: Rule = function* (context) {
  const first = new Map<string, ts.ClassLikeDeclaration>();
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (ts.isClassLike(node) && ancestry(node, context.checker)) {
        const type = typeOf(node);
        const base = type && baseOfType(node, type.text, context);
        if (type && base !== undefined) {
          const own = node.name?.text ?? 'The class';
          const remark = twice(type, own, base);
          yield {
            ...remark,
            fix: `${remark.fix} If editors should use it instead of ${base}, register both: nodes: [${own}, {replace: ${base}, with: () => new ${own}(), withKlass: ${own}}].`,
          };
        }
        const other = type && first.get(type.text);
        if (type && other && other.name?.text !== node.name?.text) {
          yield twice(
            type,
            node.name?.text ?? 'The class',
            other.name?.text ?? 'another class',
          );
        } else if (type) first.set(type.text, node);
      } else if (ts.isObjectLiteralExpression(node)) {
        const remark = replacement(node) ?? ofAnotherLine(node, context);
        if (remark) yield remark;
      }
    }
  }
};

/** The literal with a class's type: in `$config`, or in `getType`. */
export function typeOf(
  node: ts.ClassLikeDeclaration,
): ts.StringLiteralLike | undefined {
  for (const member of node.members) {
    const name = member.name?.getText();
    if (name !== '$config' && name !== 'getType') continue;
    for (const each of nodesOf(member)) {
      const value =
        ts.isCallExpression(each) && calledName(each) === 'config'
          ? each.arguments[0]
          : ts.isReturnStatement(each)
            ? each.expression
            : undefined;
      if (value && ts.isStringLiteralLike(value)) return value;
    }
  }
  return undefined;
}

const REGISTERED = /^lexical#(Paragraph|Text|LineBreak|Tab)Node$/;

/** The superclass of a class, if both have the same type and every editor registers the superclass. */
function baseOfType(
  node: ts.ClassLikeDeclaration,
  type: string,
  {checker}: RuleContext,
): string | undefined {
  const base = node.heritageClauses?.find(
    ({token}) => token === ts.SyntaxKind.ExtendsKeyword,
  )?.types[0]?.expression;
  const name = base && REGISTERED.exec(nameOf(base, checker) ?? '')?.[1];
  return name?.toLowerCase() === type ? `${name ?? ''}Node` : undefined;
}

/** `{replace, with, withKlass}` whose class doesn't extend the class that it replaces. */
function ofAnotherLine(
  node: ts.ObjectLiteralExpression,
  {checker}: RuleContext,
): Remark | undefined {
  const replaced = propertyOf(node, 'replace');
  const own = propertyOf(node, 'withKlass');
  const name = replaced && /^lexical#(\w+)$/.exec(nameOf(replaced, checker) ?? '')?.[1];
  const symbol = own && symbolOf(own, checker);
  if (!own || name === undefined || !symbol || !(symbol.flags & ts.SymbolFlags.Class)) {
    return undefined;
  }
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  if (!isOfClass(type, 'LexicalNode', checker) || isOfClass(type, name, checker)) {
    return undefined;
  }
  return {
    rule: 'node-class',
    node: own,
    reason: `${own.getText()} doesn't extend ${name}, but a replacement has to be a subclass of the class that it replaces.`,
    fix: `Let it extend the class: class ${own.getText()} extends ${name}. If it should be another kind of node, replace existing nodes in a node transform instead.`,
    link: '/docs/concepts/node-replacement',
  };
}

function twice(type: ts.StringLiteralLike, name: string, other: string): Remark {
  return {
    rule: 'node-class',
    node: type,
    reason: `${name} has the same type as ${other}: '${type.text}'. An editor can't register two classes with the same type.`,
    fix: `Give each class its own type, for example '${name.replace(/Node$/, '').toLowerCase()}'.`,
    link: '/docs/concepts/nodes#register-a-node',
  };
}

/** `{replace, with: (node) => new Other(…, node.__key)}`. */
function replacement(node: ts.ObjectLiteralExpression): Remark | undefined {
  const names = node.properties.map((property) => property.name?.getText());
  if (!names.includes('replace') || !names.includes('with')) return undefined;
  const maker = node.properties.find((property) => property.name?.getText() === 'with');
  for (const each of maker ? nodesOf(maker) : []) {
    if (!ts.isNewExpression(each)) continue;
    const key = each.arguments?.find((argument) =>
      /__key$|getKey\(\)$/.test(argument.getText()),
    );
    if (key) {
      return {
        rule: 'node-class',
        node: key,
        reason:
          "The replacement gets the key of the node that it replaces, but an editor can't contain two nodes with the same key.",
        fix: 'Create it without a key: with: (node) => new Other(node.__text).',
        link: '/docs/concepts/node-replacement',
      };
    }
  }
  return undefined;
}
