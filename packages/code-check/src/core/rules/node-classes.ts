import ts from 'typescript';

import {nodesOf} from '../names';
import {type Ancestry, ancestry, basesIn, hasMember, lineHas} from './node-ancestry';
import {typeOf} from './node-types';
import type {Remark, Rule} from './rule';

/** Node classes that lack what the editor requires, and fields that aren't copied. */
export const nodeClasses: Rule = function* (context) {
  const bases = basesIn(context);
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (ts.isClassLike(node) && !isAbstract(node)) {
        const line = ancestry(node, context.checker);
        const remarks = line ? ofClass(node, line, bases.has(node)) : [];
        // What a class in an excerpt lacks may have been left out.
        const {isFragment} = context.codeOf(source);
        for (const remark of remarks) {
          yield isFragment && remark.rule === 'node-class'
            ? {...remark, isHint: true}
            : remark;
        }
      }
    }
  }
};

function* ofClass(
  node: ts.ClassLikeDeclaration,
  line: Ancestry,
  isBase: boolean,
): Iterable<Remark> {
  const name = node.name?.text ?? 'The class';
  if (!isBase) {
    const isOpen = !hasType(node) && isBare(line.base) && !lineHas(line, 'createDOM');
    for (const remark of joined([...ofRegistered(node, name, line)])) {
      // A class without a type and an element may be meant to be extended.
      yield isOpen ? {...remark, isHint: true} : remark;
    }
  }
  yield* keylessClone(node, name);
  yield* frozenFields(node, declaredFields(node));
}

/** One finding for everything that a class lacks, because its author adds it in one go. */
function joined(remarks: readonly Remark[]): readonly Remark[] {
  const lacks = remarks.filter(({rule}) => rule === 'node-class');
  const [first] = lacks;
  if (!first || lacks.length === 1) return remarks;
  const others = remarks.filter((remark) => !lacks.includes(remark));
  return [
    {
      ...first,
      reason: lacks.map(({reason}) => reason).join(' '),
      fix: lacks.map(({fix}) => fix).join(' '),
    },
    ...others,
  ];
}

function hasType(node: ts.ClassLikeDeclaration): boolean {
  return ['$config', 'getType', 'clone'].some((member) => hasMember(node, member));
}

/** What a class needs before an editor can register it. */
function* ofRegistered(
  node: ts.ClassLikeDeclaration,
  name: string,
  line: Ancestry,
): Iterable<Remark> {
  const {base} = line;
  const place = node.name ?? node;
  const has = (member: string): boolean => lineHas(line, member);
  yield* withoutType(node, name, base);
  if (isBare(base) && !has('createDOM')) {
    yield {
      rule: 'node-class',
      node: place,
      reason: `${name} doesn't have createDOM, so the editor can't render it.`,
      fix: 'Implement createDOM(), which returns the element, and updateDOM(), which returns whether a new one is needed.',
      link: '/docs/error#code-70',
    };
  } else if (isBare(base) && !has('updateDOM')) {
    yield {
      rule: 'node-class',
      node: place,
      reason: `${name} has createDOM, but not updateDOM, which Lexical calls on every later change.`,
      fix: 'Implement updateDOM(). Return false to keep the element, or true to create it again.',
      link: '/docs/error#code-71',
    };
  }
  if (base === 'DecoratorNode' && !has('decorate') && showsComponent(node)) {
    yield {
      rule: 'node-class',
      node: place,
      reason: `${name} extends DecoratorNode, but doesn't have decorate, so it shows nothing.`,
      fix: 'Implement decorate(), which returns the component to show.',
      link: '/docs/concepts/nodes#show-a-component',
    };
  }
}

/** Returns whether the class declares that something other than its own element renders it. */
function showsComponent({heritageClauses}: ts.ClassLikeDeclaration): boolean {
  const [shown] = heritageClauses?.[0]?.types[0]?.typeArguments ?? [];
  return (
    shown !== undefined &&
    /\b(?:JSX|React\w*|Component\w*|VNode|Snippet)\b/.test(shown.getText())
  );
}

