import type {SerializedEditorState} from 'lexical';
import {expect, test} from 'vitest';

import {unwrapUnknownNodes, wrapUnknownNodes} from '../src/document/unknown-nodes';

const KNOWN = new Set(['root', 'paragraph', 'text', 'table', 'tablerow', 'tablecell']);

function stateOf(...children: unknown[]): SerializedEditorState {
  return {
    root: {type: 'root', version: 1, children},
  } as unknown as SerializedEditorState;
}

const poll = {
  type: 'poll',
  version: 2,
  options: ['a'],
  children: [{type: 'option', version: 1}],
};
const chip = {type: 'chip', version: 1};

test('unknown nodes are wrapped by their place, and unwrapped to what they were', () => {
  const state = stateOf(
    poll,
    {
      type: 'paragraph',
      version: 1,
      children: [{type: 'text', version: 1, text: 'x'}, chip],
    },
    {
      type: 'table',
      version: 1,
      children: [
        {
          type: 'tablerow',
          version: 1,
          children: [{type: 'tablecell', version: 1, children: [poll]}],
        },
      ],
    },
  );
  const wrapped = wrapUnknownNodes(state, (type) => KNOWN.has(type));
  expect(wrapped.unknownTypes).toEqual(['poll', 'chip']);
  const json = JSON.stringify(wrapped.state);
  expect(json.match(/"unknown-block"/g)).toHaveLength(2);
  expect(json.match(/"unknown-inline"/g)).toHaveLength(1);
  expect(unwrapUnknownNodes(wrapped.state)).toEqual(state);
});

test('a state of known nodes is the same afterwards', () => {
  const state = stateOf({type: 'paragraph', version: 1, children: []});
  expect(wrapUnknownNodes(state, (type) => KNOWN.has(type)).state).toEqual(state);
});
