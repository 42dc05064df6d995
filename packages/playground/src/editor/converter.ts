import {parseEditorStateJson, parseJson} from '@lexical-documentation/playground-link';
import {FourPartError} from '@lexical-documentation/common';
import {buildEditorFromExtensions} from '@lexical/extension';
import {$generateHtmlFromNodes, $generateNodesFromDOM} from '@lexical/html';
import {
  $convertFromMarkdownString,
  $convertToMarkdownString,
  MdastExtension,
  MdastHtmlExtension,
  MdastShadowRootQuoteExtension,
} from '@lexical/mdast';
import {
  $createParagraphNode,
  $getRoot,
  $isDecoratorNode,
  $isElementNode,
  defineExtension,
  type EditorState,
  type LexicalEditorWithDispose,
  type LexicalNode,
  type SerializedEditorState,
} from 'lexical';

import {withBlock} from '../document/empty-state';
import type {DocumentFormat} from '../document/formats';
import {liftOutOfTables} from '../document/lift-out-of-tables';
import {prepareHtml} from '../document/prepare-html';
import {withSafeNodes} from '../document/safe-nodes';
import {
  unwrapUnknownNodes,
  wrapUnknownNodes,
  type WrappedState,
} from '../document/unknown-nodes';
import {ALL_MARKDOWN} from './build-extension';
import {markdownTransformers} from './markdown/markdown-dialect';
import {isKnownType, nodeClasses} from './node-classes';
import type {PluginIds} from './plugins/plugins';
import {textStyleConversions} from './text-styles';

/** An imported document, and what was left out. */
export interface ReadContent extends WrappedState {
  /** One sentence for each loss. */
  readonly losses: readonly string[];
}

/** Imports and exports documents. It uses an editor of its own that is never on the page. */
export interface Converter {
  /**
   * Imports a document.
   *
   * @throws FourPartError that names the place, what was expected, and the fix
   */
  read(text: string, format: DocumentFormat): ReadContent;
  write(state: EditorState, format: DocumentFormat): string;
}

/** Creates the converter for the running plugins. */
export function createConverter(running: PluginIds): Converter {
  const {$readMarkdown, $writeMarkdown} = markdownTransformers(running) ?? {
    $readMarkdown: $convertFromMarkdownString,
    $writeMarkdown: $convertToMarkdownString,
  };
  return {
    read: (text, format) => {
      const editor = buildEditor(running);
      if (format !== 'markdown') return readers[format](text, editor);
      return readWith(editor, () => {
        $readMarkdown(text);
      });
    },
    write: (state, format) => {
      if (format === 'json') return stateToJson(state);
      const editor = buildEditor(running);
      editor.setEditorState(state);
      return editor.read(() =>
        format === 'html' ? $generateHtmlFromNodes(editor) : $writeMarkdown(),
      );
    },
  };
}

/** Returns a state as JSON for export, in which nodes of unknown types are unchanged. */
export function serializeState(state: EditorState): SerializedEditorState {
  return unwrapUnknownNodes(state.toJSON());
}

function stateToJson(state: EditorState): string {
  return JSON.stringify(serializeState(state), null, 2);
}

function buildEditor(running: PluginIds): LexicalEditorWithDispose {
  return buildEditorFromExtensions(
    defineExtension({
      name: 'playground/converter',
      nodes: nodeClasses(),
      html: {import: textStyleConversions},
      dependencies: [
        ...ALL_MARKDOWN,
        MdastExtension,
        ...(running.has('markdown-html') ? [MdastHtmlExtension] : []),
        ...(running.has('markdown-quotes') ? [MdastShadowRootQuoteExtension] : []),
      ],
    }),
  );
}

type Reader = (text: string, editor: LexicalEditorWithDispose) => ReadContent;

const readers: Record<Exclude<DocumentFormat, 'markdown'>, Reader> = {
  json: (text, editor) => {
    const state = parseEditorStateJson(parseJson(text, 'the JSON'), 'the JSON');
    const wrapped = wrapUnknownNodes(
      withSafeNodes(liftOutOfTables(withBlock(state))),
      isKnownType,
    );
    checkLoads(wrapped.state, editor);
    return {...wrapped, losses: []};
  },
  html: (text, editor) => {
    const page = new DOMParser().parseFromString(text, 'text/html');
    const losses = prepareHtml(page);
    const read = readWith(editor, () => {
      $appendBlocks($generateNodesFromDOM(editor, page));
    });
    return {...read, losses};
  },
};

function readWith(editor: LexicalEditorWithDispose, $fill: () => void): ReadContent {
  editor.update(
    () => {
      $getRoot().clear();
      $fill();
    },
    {discrete: true},
  );
  const state = editor.getEditorState();
  if (isEmpty(state)) {
    throw new FourPartError({
      what: 'This text has no content.',
      where: 'the whole text',
      expected: 'at least one word, image or table',
      fix: 'Paste the content itself, or choose another format.',
    });
  }
  return {state: state.toJSON(), unknownTypes: [], losses: []};
}

function isEmpty(state: EditorState): boolean {
  return state.read(() => {
    const isBlank = (node: LexicalNode): boolean =>
      $isElementNode(node)
        ? node.getChildren().every(isBlank)
        : !$isDecoratorNode(node) && node.getTextContent().trim() === '';
    return isBlank($getRoot());
  });
}

/** Wraps loose text and pictures of an HTML fragment in blocks. */
function $appendBlocks(nodes: readonly LexicalNode[]): void {
  const root = $getRoot();
  let line: ReturnType<typeof $createParagraphNode> | null = null;
  for (const node of nodes) {
    const isInline = !$isElementNode(node)
      ? !$isDecoratorNode(node) || node.isInline()
      : node.isInline();
    if (isInline) {
      line ??= $createParagraphNode();
      line.append(node);
      if (line.getParent() === null) root.append(line);
    } else {
      line = null;
      root.append(node);
    }
  }
}

function checkLoads(
  state: SerializedEditorState,
  editor: LexicalEditorWithDispose,
): void {
  try {
    editor.parseEditorState(state);
  } catch (cause) {
    throw new FourPartError(
      {
        what: cause instanceof Error ? cause.message : String(cause),
        where: 'the JSON, while its nodes were created',
        expected: 'nodes with the fields that exportJSON of their classes writes',
        fix: 'Compare the fields of its nodes with the JSON pane.',
      },
      {cause},
    );
  }
}
