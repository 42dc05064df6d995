import {buildEditorFromExtensions} from '@lexical/extension';
import {$createHeadingNode, RichTextExtension} from '@lexical/rich-text';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  defineExtension,
  type EditorState,
  type LexicalEditor,
  type ParagraphNode,
  type TextNode,
} from 'lexical';
import {expect, test} from 'vitest';

import {countChanges, diffStates} from '../src/timeline/diff-states';
import {longestIncreasing} from '../src/timeline/longest-increasing';

function editorWith(...lines: string[]): LexicalEditor {
  const editor = buildEditorFromExtensions(
    defineExtension({
      name: 'test',
      dependencies: [RichTextExtension],
      $initialEditorState: () => {
        for (const line of lines) {
          $getRoot().append($createParagraphNode().append($createTextNode(line)));
        }
      },
    }),
  );
  editor.update(() => undefined, {discrete: true});
  return editor;
}

/** Returns the states before and after an update. */
function around(
  editor: LexicalEditor,
  $change: () => void,
): [EditorState, EditorState] {
  const before = editor.getEditorState();
  editor.update($change, {discrete: true});
  return [before, editor.getEditorState()];
}

function $paragraph(index: number): ParagraphNode {
  return $getRoot().getChildAtIndex(index) as ParagraphNode;
}

test('a longer text is one change, with what it was and is', () => {
  const diff = diffStates(
    ...around(editorWith('one', 'two'), () => {
      ($paragraph(1).getFirstChild() as TextNode).setTextContent('two and more');
    }),
  );
  expect(diff).toMatchObject({
    added: [],
    removed: [],
    changed: [
      {
        type: 'text',
        moved: false,
        fields: [{name: 'text', before: '"two"', after: '"two and more"'}],
      },
    ],
  });
});

test('a new paragraph is added with its text, and its parent is not changed', () => {
  const diff = diffStates(
    ...around(editorWith('one'), () => {
      $getRoot().append($createParagraphNode().append($createTextNode('new')));
    }),
  );
  expect(diff.added.map(({type, text}) => [type, text])).toEqual([
    ['paragraph', ''],
    ['text', 'new'],
  ]);
  expect(countChanges(diff)).toBe(2);
});

test('a removed paragraph is told with the text that it had', () => {
  const diff = diffStates(
    ...around(editorWith('one', 'two'), () => {
      $paragraph(0).remove();
    }),
  );
  expect(diff.removed.map(({type, text}) => [type, text])).toEqual([
    ['paragraph', ''],
    ['text', 'one'],
  ]);
  expect(diff.changed).toEqual([]);
});

test('of three paragraphs, the one that was put elsewhere has moved', () => {
  const diff = diffStates(
    ...around(editorWith('one', 'two', 'three'), () => {
      $getRoot().append($paragraph(0));
    }),
  );
  expect(diff.added).toEqual([]);
  expect(diff.changed.filter(({moved}) => moved)).toHaveLength(1);
});

test('a text that went into a heading has moved, and the paragraph is gone', () => {
  const diff = diffStates(
    ...around(editorWith('one'), () => {
      const paragraph = $paragraph(0);
      paragraph.replace($createHeadingNode('h2'), true);
    }),
  );
  expect(diff.added.map(({type}) => type)).toEqual(['heading']);
  expect(diff.removed.map(({type}) => type)).toEqual(['paragraph']);
  expect(diff.changed).toMatchObject([{type: 'text', text: 'one', moved: true}]);
});

test('a state does not differ from itself', () => {
  const state = editorWith('one').getEditorState();
  expect(countChanges(diffStates(state, state))).toBe(0);
});

test.each([
  [[], []],
  [[5], [0]],
  [
    [1, 2, 3],
    [0, 1, 2],
  ],
  [
    [3, 1, 2],
    [1, 2],
  ],
  [
    [2, 3, 0, 1, 4],
    [2, 3, 4],
  ],
])('the longest increasing part of %j is at %j', (values, places) => {
  expect(longestIncreasing(values)).toEqual(places);
});
