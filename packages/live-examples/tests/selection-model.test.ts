import {
  $createNodeSelection,
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $setSelection,
} from 'lexical';
import {describe, expect, test} from 'vitest';

import {readSelection} from '../src/runtime/selection-model';
import {stateAfter} from './support';

describe('the selection', () => {
  test('says that there is none', () => {
    const facts = readSelection(
      stateAfter(() => {
        $getRoot().append($createParagraphNode());
      }),
    );
    expect(facts).toEqual([['type', 'null: nothing is selected']]);
  });

  test('gives both points, the direction and the formats of a range', () => {
    let key = '';
    const facts = readSelection(
      stateAfter(() => {
        const text = $createTextNode('some text');
        key = text.getKey();
        $getRoot().append($createParagraphNode().append(text));
        text.select(4, 1).toggleFormat('bold');
      }),
    );
    expect(facts).toEqual([
      ['type', 'RangeSelection, backward'],
      ['anchor', `node ${key}, text offset 4`],
      ['focus', `node ${key}, text offset 1`],
      ['format', 'bold'],
    ]);
  });

  test('calls a caret in an empty paragraph collapsed and its point an element', () => {
    const facts = readSelection(
      stateAfter(() => {
        const paragraph = $createParagraphNode();
        $getRoot().append(paragraph);
        paragraph.select();
      }),
    );
    expect(facts[0]).toEqual(['type', 'RangeSelection, collapsed']);
    expect(facts[1]?.[1]).toMatch(/^node \d+, element offset 0$/);
  });

  test('lists the keys of a node selection', () => {
    let key = '';
    const facts = readSelection(
      stateAfter(() => {
        const paragraph = $createParagraphNode();
        $getRoot().append(paragraph);
        key = paragraph.getKey();
        const selection = $createNodeSelection();
        selection.add(key);
        $setSelection(selection);
      }),
    );
    expect(facts).toEqual([
      ['type', 'NodeSelection'],
      ['nodes', key],
    ]);
  });
});
