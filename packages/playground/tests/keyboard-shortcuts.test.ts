import {
  buildEditorFromExtensions,
  getExtensionDependencyFromEditor,
  KeyboardShortcutsExtension,
} from '@lexical/extension';
import {RichTextExtension} from '@lexical/rich-text';
import {defineExtension, type KeyboardShortcut} from 'lexical';
import {expect, test} from 'vitest';

import {BLOCK_KINDS} from '../src/editor/blocks/block-kinds';
import {keyboardShortcuts} from '../src/editor/keyboard-shortcuts';

const all = allShortcuts();

test('every kind of block with a digit has its shortcut', () => {
  const keys = all.filter(({modifiers}) => modifiers?.altKey).map(({key}) => key);
  const expected = BLOCK_KINDS.flatMap(({digit}) => digit ?? []);
  expect(keys.sort()).toEqual([...expected].sort());
});

test('no two shortcuts share their keys, those of Lexical included', () => {
  const keys = all.map(({key, modifiers = {}}) => {
    const held = Object.entries(modifiers)
      .filter(([, isHeld]) => isHeld)
      .map(([name]) => name);
    return [...held.sort(), key.toLowerCase()].join('+');
  });
  expect(keys.length).toBeGreaterThan(BLOCK_KINDS.length);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

/** The combined table of the playground's and Lexical's shortcuts, as an editor has it. */
function allShortcuts(): KeyboardShortcut[] {
  using editor = buildEditorFromExtensions(
    defineExtension({
      name: 'test',
      dependencies: [RichTextExtension, keyboardShortcuts],
    }),
  );
  const {config} = getExtensionDependencyFromEditor(editor, KeyboardShortcutsExtension);
  return Object.values(config.shortcuts).flatMap((shortcut) => shortcut ?? []);
}