function* withoutType(
  node: ts.ClassLikeDeclaration,
  name: string,
  base: string,
): Iterable<Remark> {
  const hasConfig = hasMember(node, '$config');
  const hasType = hasMember(node, 'getType');
  const hasClone = hasMember(node, 'clone');
  const type = typeOf(node)?.text ?? typeName(name);
  const place = node.name ?? node;
  if (hasType && hasClone) {
    if (hasConfig) return;
    yield {
      rule: 'extension-form',
      node: place,
      reason: `${name} defines its type and how to copy it with static methods, as in code from before $config.`,
      fix: `Replace getType, clone and importJSON with $config() { return this.config('${type}', {extends: ${base}}); }`,
      link: '/docs/concepts/nodes#register-a-node',
      isHint: true,
    };
  } else if (!hasConfig) {
    const missing = hasType ? 'clone' : hasClone ? 'getType' : '$config';
    yield {
      rule: 'node-class',
      node: place,
      reason: `${name} doesn't have ${missing}, so the editor doesn't know ${hasType ? 'how to copy it' : 'its type'}.`,
      fix: `Implement $config() { return this.config('${type}', {extends: ${base}}); }`,
      link: '/docs/error#code-64',
    };
  }
}

function* keylessClone(node: ts.ClassLikeDeclaration, name: string): Iterable<Remark> {
  const clone = node.members.find(
    (member): member is ts.MethodDeclaration =>
      ts.isMethodDeclaration(member) && member.name.getText() === 'clone',
  );
  const text = clone?.body?.getText() ?? '';
  if (clone && /\bnew\b|\$create\w*\(/.test(text) && !/__key|getKey/.test(text)) {
    yield {
      rule: 'node-class',
      node: clone.name,
      reason: `clone of ${name} creates a node with a new key, but a copy must have the original's key.`,
      fix: `Pass the key to the constructor: return new ${node.name?.text ?? 'this'}(…, node.__key). Or replace clone with $config.`,
      link: '/docs/concepts/node-cloning#the-static-clone-of-older-classes',
    };
  }
}

/** Methods in which a node is new, or not yet attached. */
const MAKES_NODES = /^(?:constructor|clone|afterCloneFrom|resetOnCopyNodeFrom)$/;

/** `this.__field = value` outside of a constructor changes a version that may be frozen. */
function* frozenFields(
  node: ts.ClassLikeDeclaration,
  declared: ReadonlySet<string>,
): Iterable<Remark> {
  for (const member of node.members) {
    const isMaker =
      ts.isConstructorDeclaration(member) ||
      (member.name !== undefined && MAKES_NODES.test(member.name.getText()));
    if (isMaker || !ts.isMethodDeclaration(member) || !member.body) continue;
    for (const inner of nodesOf(member.body)) {
      if (
        ts.isBinaryExpression(inner) &&
        isAssignment(inner) &&
        isOwnField(inner.left, declared)
      ) {
        yield {
          rule: 'node-field',
          node: inner,
          reason: `${inner.left.getText()} is set on a version of the node that can be frozen or outdated.`,
          fix: `Set it on the writable version: const self = this.getWritable(); self.${inner.left.name.text} = …; return self;`,
          link: '/docs/concepts/node-cloning#a-setter-seems-to-have-no-effect-or-changes-an-undo-step',
        };
      }
    }
  }
}

function isAssignment({operatorToken: {kind}}: ts.BinaryExpression): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

/** Fields without underscores that a class declares and renders or stores. */
function declaredFields(node: ts.ClassLikeDeclaration): ReadonlySet<string> {
  const shown = node.members
    .filter((member) => SHOWS.test(member.name?.getText() ?? ''))
    .map((member) => member.getText())
    .join('\n');
  return new Set(
    node.members.flatMap((member) => {
      const name = member.name?.getText() ?? '';
      return ts.isPropertyDeclaration(member) &&
        /^\w+$/.test(name) &&
        new RegExp(`\\bthis\\.${name}\\b`).test(shown)
        ? [name]
        : [];
    }),
  );
}

const SHOWS = /^(?:createDOM|updateDOM|decorate|exportJSON|exportDOM|getTextContent)$/;

function isOwnField(
  node: ts.Expression,
  declared: ReadonlySet<string>,
): node is ts.PropertyAccessExpression {
  return (
    ts.isPropertyAccessExpression(node) &&
    node.expression.kind === ts.SyntaxKind.ThisKeyword &&
    (node.name.text.startsWith('__') || declared.has(node.name.text))
  );
}

/** Classes whose subclasses have to define their own element. */
function isBare(base: string): boolean {
  return base === 'ElementNode' || base === 'DecoratorNode' || base === 'LexicalNode';
}

function typeName(name: string): string {
  return name
    .replace(/Node$/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase();
}

function isAbstract(node: ts.ClassLikeDeclaration): boolean {
  return (
    ts.getModifiers(node)?.some(({kind}) => kind === ts.SyntaxKind.AbstractKeyword) ??
    false
  );
}
