import {buildEditorFromExtensions} from '@lexical/extension';
import {$createLinkNode, LinkNode} from '@lexical/link';
import {RichTextExtension} from '@lexical/rich-text';
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  defineExtension,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical';
import {expect, test} from 'vitest';

import {$createMentionNode, MentionNode} from '../src/editor/mentions/mention-node';
import {$findMatches, type Match} from '../src/find/matches';
import {patternOf} from '../src/find/query';
import {replaceMatches} from '../src/find/replace-matches';

const loose = {matchCase: false, wholeWord: false};

function editorWith($paragraphs: () => LexicalNode[][]): LexicalEditor {
  return buildEditorFromExtensions(
    defineExtension({
      name: 'test',
      nodes: [LinkNode, MentionNode],
      dependencies: [RichTextExtension],
      $initialEditorState: () => {
        $getRoot().append(
          ...$paragraphs().map((nodes) => $createParagraphNode().append(...nodes)),
        );
      },
    }),
  );
}

function find(editor: LexicalEditor, text: string, strictness = loose): Match[] {
  const pattern = patternOf({text, ...strictness});
  return pattern ? editor.read(() => $findMatches(pattern)) : [];
}

function textOf(editor: LexicalEditor): string {
  return editor.read(() => $getRoot().getTextContent());
}

/** “hello” in three formats, partly in a link. */
const $divided = () => [
  [
    $createTextNode('say he'),
    $createTextNode('l').toggleFormat('bold'),
    $createLinkNode('https://example.org').append($createTextNode('lo')),
    $createTextNode(' there'),
  ],
];

test('a match goes across formats and links', () => {
  const [match, ...others] = find(editorWith($divided), 'Hello');
  expect(others).toEqual([]);
  expect(match?.map(({start, end}) => [start, end])).toEqual([
    [4, 6],
    [0, 1],
    [0, 2],
  ]);
});

test('a match ends at the end of its line and of its block', () => {
  const editor = editorWith(() => [
    [$createTextNode('one'), $createLineBreakNode(), $createTextNode('two')],
    [$createTextNode('three')],
  ]);
  expect(find(editor, 'onetwo')).toEqual([]);
  expect(find(editor, 'twothree')).toEqual([]);
  expect(find(editor, 't')).toHaveLength(2);
});

test('case and word boundaries count on request, in every alphabet', () => {
  const editor = editorWith(() => [[$createTextNode('Über über überall $get get.')]]);
  expect(find(editor, 'über')).toHaveLength(3);
  expect(find(editor, 'über', {...loose, matchCase: true})).toHaveLength(2);
  expect(find(editor, 'über', {...loose, wholeWord: true})).toHaveLength(2);
  expect(find(editor, 'get.')).toHaveLength(1);
  expect(find(editor, '$get')).toHaveLength(1);
});

test('replacing all keeps the format of the first letter', () => {
  const editor = editorWith(() => [...$divided(), [$createTextNode('hello, Hello!')]]);
  expect(replaceMatches(editor, find(editor, 'hello'), 'good day')).toBe(3);
  expect(textOf(editor)).toBe('say good day there\n\ngood day, good day!');
  const formats = editor.read(() =>
    $getRoot()
      .getAllTextNodes()
      .map((node) => node.hasFormat('bold')),
  );
  expect(formats).not.toContain(true);
});

test('a match can be replaced by nothing', () => {
  const editor = editorWith($divided);
  expect(replaceMatches(editor, find(editor, 'say hello there'), '')).toBe(1);
  expect(textOf(editor)).toBe('');
});

test('a name is found and stays whole', () => {
  const editor = editorWith(() => [
    [$createMentionNode('Grace'), $createTextNode(' is Grace')],
  ]);
  const matches = find(editor, 'grace');
  expect(matches).toHaveLength(2);
  expect(replaceMatches(editor, matches, 'Ada')).toBe(1);
  expect(textOf(editor)).toBe('@Grace is Ada');
});
