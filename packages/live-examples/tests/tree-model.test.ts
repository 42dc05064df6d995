import {$createLinkNode} from '@lexical/link';
import {$createListItemNode, $createListNode} from '@lexical/list';
import {$createHeadingNode} from '@lexical/rich-text';
import {$createParagraphNode, $createTextNode, $getRoot} from 'lexical';
import {describe, expect, test} from 'vitest';

import {readTree, type TreeEntry} from '../src/runtime/tree-model';
import {stateAfter} from './support';

describe('the node tree', () => {
  test('shows every node with its type, nested as in the document', () => {
    const tree = readTree(
      stateAfter(() => {
        $getRoot().append(
          $createHeadingNode('h2').append($createTextNode('Title')),
          $createListNode('number').append(
            $createListItemNode().append($createTextNode('One')),
          ),
        );
      }),
    );
    expect(outline(tree)).toEqual([
      'root',
      '  heading h2',
      '    text "Title"',
      '  list number',
      '    listitem',
      '      text "One"',
    ]);
  });

  test("names a link's address and the formats of a text", () => {
    const tree = readTree(
      stateAfter(() => {
        const text = $createTextNode('here')
          .toggleFormat('bold')
          .toggleFormat('italic');
        $getRoot().append(
          $createParagraphNode().append(
            $createLinkNode('https://example.com').append(text),
          ),
        );
      }),
    );
    expect(outline(tree)).toContain('    link https://example.com');
    expect(outline(tree)).toContain('      text "here" bold italic');
  });

  test('marks nothing as selected when there is no selection', () => {
    const tree = readTree(
      stateAfter(() => {
        $getRoot().append($createParagraphNode().append($createTextNode('text')));
      }),
    );
    expect(flatten(tree).filter((entry) => entry.selected)).toEqual([]);
  });

  test('shows the caret as an empty range in its text node', () => {
    const tree = readTree(
      stateAfter(() => {
        const text = $createTextNode('text');
        $getRoot().append($createParagraphNode().append(text));
        text.select(2, 2);
      }),
    );
    const selected = flatten(tree).filter((entry) => entry.selected);
    expect(selected.map((entry) => entry.text)).toEqual([
      {content: 'text', selection: [2, 2]},
    ]);
  });

  test('shows a backward selection over two blocks from its start to its end', () => {
    const tree = readTree(
      stateAfter(() => {
        const first = $createTextNode('first');
        const second = $createTextNode('second');
        $getRoot().append(
          $createParagraphNode().append(first),
          $createParagraphNode().append(second),
        );
        const selection = second.select(3, 3);
        selection.focus.set(first.getKey(), 1, 'text');
      }),
    );
    const texts = flatten(tree).flatMap((entry) => entry.text ?? []);
    expect(texts).toEqual([
      {content: 'first', selection: [1, 5]},
      {content: 'second', selection: [0, 3]},
    ]);
  });
});

function flatten(entry: TreeEntry): TreeEntry[] {
  return [entry, ...entry.children.flatMap(flatten)];
}

function outline(entry: TreeEntry, depth = 0): string[] {
  const {type, detail, text, formats, children} = entry;
  const words = [type, detail, text && `"${text.content}"`, ...formats];
  return [
    '  '.repeat(depth) + words.filter(Boolean).join(' '),
    ...children.flatMap((child) => outline(child, depth + 1)),
  ];
}
