import {buildEditorFromExtensions, defineExtension} from '@lexical/extension';
import {HistoryExtension} from '@lexical/history';
import {$convertToMarkdownString, TRANSFORMERS} from '@lexical/markdown';
import {RichTextExtension} from '@lexical/rich-text';
import {$getRoot, $isElementNode, type EditorState, type LexicalEditor} from 'lexical';

/** What a listener does on every key press, beside the editor itself. */
export type Listener = 'none' | 'text' | 'JSON' | 'Markdown';

/** What the page offers to the benchmark. */
export interface EditorBench {
  /** Mounts an editor whose update listener does what `listener` says. */
  mount(listener: Listener): void;
  /** Parses a document of this size, without showing it. */
  parse(paragraphs: number): void;
  /** Puts the parsed document into the editor. */
  show(): void;
  /** Puts the caret at the end of a paragraph: 0 is the first, 1 the last, 0.5 the one in the middle. */
  placeCaret(position: number): void;
}

declare global {
  var editorBench: EditorBench;
}

const LISTENERS: Record<Listener, (editor: LexicalEditor) => unknown> = {
  none: () => undefined,
  text: (editor) => editor.read('latest', () => $getRoot().getTextContent()),
  JSON: (editor) => JSON.stringify(editor.getEditorState()),
  Markdown: (editor) =>
    editor.read('latest', () => $convertToMarkdownString(TRANSFORMERS)),
};
const SENTENCE =
  'A paragraph of the length that people write in notes, comments and letters. ';

let editor: LexicalEditor;
let parsed: EditorState;

globalThis.editorBench = {
  mount(listener) {
    editor = createBenchEditor(listener);
    editor.setRootElement(document.querySelector('#editor'));
  },
  parse(paragraphs) {
    parsed = editor.parseEditorState(JSON.stringify(makeDocument(paragraphs)));
  },
  show() {
    editor.setEditorState(parsed);
  },
  placeCaret(position) {
    editor.update(
      () => {
        const rootNode = $getRoot();
        const last = rootNode.getChildrenSize() - 1;
        const blockNode = rootNode.getChildAtIndex(Math.floor(last * position));
        if ($isElementNode(blockNode)) blockNode.selectEnd();
      },
      {discrete: true},
    );
    editor.getRootElement()?.focus();
  },
};

function createBenchEditor(listener: Listener): LexicalEditor {
  const bench = defineExtension({
    dependencies: [RichTextExtension, HistoryExtension],
    name: '@benchmark/editor',
    onError: (error) => {
      throw error;
    },
  });
  const created = buildEditorFromExtensions(bench);
  created.registerUpdateListener(() => {
    LISTENERS[listener](created);
  });
  return created;
}

function makeDocument(paragraphs: number) {
  const text = {
    detail: 0,
    format: 0,
    mode: 'normal',
    style: '',
    text: SENTENCE.repeat(2),
    type: 'text',
    version: 1,
  };
  const block = {direction: null, format: '', indent: 0, version: 1};
  const children = Array.from({length: paragraphs}, () => ({
    ...block,
    children: [text],
    textFormat: 0,
    textStyle: '',
    type: 'paragraph',
  }));
  return {root: {...block, children, type: 'root'}};
}
