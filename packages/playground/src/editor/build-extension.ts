import {
  AriaLiveRegionExtension,
  FocusManagerExtension,
  RovingTabIndexExtension,
} from '@lexical/a11y';
import {
  createEmptyHistoryState,
  HistoryExtension,
  type HistoryState,
} from '@lexical/history';
import {
  MdastBlockquoteExtension,
  MdastCodeExtension,
  MdastGfmExtension,
  MdastHeadingExtension,
  MdastHorizontalRuleExtension,
  MdastLinkExtension,
  MdastListExtension,
  MdastStrikethroughExtension,
  MdastTableExtension,
  MdastTaskListExtension,
} from '@lexical/mdast';
import {
  type AnyLexicalExtension,
  type AnyLexicalExtensionArgument,
  configExtension,
  defineExtension,
  type EditorState,
  type LexicalEditor,
} from 'lexical';

import {blockExtension} from './blocks/block-extension';
import {markdownCollapsibles} from './collapsible/collapsible-extension';
import {markdownEmbeds} from './embeds/embed-extension';
import {markdownEquations} from './equations/equation-extension';
import {markdownImages} from './images/image-extension';
import {readOnlyLinksExtension} from './links/read-only-links';
import {typedFences, typedRules} from './markdown/typing/typed-blocks';
import {nodeClasses} from './node-classes';
import {type PluginIds, PLUGINS} from './plugins/plugins';
import {theme} from './theme';

/**
 * What an editor starts with. A rebuilt editor continues with the state and history of the previous
 * one.
 */
export interface EditorStart {
  /** JSON, the state of another editor of the playground, or null if collaboration provides it. */
  readonly state: string | EditorState | null;
  readonly history?: HistoryState;
}

/** Combines the running plugins in the root extension of the editor. */
export function buildExtension(
  running: PluginIds,
  start: EditorStart,
  onError: (error: Error) => void,
  further: readonly AnyLexicalExtension[],
): AnyLexicalExtension {
  const active = PLUGINS.filter(({id}) => running.has(id));
  return defineExtension({
    name: 'playground',
    namespace: 'playground',
    nodes: nodeClasses(),
    theme,
    onError,
    $initialEditorState: start.state,
    dependencies: [
      AriaLiveRegionExtension,
      RovingTabIndexExtension,
      FocusManagerExtension,
      blockExtension,
      ...active.flatMap(({extensions = []}) => extensions),
      ...(running.has('markdown-shortcuts') ? markdownGrammar(running) : []),
      ...(running.has('clickable-link') ? [] : [readOnlyLinksExtension]),
      ...historyOf(running, start),
      ...further,
    ],
  });
}

/** Shortcuts exist exactly for the syntax that the editor can parse. */
function markdownGrammar(running: PluginIds): AnyLexicalExtensionArgument[] {
  const grammar: readonly (readonly [string, AnyLexicalExtensionArgument])[] = [
    ['rich-text', MdastHeadingExtension],
    ['rich-text', MdastBlockquoteExtension],
    ['rich-text', MdastStrikethroughExtension],
    ['list', MdastListExtension],
    ['check-list', MdastTaskListExtension],
    ['code', MdastCodeExtension],
    ['code', typedFences],
    ['link', MdastLinkExtension],
    ['horizontal-rule', MdastHorizontalRuleExtension],
    ['horizontal-rule', typedRules],
    ['table', MdastTableExtension],
    ['image', markdownImages],
  ];
  return grammar.filter(([id]) => running.has(id)).map(([, extension]) => extension);
}

function historyOf(
  running: PluginIds,
  {history}: EditorStart,
): AnyLexicalExtensionArgument[] {
  if (!running.has('history') || !history) return [];
  const adopt = (editor: LexicalEditor): HistoryState => ({
    ...createEmptyHistoryState(),
    undoStack: history.undoStack.map(({editorState}) => ({editor, editorState})),
    redoStack: history.redoStack.map(({editorState}) => ({editor, editorState})),
  });
  return [configExtension(HistoryExtension, {createInitialHistoryState: adopt})];
}

/** The grammar for an editor that only converts Markdown. */
export const ALL_MARKDOWN: readonly AnyLexicalExtensionArgument[] = [
  MdastHeadingExtension,
  MdastBlockquoteExtension,
  MdastListExtension,
  MdastCodeExtension,
  MdastLinkExtension,
  MdastHorizontalRuleExtension,
  MdastGfmExtension,
  markdownImages,
  markdownCollapsibles,
  markdownEmbeds,
  markdownEquations,
];
