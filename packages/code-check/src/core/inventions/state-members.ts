import {call, type Entry} from '../replacement-entry';

const STATE = '/docs/concepts/serialization';

const ROOT = call('editorState.read(() => $getRoot())', 'lexical#$getRoot');

/** Members that people expect of an editor state. */
export const OF_STATES: Readonly<Record<string, Entry>> = {
  doc: ROOT,
  forEach: call(
    'editorState.read(() => $getRoot().getChildren().forEach(…))',
    'lexical#$getRoot',
  ),
  getBlocks: call(
    'editorState.read(() => $getRoot().getChildren())',
    'lexical#$getRoot',
  ),
  getNodeByKey: call(
    'editorState.read(() => $getNodeByKey(key))',
    'lexical#$getNodeByKey',
  ),
  getNodeMap: call(
    'editorState.read(() => $getNodeByKey(key)) for one node, or $dfs() of @lexical/utils for all',
    '@lexical/utils#$dfs',
  ),
  getPlainText: call(
    'editorState.read(() => $getRoot().getTextContent())',
    'lexical#$getRoot',
  ),
  getRoot: ROOT,
  getText: call(
    'editorState.read(() => $getRoot().getTextContent())',
    'lexical#$getRoot',
  ),
  getTextContent: call(
    'editorState.read(() => $getRoot().getTextContent())',
    'lexical#$getRoot',
  ),
  hasText: call(
    "editorState.read(() => $getRoot().getTextContent() !== '')",
    'lexical#$getRoot',
  ),
  nodes: call(
    'editorState.read(() => $dfs().map(({node}) => node))',
    '@lexical/utils#$dfs',
  ),
  root: ROOT,
  selection: call('editorState.read(() => $getSelection())', 'lexical#$getSelection'),
  serialize: call('JSON.stringify(editorState)', STATE),
  stringify: call('JSON.stringify(editorState)', STATE),
  toHTML: call(
    'editor.read(() => $generateHtmlFromNodes(editor))',
    '@lexical/html#$generateHtmlFromNodes',
  ),
  toHtml: call(
    'editor.read(() => $generateHtmlFromNodes(editor))',
    '@lexical/html#$generateHtmlFromNodes',
  ),
  toJson: call('editorState.toJSON()', STATE),
  toMarkdown: call(
    'editorState.read(() => $convertToMarkdownString(TRANSFORMERS))',
    '@lexical/markdown#$convertToMarkdownString',
  ),
  update: call(
    'editor.update(() => {…}), because a state never changes',
    '/docs/concepts/updates',
  ),
  write: call(
    'editor.update(() => {…}), because a state never changes',
    '/docs/concepts/updates',
  ),
};
