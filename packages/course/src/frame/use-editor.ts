import {$isHeadingNode} from '@lexical/rich-text';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $getSelection,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  IS_APPLE,
  type LexicalEditor,
} from 'lexical';

import type {App, Block, HeldKeys} from './check';
import {$selectText} from './select-text';
import {expectThat} from './missing';

interface Found {
  readonly editor: LexicalEditor;
  readonly root: HTMLElement;
}
type Find = () => Found;
type Wait = () => Promise<void>;

/** Types, presses keys, copies and pastes, through the events and commands that browsers cause. */
export function keysOf(
  find: Find,
  wait: Wait,
): Pick<App, 'type' | 'press' | 'paste' | 'copy'> {
  const press = async (key: string, held: HeldKeys = {}): Promise<void> => {
    const {editor, root} = find();
    ensureCaret(editor);
    if (root.dispatchEvent(keyDown(key, held)) && isCharacter(key, held)) {
      editor.dispatchCommand(CONTROLLED_TEXT_INSERTION_COMMAND, key);
    }
    await wait();
  };
  return {
    press,
    async type(text) {
      for (const character of text) await press(character);
    },
    async paste(content) {
      const {editor, root} = find();
      ensureCaret(editor);
      const data = new DataTransfer();
      for (const [type, text] of Object.entries(content)) data.setData(type, text);
      root.dispatchEvent(clipboardEvent('paste', data));
      await wait();
    },
    async copy() {
      const data = new DataTransfer();
      find().root.dispatchEvent(clipboardEvent('copy', data));
      await wait();
      return Object.fromEntries(data.types.map((type) => [type, data.getData(type)]));
    },
  };
}

/** Reads the document, and prepares it for what is tried next. */
export function documentOf(
  find: Find,
  wait: Wait,
): Pick<
  App,
  'select' | 'selectEnd' | 'selectStart' | 'write' | 'load' | 'blocks' | 'text'
> {
  const update = async (change: () => void): Promise<void> => {
    find().editor.update(change, {discrete: true});
    await wait();
  };
  const blocks = (): readonly Block[] => find().editor.read($readBlocks);
  return {
    blocks,
    text: () =>
      blocks()
        .map(({text}) => text)
        .join('\n'),
    select: (text) =>
      update(() =>
        expectThat($selectText(text), `The document has no text "${text}".`),
      ),
    selectEnd: () => update(() => void $getRoot().selectEnd()),
    selectStart: () => update(() => void $getRoot().selectStart()),
    write: (...paragraphs) => update(() => $write(paragraphs)),
    async load(state) {
      const {editor} = find();
      editor.setEditorState(editor.parseEditorState(JSON.stringify(state)));
      await wait();
    },
  };
}

/** People click into an editor before they type; browsers would put the caret at the start. */
function ensureCaret(editor: LexicalEditor): void {
  const hasCaret = editor.read(() => $getSelection() !== null);
  editor.getRootElement()?.focus();
  if (!hasCaret) editor.update(() => void $getRoot().selectEnd(), {discrete: true});
}

function keyDown(key: string, {primary, shift, alt}: HeldKeys): KeyboardEvent {
  return new KeyboardEvent('keydown', {
    key,
    code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key,
    ctrlKey: primary === true && !IS_APPLE,
    metaKey: primary === true && IS_APPLE,
    shiftKey: shift === true,
    altKey: alt === true,
    bubbles: true,
    cancelable: true,
  });
}

function isCharacter(key: string, {primary, alt}: HeldKeys): boolean {
  return [...key].length === 1 && primary !== true && alt !== true;
}

function clipboardEvent(type: string, clipboardData: DataTransfer): ClipboardEvent {
  return new ClipboardEvent(type, {clipboardData, bubbles: true, cancelable: true});
}

function $write(paragraphs: readonly string[]): void {
  const nodes = paragraphs.map((text) => {
    const paragraph = $createParagraphNode();
    return text === '' ? paragraph : paragraph.append($createTextNode(text));
  });
  $getRoot()
    .clear()
    .append(...nodes);
  $getRoot().selectEnd();
}

function $readBlocks(): Block[] {
  return $getRoot()
    .getChildren()
    .map((node) => ({
      type: $isHeadingNode(node) ? `heading ${node.getTag()}` : node.getType(),
      text: node.getTextContent(),
    }));
}
