import ts from 'typescript';

import {isOfClass, isOfLexical} from '../names';
import {nearestName} from '../nearest-name';
import {replacementOf} from '../replaced-names';
import {ofTiptapCommands} from '../tiptap-commands';
import type {Advice} from './call-advice';
import {givenAdvice, patternAdvice} from './given-values';
import {innerMemberAdvice} from './member-advice';
import type {RuleContext} from './rule';

const MOST_MEMBERS = 4;

/** Advice about a member that a value doesn't have. */
export function missingMember(
  node: ts.Node,
  message: string,
  context: RuleContext,
): Advice {
  const {checker} = context;
  const {parent} = node;
  const name = node.getText();
  if (/LexicalComposerContextWithEditor|\[LexicalEditor, /.test(message)) {
    return {
      reason: `useLexicalComposerContext returns an array, and ${name} is a member of its first item, the editor.`,
      fix: 'Destructure the array: const [editor] = useLexicalComposerContext();',
      link: '@lexical/react/LexicalComposerContext#useLexicalComposerContext',
    };
  }
  if (ts.isBindingElement(parent)) return patternAdvice(node, checker) ?? {};
  if (!ts.isPropertyAccessExpression(parent) || parent.name !== node) return {};
  const type = checker.getNonNullableType(checker.getTypeAtLocation(parent.expression));
  const owner = checker.typeToString(type);
  const replaced =
    replacementOf(`${owner}.${name}`) ??
    (isOwnOfLexical(type, checker) ? replacementOf(`.${name}`) : undefined);
  if (replaced) {
    const fix = /^(?:commands|chain)$/.test(name)
      ? ofTiptapCommands(parent)
      : undefined;
    return {rule: 'removed-name', ...replaced, ...(fix !== undefined && {fix})};
  }
  const narrowed = narrowAdvice(name, owner, type, context);
  if (narrowed) return narrowed;
  return (
    innerMemberAdvice(parent, checker) ??
    collectionAdvice(parent, type, checker) ??
    givenAdvice(parent, checker) ??
    ofNearestMember(name, owner, type, checker)
  );
}

/** Classes that a value may be of, and how code finds out. */
function narrowAdvice(
  name: string,
  owner: string,
  type: ts.Type,
  context: RuleContext,
): Advice | undefined {
  if (/^(?:BaseSelection|PointType)\b/.test(owner)) {
    return hasMemberOf('RangeSelection', name, context)
      ? {
          fix: `Narrow the type first: if ($isRangeSelection(selection)) {…}. Inside, ${name} exists.`,
          link: 'lexical#$isRangeSelection',
        }
      : ofNearestMember(name, owner, type, context.checker);
  }
  if (owner !== 'LexicalNode') return undefined;
  const guard = GUARDS.find(([klass]) => hasMemberOf(klass, name, context))?.[1];
  return {
    fix:
      guard === undefined
        ? `Narrow the type first, for example with $isElementNode(node) or $isTextNode(node), because LexicalNode doesn't have ${name}.`
        : `Narrow the type first, because LexicalNode doesn't have ${name}: if (${guard}(node)) {…}.`,
    link: `lexical#${guard ?? '$isElementNode'}`,
  };
}

const GUARDS = [
  ['ElementNode', '$isElementNode'],
  ['TextNode', '$isTextNode'],
  ['DecoratorNode', '$isDecoratorNode'],
] as const;

/** Whether a class of `lexical` has a member. */
function hasMemberOf(
  klass: string,
  name: string,
  {program, checker}: RuleContext,
): boolean {
  for (const {fileName, statements} of program.getSourceFiles()) {
    if (!fileName.startsWith('/node_modules/lexical/')) continue;
    const declared = statements.find(
      (each) => ts.isClassDeclaration(each) && each.name?.text === klass,
    );
    if (declared)
      return (
        checker.getPropertyOfType(checker.getTypeAtLocation(declared), name) !==
        undefined
      );
  }
  return false;
}

/** What sets and maps have in place of the methods of arrays. */
const OF_COLLECTIONS: Readonly<Record<string, string>> = {
  includes: 'has(…)',
  indexOf: 'has(…)',
  length: 'size',
  push: 'add(…) of a set, or set(key, value) of a map',
};

function collectionAdvice(
  {expression, name}: ts.PropertyAccessExpression,
  type: ts.Type,
  checker: ts.TypeChecker,
): Advice | undefined {
  const [, kind] = /^(?:Readonly)?(Set|Map)</.exec(checker.typeToString(type)) ?? [];
  if (kind === undefined) return undefined;
  const text = expression.getText();
  const instead = Object.hasOwn(OF_COLLECTIONS, name.text)
    ? OF_COLLECTIONS[name.text]
    : undefined;
  return {
    reason: `${text} is a ${kind}, which doesn't have ${name.text}, as arrays do.`,
    fix:
      instead === undefined
        ? `Make an array of it: [...${text}].${name.text}(…).`
        : `Write ${text}.${instead}.`,
  };
}

/** A type of Lexical's packages, or a node class of the code. */
function isOwnOfLexical(type: ts.Type, checker: ts.TypeChecker): boolean {
  const parts = type.isUnion() ? type.types : [type];
  return (
    parts.some((part) => isOfLexical(part.getSymbol())) ||
    isOfClass(type, 'LexicalNode', checker)
  );
}

function ofNearestMember(
  name: string,
  owner: string,
  type: ts.Type,
  checker: ts.TypeChecker,
): Advice {
  const near = nearestName(
    name,
    checker.getPropertiesOfType(type).map((property) => property.name),
  );
  const members = checker.getPropertiesOfType(type).map((each) => `.${each.name}`);
  return near === undefined
    ? {
        fix: `${owner} doesn't have the member ${name}. ${members.length > MOST_MEMBERS ? 'Look up its members in the reference.' : `It has only ${members.join(', ')}.`}`,
      }
    : {fix: `${owner} doesn't have the member ${name}. The nearest name is ${near}.`};
}
