import ts from 'typescript';

import {
  attributeOf,
  type Element,
  expressionOf,
  isElement,
  solidChildren,
  tagNameOf,
  tagOf,
  wordsOf,
} from './jsx';
import {TEXT_PLUGIN_RULES} from './plugin-rules';
import type {Rewrite} from './rewrite';
import {bare, findAll, localsIn} from './source';

/** What a text plugin became. */
export interface TextPart {
  /** Items of `dependencies`. */
  readonly items: readonly string[];
  readonly nodes: readonly string[];
  /** The attribute that tells the composer what to render, or nothing for its default. */
  readonly attribute: string;
  /** A constant that the attribute names. */
  readonly declaration: string;
}

/** Moves the extension of a text plugin to the dependencies, and what it renders to React. */
export function moveTextPlugin(
  plugin: Element,
  composer: Element,
  rewrite: Rewrite,
): TextPart {
  const name = tagNameOf(plugin);
  const rule = TEXT_PLUGIN_RULES[name];
  if (!rule) throw new Error(`No text plugin is called ${name}.`);
  rewrite.use(rule.extension, rule.from);
  rewrite.note('moved', plugin, name, `${rule.extension} of ${rule.from}.`);
  const items = [rule.extension, ...boundaryItems(plugin, name, rewrite)];
  const rendered = contentOf(plugin, name, rewrite);
  const content = attributeOf(plugin, 'contentEditable');
  const isFirst =
    plugin.parent === composer &&
    ts.isJsxElement(composer) &&
    solidChildren(composer)[0] === plugin;
  if (content && isFirst && localsIn(plugin).length === 0) {
    rewrite.remove(plugin);
    return {items, nodes: rule.nodes ?? [], ...asAttribute(content, rendered, rewrite)};
  }
  rewrite.replace(
    plugin,
    plugin.parent === composer || isInJsx(plugin) ? rendered : `(${rendered})`,
  );
  if (content) {
    const text =
      'It stays where it was, and contentEditable={null} tells the composer so.';
    rewrite.note('moved', content, `${name}.contentEditable`, text);
  }
  const attribute = 'contentEditable={null}';
  return {items, nodes: rule.nodes ?? [], attribute, declaration: ''};
}

function isInJsx({parent}: ts.Node): boolean {
  return ts.isJsxElement(parent) || ts.isJsxFragment(parent);
}

function asAttribute(
  content: ts.JsxAttribute,
  rendered: string,
  rewrite: Rewrite,
): Pick<TextPart, 'attribute' | 'declaration'> {
  const subject = 'contentEditable';
  if (/^<ContentEditable\s*\/>$/.test(rendered)) {
    rewrite.note('moved', content, subject, 'Left out: it is the default.');
    return {attribute: '', declaration: ''};
  }
  const constant = rewrite.freeName('contentEditable');
  const text =
    'A prop of LexicalExtensionComposer, as a constant: a different element would build the editor again.';
  rewrite.note('moved', content, subject, text);
  return {
    attribute: `contentEditable={${constant}}`,
    declaration: `const ${constant} = (${rendered});\n\n`,
  };
}

function boundaryItems(plugin: Element, name: string, rewrite: Rewrite): string[] {
  const attribute = attributeOf(plugin, 'ErrorBoundary');
  const boundary = attribute && expressionOf(attribute)?.getText();
  if (!attribute || !boundary) return [];
  const subject = `${name}.ErrorBoundary`;
  if (boundary === 'LexicalErrorBoundary') {
    rewrite.note('moved', attribute, subject, 'Left out: it is the default.');
    return [];
  }
  rewrite.use('ReactExtension', '@lexical/react/ReactExtension');
  rewrite.use('configExtension', '@lexical/extension');
  rewrite.note('moved', attribute, subject, 'An option of ReactExtension.');
  return [`configExtension(ReactExtension, {ErrorBoundary: ${boundary}})`];
}

/** Returns the editable element as JSX, with the placeholder that the plugin had. */
function contentOf(plugin: Element, name: string, rewrite: Rewrite): string {
  const attribute = attributeOf(plugin, 'contentEditable');
  const content = attribute && expressionOf(attribute);
  if (!content) {
    rewrite.use('ContentEditable', CONTENT_EDITABLE);
    return '<ContentEditable />';
  }
  const placeholder = attributeOf(plugin, 'placeholder');
  const value = placeholder && expressionOf(placeholder);
  if (!placeholder || !value || value.kind === ts.SyntaxKind.NullKeyword) {
    return asJsx(content, content.getText());
  }
  const [inner] = [content, ...findAll(content, isElement)]
    .filter(isElement)
    .filter((each) => tagNameOf(each) === 'ContentEditable');
  if (!inner) {
    const remark =
      'The code does not show a ContentEditable. Pass it there, as "placeholder", with "aria-placeholder".';
    rewrite.note('decide', placeholder, `${name}.placeholder`, remark);
    return asJsx(content, content.getText());
  }
  const text = 'A prop of ContentEditable, with "aria-placeholder".';
  rewrite.note('moved', placeholder, `${name}.placeholder`, text);
  const words = attributeOf(inner, 'aria-placeholder') ? undefined : wordsOf(value);
  if (words === undefined && !attributeOf(inner, 'aria-placeholder')) {
    const remark = 'Set "aria-placeholder" to the text of the placeholder.';
    rewrite.note('decide', placeholder, 'aria-placeholder', remark);
  }
  return asJsx(content, withPlaceholder(content, inner, value, words));
}

function withPlaceholder(
  content: ts.Expression,
  inner: Element,
  value: ts.Expression,
  words: string | undefined,
): string {
  const has = attributeOf(inner, 'aria-placeholder') !== undefined;
  const label = has ? '' : ` aria-placeholder={${JSON.stringify(words ?? '')}}`;
  const at = tagOf(inner).tagName.end - content.getStart();
  const base = content.getText();
  const shown = ts.isStringLiteral(value)
    ? `<>{${value.getText()}}</>`
    : value.getText();
  return `${base.slice(0, at)}${label} placeholder={${shown}}${base.slice(at)}`;
}

/** An element without parentheses, and anything else in a fragment. */
function asJsx(content: ts.Expression, text: string): string {
  const value = bare(content);
  if (!isElement(value) && !ts.isJsxFragment(value)) return `<>{${text}}</>`;
  return value === content ? text : text.replace(/^\(\s*|\s*\)$/g, '');
}

const CONTENT_EDITABLE = '@lexical/react/LexicalContentEditable';
