import {buildEditorFromExtensions} from '@lexical/extension';
import {RichTextExtension} from '@lexical/rich-text';
import {
  $create,
  $createParagraphNode,
  type AnyLexicalExtension,
  defineExtension,
  type ElementNode,
  type ParagraphNode,
} from 'lexical';

import {CalloutExtension, CalloutNode} from './callout';
import {testEnter} from './callout.test';

class EndlessCallout extends CalloutNode {
  override $config() {
    return this.config('endless', {extends: CalloutNode});
  }

  override insertNewAfter(): ParagraphNode {
    const next: ElementNode = $create(EndlessCallout);
    this.insertAfter(next);
    return next as ParagraphNode;
  }
}

class BackwardCallout extends CalloutNode {
  override $config() {
    return this.config('backward', {extends: CalloutNode});
  }

  override insertNewAfter(): ParagraphNode {
    const paragraph = $createParagraphNode();
    this.insertBefore(paragraph);
    return paragraph;
  }
}

function broken(klass: typeof EndlessCallout | typeof BackwardCallout) {
  return defineExtension({
    name: 'broken',
    dependencies: [CalloutExtension],
    nodes: [klass, {replace: CalloutNode, with: () => new klass(), withKlass: klass}],
  });
}

const CASES: readonly (readonly [string, AnyLexicalExtension])[] = [
  ['Your callout', CalloutExtension],
  ['A callout in which Enter makes another one', broken(EndlessCallout)],
  ['A callout with the paragraph before it', broken(BackwardCallout)],
];

/** Runs the test with your callout and with broken ones, and tells what happened. */
export function runTest(): string[] {
  return CASES.map(([name, extension]) => {
    const editor = buildEditorFromExtensions(RichTextExtension, extension);
    try {
      testEnter(editor);
      return `${name}: passed`;
    } catch (error) {
      return `${name}: failed. ${String(error)}`;
    }
  });
}
