import {createHeadlessEditor} from '@lexical/headless';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  type LexicalEditor,
  type UpdateListenerPayload,
} from 'lexical';
import {expect, test} from 'vitest';

import {moveInTree} from '../src/panes/move-in-tree';
import {changesRows, readEntries, readRows} from '../src/panes/tree-model';

test('rows say where a node is among its siblings', () => {
  const editor = createFilled(['one'], ['two', 'three']);
  const rows = readRows(editor.getEditorState());
  expect(
    rows.map(({level, position, siblings}) => [level, position, siblings]),
  ).toEqual([
    [1, 1, 1],
    [2, 1, 2],
    [3, 1, 1],
    [2, 2, 2],
    [3, 1, 2],
    [3, 2, 2],
  ]);
  const entries = readEntries(editor.getEditorState(), rows);
  expect(entries.map((entry) => entry?.text ?? entry?.type)).toEqual([
    'root',
    'paragraph',
    'one',
    'paragraph',
    'two',
    'three',
  ]);
});

test('only what adds, removes, moves or replaces nodes changes the rows', () => {
  const editor = createFilled(['one'], ['two']);
  const earlier = editor.getEditorState();
  const updates: UpdateListenerPayload[] = [];
  editor.registerUpdateListener((update) => {
    updates.push(update);
  });
  const $first = () => $getRoot().getFirstDescendant();
  const update = ($change: () => void) => {
    editor.update($change, {discrete: true});
  };
  update(() => $first()?.replace($createTextNode('won')));
  update(() => {
    const text = $getRoot().getAllTextNodes()[1];
    text?.setTextContent('too');
  });
  update(() => $getRoot().getLastChild()?.insertBefore($createParagraphNode()));
  update(() => $getRoot().getLastChild()?.remove());
  editor.setEditorState(earlier);
  expect(updates.map(changesRows)).toEqual([true, false, true, true, true]);
});

test('arrow keys go to the next row, to the parent and to the first child', () => {
  const rows = readRows(createFilled(['one'], ['two', 'three']).getEditorState());
  expect(moveInTree('ArrowDown', rows, 2)).toBe(3);
  expect(moveInTree('ArrowUp', rows, 0)).toBe(0);
  expect(moveInTree('ArrowLeft', rows, 5)).toBe(3);
  expect(moveInTree('ArrowRight', rows, 3)).toBe(4);
  expect(moveInTree('ArrowRight', rows, 5)).toBe(5);
  expect(moveInTree('End', rows, 1)).toBe(5);
  expect(moveInTree('a', rows, 1)).toBeNull();
});

/** An editor with paragraphs of these texts, which can't be merged. */
function createFilled(...paragraphs: readonly (readonly string[])[]): LexicalEditor {
  const editor = createHeadlessEditor({
    onError: (error) => {
      throw error;
    },
  });
  editor.update(
    () => {
      for (const texts of paragraphs) {
        const nodes = texts.map((text) => $createTextNode(text).setMode('token'));
        $getRoot().append($createParagraphNode().append(...nodes));
      }
    },
    {discrete: true},
  );
  return editor;
}
