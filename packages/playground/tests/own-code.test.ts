import {defineExtension, ElementNode} from 'lexical';
import {describe, expect, it} from 'vitest';

import {readChanged} from '../src/own-code/protocol';
import {readOwnCode} from '../src/own-code/read-own-code';

class BoxNode extends ElementNode {
  override $config() {
    return this.config('box', {extends: ElementNode});
  }
}

class LidNode extends ElementNode {
  override $config() {
    return this.config('lid', {extends: ElementNode});
  }
}

describe('readOwnCode', () => {
  it('finds the classes of an extension, of what it depends upon, and of the list', () => {
    const lids = defineExtension({name: 'lids', nodes: () => [LidNode]});
    const main = defineExtension({name: 'boxes', dependencies: [lids]});
    expect(readOwnCode({default: main, nodes: [BoxNode]}).nodes).toEqual([
      BoxNode,
      LidNode,
    ]);
  });

  it('takes a component alone', () => {
    const Plugin = () => null;
    expect(readOwnCode({Plugin}).Plugin).toBe(Plugin);
  });

  it.each([
    ['nothing', {}, 'adds nothing'],
    ['a component by default', {default: () => null}, 'isn’t an extension'],
    ['nodes that are no classes', {nodes: [{}]}, '"nodes" is not a list'],
    [
      'a plugin that is no component',
      {Plugin: 'x'},
      '"Plugin" is not a React component',
    ],
  ])('says what is wrong with %s', (_what, exports, message) => {
    expect(() => readOwnCode(exports)).toThrow(message);
  });
});

describe('readChanged', () => {
  const state = {root: {type: 'root', version: 1, children: []}};

  it('returns the document of a message', () => {
    expect(readChanged({type: 'changed', content: {state}})?.state).toEqual(state);
  });

  it.each([
    ['another message', {type: 'ready'}],
    ['nothing', null],
    ['a document without a root', {type: 'changed', content: {state: {}}}],
    ['no document', {type: 'changed'}],
  ])('ignores %s', (_what, data) => {
    expect(readChanged(data)).toBeUndefined();
  });
});
