import type {SerializedEditorState} from 'lexical';
import {expect, test} from 'vitest';

import {withSafeNodes} from '../src/document/safe-nodes';

function stateOf(node: object): SerializedEditorState {
  const root = {type: 'root', version: 1, children: [node]};
  return {root} as unknown as SerializedEditorState;
}

test('styles that move, cover or load are taken out, and colors stay', () => {
  const style = 'color: red; position: fixed; background: url(https://a.example/b.png)';
  const state = stateOf({
    type: 'paragraph',
    children: [{type: 'text', text: 'x', style}],
  });
  expect(JSON.stringify(withSafeNodes(state))).toContain('"style":"color: red"');
});

test('a heading with the tag of another element is a heading of the first level', () => {
  const state = stateOf({type: 'heading', tag: 'iframe', children: []});
  expect(JSON.stringify(withSafeNodes(state))).toContain('"tag":"h1"');
});

test('all else stays as it is', () => {
  const state = stateOf({
    type: 'heading',
    tag: 'h3',
    children: [{type: 'poll', style: 'font-size: 20px', options: [1]}],
  });
  expect(withSafeNodes(state)).toEqual(state);
});
