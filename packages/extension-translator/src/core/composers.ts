import ts from 'typescript';

import {namespaceOf, resolveConfig, writeSettings} from './config';
import {movePlugins, noteConditional, type Rules} from './dependencies';
import {
  attributeOf,
  type Element,
  expressionOf,
  isElement,
  renderedIn,
  tagNameOf,
  tagOf,
} from './jsx';
import {camelCase, idOf} from './names';
import {type Composer, declareExtension} from './placement';
import {TEXT_PLUGIN_RULES} from './plugin-rules';
import type {Rewrite} from './rewrite';
import {findAll, functionAround, localsIn, nameOfFunction} from './source';
import {moveTextPlugin, type TextPart} from './text-plugin';

/** Finds composers, and remarks on those that cannot be translated. */
export function findComposers(rewrite: Rewrite): Composer[] {
  const elements = findAll(rewrite.source.file, isElement);
  return elements.flatMap((element): Composer[] => {
    const root = rootOf(element, rewrite);
    if (!root) return [];
    const rendered = renderedIn(element).filter((each) => !isNested(each, element));
    return [{element, rendered, root}];
  });
}

function rootOf(element: Element, rewrite: Rewrite): Composer['root'] | undefined {
  const name = tagNameOf(element);
  if (name === 'LexicalNestedComposer') {
    const text =
      'It stays. For an editor built from extensions, use LexicalExtensionEditorComposer.';
    rewrite.note('decide', element, name, text);
  }
  const attribute =
    name === 'LexicalComposer'
      ? attributeOf(element, 'initialConfig')
      : name === 'LexicalExtensionComposer'
        ? attributeOf(element, 'extension')
        : undefined;
  const value = attribute && expressionOf(attribute);
  if (!value) return undefined;
  if (name !== 'LexicalComposer')
    return localsIn(value).length === 0 ? value : undefined;
  const choices = findAll(element, isElement).filter(isTextPlugin).length;
  if (choices > renderedIn(element).filter(isTextPlugin).length) {
    const text =
      'It renders a text plugin conditionally, but an editor built from extensions always has one. Write an extension for each case.';
    rewrite.note('decide', element, name, text);
    return undefined;
  }
  const config = resolveConfig(value, rewrite);
  if (!config) {
    const text = `The code does not show what ${rewrite.text(value)} contains. Paste it too, as an object.`;
    rewrite.note('decide', element, name, text);
  }
  return config;
}

function isTextPlugin(element: Element): boolean {
  return tagNameOf(element) in TEXT_PLUGIN_RULES;
}

function isNested(element: Element, composer: Element): boolean {
  const around = ts.findAncestor(
    element.parent,
    (each) => isElement(each) && /Composer$/.test(tagNameOf(each)),
  );
  return around !== composer;
}

/** Writes the extension of a composer, and the composer that takes it. */
export function writeComposer(composer: Composer, own: Rules, rewrite: Rewrite): void {
  const {element, rendered, root} = composer;
  const textPlugin = rendered.find(isTextPlugin);
  const others = rendered.filter((each) => each !== textPlugin);
  const isNew = 'object' in root;
  const plugins = movePlugins(others, own, rewrite);
  noteConditional(element, rendered, rewrite);
  if (!isNew && plugins.items.length === 0) return;
  const part: TextPart = textPlugin
    ? moveTextPlugin(textPlugin, element, rewrite)
    : {items: [], nodes: [], attribute: 'contentEditable={null}', declaration: ''};
  const brought = new Set([...part.nodes, ...plugins.nodes]);
  const base = isNew ? [] : [root.getText()];
  const items = [...base, ...part.items, ...plugins.items];
  const label = (isNew && namespaceOf(root)) ?? '';
  const around = functionAround(element);
  const title = (label || (around && nameOfFunction(around))) ?? 'editor';
  const extension = rewrite.freeName(`${camelCase(title) || 'editor'}Extension`);
  const settings = isNew ? writeSettings(root, brought, rewrite) : '';
  const list = items.length > 0 ? `dependencies: [\n${items.join(',\n')}],\n` : '';
  const object = `{\n${list}name: '${idOf(title)}',\n${settings}\n}`;
  declareExtension({composer, extension, object, part, plugins}, rewrite);
  writeTags(element, extension, isNew ? part.attribute : undefined, rewrite);
  noteComposer(element, isNew, textPlugin, rewrite);
}

function noteComposer(
  element: Element,
  isNew: boolean,
  textPlugin: Element | undefined,
  rewrite: Rewrite,
): void {
  if (!isNew) return;
  const name = 'LexicalComposer';
  rewrite.note('moved', element, name, 'LexicalExtensionComposer with the extension.');
  if (textPlugin) return;
  const text =
    'It does not contain RichTextPlugin or PlainTextPlugin. If a component renders one, add its extension here and remove it there.';
  rewrite.note('decide', element, name, text);
}

/** @param attribute - replaces `initialConfig`; without it, the attributes stay */
function writeTags(
  element: Element,
  extension: string,
  attribute: string | undefined,
  rewrite: Rewrite,
): void {
  rewrite.use('LexicalExtensionComposer', '@lexical/react/LexicalExtensionComposer');
  const others = tagOf(element)
    .attributes.properties.filter(
      (each) => !/^(?:initialConfig|extension)$/.test(each.name?.getText() ?? ''),
    )
    .map((each) => each.getText());
  const attributes = [attribute, `extension={${extension}}`, ...others].filter(Boolean);
  const start = `<LexicalExtensionComposer ${attributes.join(' ')}`;
  if (!ts.isJsxElement(element)) {
    rewrite.replace(element, `${start} />`);
    return;
  }
  const isEmpty = rewrite.isEmptied(
    element.openingElement.end,
    element.closingElement.pos,
  );
  rewrite.replace(element.openingElement, isEmpty ? `${start} />` : `${start}>`);
  rewrite.replace(element.closingElement, isEmpty ? '' : '</LexicalExtensionComposer>');
}
