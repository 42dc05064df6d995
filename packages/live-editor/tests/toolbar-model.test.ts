import {$createListItemNode, $createListNode} from '@lexical/list';
import {$createHeadingNode} from '@lexical/rich-text';
import {$createTextNode, $getRoot} from 'lexical';
import {describe, expect, test} from 'vitest';

import {readToolbar} from '../src/runtime/toolbar-model';
import {stateAfter} from './support';

describe('the toolbar', () => {
  test('presses nothing without a selection', () => {
    const state = stateAfter(() => {
      $getRoot().append($createHeadingNode('h2').append($createTextNode('Title')));
    });
    expect(readToolbar(state)).toEqual({
      bold: false,
      italic: false,
      heading: false,
      list: false,
    });
  });

  test('presses heading in a heading, and bold where the next typed text is bold', () => {
    const state = stateAfter(() => {
      const text = $createTextNode('Title');
      $getRoot().append($createHeadingNode('h2').append(text));
      text.select(0, 5).toggleFormat('bold');
    });
    expect(readToolbar(state)).toEqual({
      bold: true,
      italic: false,
      heading: true,
      list: false,
    });
  });

  test('presses list in an empty list item', () => {
    const state = stateAfter(() => {
      const item = $createListItemNode();
      $getRoot().append($createListNode('bullet').append(item));
      item.select();
    });
    expect(readToolbar(state).list).toBe(true);
  });
});
