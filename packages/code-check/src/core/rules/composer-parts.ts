import ts from 'typescript';

import {rendererAround} from '../functions';
import {nodesOf, symbolOf} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

type Tag = ts.JsxOpeningLikeElement;

const TEXT = /^(?:RichTextPlugin|PlainTextPlugin)$/;

/** Composers with two editors for one element, or with none, and props that the editable element ignores. */
export const composerParts: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (ts.isJsxAttribute(node)) {
        const remark = ofEditable(node);
        if (remark) yield remark;
      } else if (ts.isJsxElement(node) && nameOfTag(node) === 'LexicalComposer') {
        const remark = twoTexts(node) ?? ofToolbar(node, context);
        if (remark) yield remark;
      }
    }
  }
};

function nameOfTag({openingElement}: ts.JsxElement): string {
  return openingElement.tagName.getText();
}

/** What React would do with an element of its own, and Lexical does with its state. */
const EDITABLE_PROPS: Readonly<Record<string, readonly [reason: string, fix: string]>> =
  {
    dangerouslySetInnerHTML: [
      'Lexical writes the content of this element from its state, so this HTML is removed, or stands beside the content.',
      "Import it as the first content: initialConfig={{…, editorState: (editor) => { const dom = new DOMParser().parseFromString(html, 'text/html'); $getRoot().select(); $insertNodes($generateNodesFromDOM(editor, dom)); }}}.",
    ],
    onChange: [
      'Elements with contenteditable have no change event, so this function is never called.',
      "Render a listener inside the composer: <OnChangePlugin onChange={(editorState) => {…}} />, from '@lexical/react/LexicalOnChangePlugin'.",
    ],
    defaultValue: [
      'Elements with contenteditable have no value. The content of the editor comes from its state.',
      'Pass the first content as editorState in initialConfig of the composer.',
    ],
  };

function ofEditable(attribute: ts.JsxAttribute): Remark | undefined {
  if (attribute.parent.parent.tagName.getText() !== 'ContentEditable') return undefined;
  const name = attribute.name.getText();
  const [reason, fix] =
    (Object.hasOwn(EDITABLE_PROPS, name) ? EDITABLE_PROPS[name] : undefined) ?? [];
  return reason === undefined || fix === undefined
    ? undefined
    : {
        rule: name === 'dangerouslySetInnerHTML' ? 'dom-write' : 'editor-setup',
        node: attribute.name,
        reason: `ContentEditable has ${name}. ${reason}`,
        fix,
        link: '/docs/concepts/editor-state#replace-the-state',
      };
}

/** The elements that a composer renders in any case, and not under a condition. */
function* fixedTags(element: ts.JsxElement): Iterable<Tag> {
  for (const child of element.children) {
    if (ts.isJsxSelfClosingElement(child)) yield child;
    else if (ts.isJsxElement(child)) {
      yield child.openingElement;
      if (!/Composer$/.test(nameOfTag(child))) yield* fixedTags(child);
    }
  }
}

/** `RichTextPlugin` beside `PlainTextPlugin`: both register the handlers of the same keys. */
function twoTexts(composer: ts.JsxElement): Remark | undefined {
  const [first, second] = [...fixedTags(composer)].filter(({tagName}) =>
    TEXT.test(tagName.getText()),
  );
  if (!first || !second) return undefined;
  const [one, other] = [first, second].map(({tagName}) => tagName.getText());
  return {
    rule: 'editor-setup',
    node: second.tagName,
    reason: `This editor has ${one} and ${other}. Both handle what users type, and an editor has only one root element, so one of the two elements stays dead.`,
    fix: 'Remove one of them: RichTextPlugin for headings, formats, and blocks, or PlainTextPlugin for text alone. For a second editor, render a second LexicalComposer.',
    link: '/docs/react/text-plugins',
  };
}

/** A composer around buttons only, beside the composer of the editor that they are for. */
function ofToolbar(composer: ts.JsxElement, context: RuleContext): Remark | undefined {
  const renderer = rendererAround(composer);
  const config = configOf(composer);
  if (!renderer || config === undefined || !isBare(composer, context)) return undefined;
  const isBeside = [...nodesOf(renderer)].some(
    (each) =>
      ts.isJsxElement(each) &&
      each !== composer &&
      nameOfTag(each) === 'LexicalComposer' &&
      configOf(each) === config &&
      !isBare(each, context),
  );
  return isBeside
    ? {
        rule: 'no-composer',
        node: composer.openingElement.tagName,
        reason:
          'Each LexicalComposer creates an editor of its own, also with the same initialConfig. This one has no text, and what is in it never reaches the editor beside it.',
        fix: 'Render everything inside one composer: <LexicalComposer initialConfig={…}><Toolbar /><RichTextPlugin … /></LexicalComposer>.',
        link: '/docs/react/plugins',
      }
    : undefined;
}

function configOf({openingElement}: ts.JsxElement): string | undefined {
  return openingElement.attributes.properties
    .find((each) => each.name?.getText() === 'initialConfig')
    ?.getText();
}

/** Whether a composer renders no text plugin, as far as the code shows what it renders. */
function isBare(composer: ts.JsxElement, {checker}: RuleContext): boolean {
  const tags = [...nodesOf(composer)].filter(ts.isJsxOpeningLikeElement);
  return tags.every(({tagName}) => {
    const name = tagName.getText();
    if (/^[a-z]/.test(name) || name === 'LexicalComposer') return true;
    if (/ContentEditable|TextPlugin/.test(name)) return false;
    const declaration = symbolOf(tagName, checker)?.valueDeclaration;
    return (
      declaration !== undefined &&
      !/ContentEditable|children/.test(declaration.getText())
    );
  });
}
