// @vitest-environment happy-dom
import {buildEditorFromExtensions} from '@lexical/extension';
import {$getRoot} from 'lexical';
import {describe, expect, test} from 'vitest';

import {liveEditorExtension} from '../src/runtime/extension';

describe('the initial document', () => {
  test('has the blocks, formats and links of the HTML', () => {
    expect(
      importedTypes(
        '<h2>Title</h2><p>One <strong>bold</strong> <a href="https://example.com">link</a></p><ul><li>Item</li></ul>',
      ),
    ).toEqual(['heading', 'paragraph', 'list']);
  });

  test("keeps the space after a comment of React's server rendering", () => {
    expect(importedText('<p>makes a<!-- --> <strong>tree</strong></p>')).toBe(
      'makes a tree',
    );
  });

  test('leaves out the blank lines between blocks', () => {
    expect(importedTypes('\n<p>One</p>\n\n<p>Two</p>\n')).toEqual([
      'paragraph',
      'paragraph',
    ]);
  });

  test('is one empty paragraph where there is no HTML', () => {
    expect(importedTypes('')).toEqual(['paragraph']);
    expect(importedText('')).toBe('');
  });
});

function importedText(html: string): string {
  return importHtml(html).read(() => $getRoot().getTextContent());
}

function importedTypes(html: string): string[] {
  const {root} = importHtml(html).getEditorState().toJSON();
  return root.children.map(({type}) => type);
}

function importHtml(initialHtml: string) {
  const onError = (error: Error): never => {
    throw error;
  };
  const editor = buildEditorFromExtensions(liveEditorExtension({initialHtml, onError}));
  editor.update(() => undefined, {discrete: true});
  return editor;
}
