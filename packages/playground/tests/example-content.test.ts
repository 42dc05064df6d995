// @vitest-environment happy-dom
import {buildEditorFromExtensions} from '@lexical/extension';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import {RichTextExtension} from '@lexical/rich-text';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  defineExtension,
} from 'lexical';
import {createElement} from 'react';
import {expect, test} from 'vitest';

import {readExampleContent} from '../src/session/example-content';

const extension = defineExtension({
  name: 'example',
  dependencies: [RichTextExtension],
  $initialEditorState: () => {
    $getRoot().append(
      $createParagraphNode().append($createTextNode('From the example')),
    );
  },
});

const EXPECTED = {
  root: {children: [{type: 'paragraph', children: [{text: 'From the example'}]}]},
};

test('an example without a framework gives its content, and is gone afterwards', async () => {
  let stopped = false;
  const mount = (root: HTMLElement): (() => void) => {
    const element = document.createElement('div');
    element.contentEditable = 'true';
    root.append(element);
    const editor = buildEditorFromExtensions(extension);
    editor.setRootElement(element);
    return () => {
      editor.dispose();
      stopped = true;
    };
  };
  expect(await readExampleContent({mount}, 'vanilla')).toMatchObject(EXPECTED);
  expect(stopped).toBe(true);
  expect(document.body.children).toHaveLength(0);
});

test('a React example gives its content', async () => {
  const App = () => createElement(LexicalExtensionComposer, {extension});
  expect(await readExampleContent({default: App}, 'react')).toMatchObject(EXPECTED);
});

test('an example without an editor is told by name', async () => {
  await expect(readExampleContent({default: () => null}, 'nothing')).rejects.toThrow(
    'The example “nothing” shows no editor with content.',
  );
});
