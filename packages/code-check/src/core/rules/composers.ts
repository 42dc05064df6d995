import ts from 'typescript';

import {calledName, nameOf, nodesOf, symbolOf} from '../names';
import {isFunction} from '../functions';
import type {Remark, Rule, RuleContext} from './rule';

const COMPOSER =
  /^(?:Lexical(?:Extension)?Composer|LexicalNestedComposer|LexicalExtensionEditorComposer)$/;
/**
 * Other code may be inside the composer of an outer editor, whose context hooks beside the inner
 * one then find.
 */
const OUTERMOST_COMPOSER = /^Lexical(?:Extension)?Composer$/;
const LEGACY_PLUGINS: Readonly<Record<string, string>> = {
  RichTextPlugin: 'RichTextExtension',
  PlainTextPlugin: 'PlainTextExtension',
};

/** Hooks and components that look for an editor above them without finding one. */
export const composers: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (ts.isCallExpression(node) && needsComposer(node, context)) {
        const remark = besideOwnComposer(node);
        if (remark) yield remark;
      }
      if (ts.isJsxOpeningLikeElement(node)) yield* ofElement(node, context);
    }
  }
};

/** A component that renders the composer and asks for its editor itself. */
function besideOwnComposer(call: ts.CallExpression): Remark | undefined {
  const owner = ts.findAncestor(call, isFunction);
  if (!owner) return undefined;
  for (const node of nodesOf(owner)) {
    if (ts.isJsxOpeningLikeElement(node) && isComposer(node, OUTERMOST_COMPOSER)) {
      const name = calledName(call) ?? 'The hook';
      return {
        rule: 'no-composer',
        node: call,
        reason: `${name} looks for a composer above its component, but this component renders ${node.tagName.getText()} below itself.`,
        fix: `Move ${name} into a component that is rendered inside ${node.tagName.getText()}.`,
        link: '/docs/error#code-8',
      };
    }
  }
  return undefined;
}

function* ofElement(
  element: ts.JsxOpeningLikeElement,
  context: RuleContext,
): Iterable<Remark> {
  const name = element.tagName.getText();
  const around = composerAround(element);
  const successor = Object.hasOwn(LEGACY_PLUGINS, name)
    ? LEGACY_PLUGINS[name]
    : undefined;
  if (
    successor !== undefined &&
    around === 'LexicalExtensionComposer' &&
    !context.codeOf(element.getSourceFile()).isFragment
  ) {
    yield {
      rule: 'mixed-dialects',
      node: element.tagName,
      reason: `${name} inside LexicalExtensionComposer does what its extension already does, and throws an error.`,
      fix: `Remove ${name}: list ${successor} in the extension, and pass contentEditable to the composer.`,
      link: '/docs/error#code-320',
    };
  }
  if (around === undefined && hasSiblingComposer(element) && isUser(element, context)) {
    yield {
      rule: 'no-composer',
      node: element.tagName,
      reason: `${name} needs the editor of a composer above it, but is rendered outside the composer.`,
      fix: `Render ${name} inside the composer, as one of its children.`,
      link: '/docs/error#code-8',
    };
  }
  if (name === 'LexicalComposer') yield olderForm(element.tagName);
}

function olderForm(node: ts.Node): Remark {
  return {
    rule: 'extension-form',
    node,
    reason: 'LexicalComposer with plugins is the older form, from before extensions.',
    fix: 'New code: <LexicalExtensionComposer extension={extension} contentEditable={…}>, with an extension that lists RichTextExtension and the others as dependencies.',
    link: '/docs/extensions/migration',
    isHint: true,
  };
}

function isComposer(
  {tagName}: ts.JsxOpeningLikeElement,
  names: RegExp = COMPOSER,
): boolean {
  return names.test(tagName.getText());
}

/** The composer that encloses an element in the same component. */
function composerAround(element: ts.Node): string | undefined {
  const whole = ts.isJsxOpeningElement(element) ? element.parent : element;
  for (let at = whole.parent; at && !isFunction(at); at = at.parent) {
    if (ts.isJsxElement(at) && isComposer(at.openingElement)) {
      return at.openingElement.tagName.getText();
    }
  }
  return undefined;
}

/** Returns whether the component also renders a composer, which is then the one that was meant. */
function hasSiblingComposer(element: ts.Node): boolean {
  const owner = ts.findAncestor(element, isFunction);
  if (!owner || isComposer(element as ts.JsxOpeningLikeElement)) return false;
  for (const node of nodesOf(owner)) {
    if (ts.isJsxOpeningLikeElement(node) && isComposer(node, OUTERMOST_COMPOSER))
      return !isWithin(element, node);
  }
  return false;
}

/** An element in a prop of the composer is rendered inside of it. */
function isWithin(element: ts.Node, opening: ts.Node): boolean {
  const whole = ts.isJsxOpeningElement(opening) ? opening.parent : opening;
  return ts.findAncestor(element, (node) => node === whole) !== undefined;
}

function isUser(element: ts.JsxOpeningLikeElement, context: RuleContext): boolean {
  const {checker, facts} = context;
  if (isInVariable(element)) return false;
  const name = nameOf(element.tagName, checker);
  if (name !== undefined) return (facts.needs[name] ?? '').includes('C');
  const declaration = symbolOf(element.tagName, checker)?.valueDeclaration;
  if (!declaration || declaration.getSourceFile().isDeclarationFile) return false;
  for (const node of nodesOf(declaration)) {
    if (ts.isCallExpression(node) && needsComposer(node, context)) return true;
  }
  return false;
}

/** An element in a variable can be rendered inside the composer later. */
function isInVariable(element: ts.Node): boolean {
  for (let at = element.parent; at && !isFunction(at); at = at.parent) {
    if (ts.isVariableDeclaration(at) || ts.isPropertyAssignment(at)) return true;
  }
  return false;
}

function needsComposer(
  call: ts.CallExpression,
  {checker, facts}: RuleContext,
): boolean {
  const name = nameOf(call.expression, checker);
  return name !== undefined && (facts.needs[name] ?? '').includes('C');
}
