import {describe, expect, test} from 'vitest';

import {codeNames} from '../../src/engine/query/code-names';

const leading = (code: string) =>
  codeNames(code)
    .filter((name) => name.leading)
    .map(({name}) => name);

describe('lines are about', () => {
  test.each([
    [
      'calls, not their arguments',
      '$setBlocksType(selection, callback)',
      ['$setBlocksType'],
    ],
    [
      'calls within calls',
      '$getRoot().append($createParagraphNode())',
      ['$getRoot', 'append', '$createParagraphNode'],
    ],
    ['calls with type arguments', 'createCommand<string>()', ['createCommand']],
    [
      'constants that are passed',
      "editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold')",
      ['dispatchCommand', 'FORMAT_TEXT_COMMAND'],
    ],
    [
      'what a class extends',
      'class ImageNode extends DecoratorNode<JSX.Element> {',
      ['DecoratorNode'],
    ],
    ['elements', '<OnChangePlugin onChange={save} />', ['OnChangePlugin']],
    [
      'everything that is imported',
      "import {$getRoot, TextNode} from 'lexical';",
      ['$getRoot', 'TextNode'],
    ],
  ])('%s', (_, code, names) => {
    expect(leading(code)).toEqual(names);
  });
});

test('words of the language and of strings are no names', () => {
  const names = codeNames('return await load(\'from a file\', `${name}`, "x")');
  expect(names.map(({name}) => name)).toEqual(['load']);
});

test('a string that the end of a paste cuts off is still one', () => {
  expect(codeNames("focus('root").map(({name}) => name)).toEqual(['focus']);
});

test('a name is known with what it is called on', () => {
  expect(codeNames('editor?.update(fn)')[0]).toEqual({
    leading: true,
    name: 'update',
    receiver: 'editor',
  });
});

test('a name that comes twice is one, and leads if it leads once', () => {
  expect(codeNames('const save = () => {}; save()')).toEqual([
    {leading: true, name: 'save', receiver: null},
  ]);
});
