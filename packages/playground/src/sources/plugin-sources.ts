import limitsText from '!!../app/Limits.tsx?source';
import typingTimesText from '!!../app/TypingTimes.tsx?source';
import leaveBelowText from '!!../editor/blocks/leave-below.ts?source';
import codeHighlightingText from '!!../editor/code/code-highlighting.ts?source';
import formatCodeText from '!!../editor/code/format-code.ts?source';
import prismHighlightingText from '!!../editor/code/prism-highlighting.ts?source';
import shikiHighlightingText from '!!../editor/code/shiki-highlighting.ts?source';
import collapsibleExtensionText from '!!../editor/collapsible/collapsible-extension.ts?source';
import columnsExtensionText from '!!../editor/columns/columns-extension.ts?source';
import dateExtensionText from '!!../editor/dates/date-extension.ts?source';
import dateTextText from '!!../editor/dates/date-text.ts?source';
import embedViewText from '!!../editor/embeds/EmbedView.tsx?source';
import embedExtensionText from '!!../editor/embeds/embed-extension.ts?source';
import embedProvidersText from '!!../editor/embeds/embed-providers.ts?source';
import emoticonsExtensionText from '!!../editor/emoticons/emoticons-extension.ts?source';
import drawnEquationText from '!!../editor/equations/DrawnEquation.tsx?source';
import equationViewText from '!!../editor/equations/EquationView.tsx?source';
import drawMathText from '!!../editor/equations/draw-math.ts?source';
import equationExtensionText from '!!../editor/equations/equation-extension.ts?source';
import captionFieldText from '!!../editor/images/CaptionField.tsx?source';
import imageToolsText from '!!../editor/images/ImageTools.tsx?source';
import imageViewText from '!!../editor/images/ImageView.tsx?source';
import captionHtmlText from '!!../editor/images/caption-html.ts?source';
import captionText from '!!../editor/images/caption.ts?source';
import captionsExtensionText from '!!../editor/images/captions-extension.ts?source';
import imageExtensionText from '!!../editor/images/image-extension.ts?source';
import useImageCommandsText from '!!../editor/images/use-image-commands.ts?source';
import keyboardShortcutsText from '!!../editor/keyboard-shortcuts.ts?source';
import maxLengthExtensionText from '!!../editor/limits/max-length-extension.ts?source';
import linkAddressText from '!!../editor/links/link-address.ts?source';
import typedBlocksText from '!!../editor/markdown/typing/typed-blocks.ts?source';
import typedFormatsText from '!!../editor/markdown/typing/typed-formats.ts?source';
import transformersText from '!!../editor/markdown/transformers.ts?source';
import collapsibleNodesText from '!!../editor/collapsible/collapsible-nodes.ts?source';
import columnNodesText from '!!../editor/columns/column-nodes.ts?source';
import dateNodeText from '!!../editor/dates/date-node.ts?source';
import embedNodeText from '!!../editor/embeds/embed-node.tsx?source';
import equationNodeText from '!!../editor/equations/equation-node.tsx?source';
import imageNodeText from '!!../editor/images/image-node.tsx?source';
import mentionNodeText from '!!../editor/mentions/mention-node.ts?source';
import pageBreakNodeText from '!!../editor/page-break/page-break-node.tsx?source';
import pageBreakViewText from '!!../editor/page-break/PageBreakView.tsx?source';
import pageBreakExtensionText from '!!../editor/page-break/page-break-extension.ts?source';
import highlightsText from '!!../find/highlights.ts?source';
import matchesText from '!!../find/matches.ts?source';
import replaceMatchesText from '!!../find/replace-matches.ts?source';
import useFindText from '!!../find/use-find.ts?source';
import blockHandleText from '!!../menus/BlockHandle.tsx?source';
import codeToolsText from '!!../menus/CodeTools.tsx?source';
import contextMenuText from '!!../menus/ContextMenu.tsx?source';
import embeddingText from '!!../menus/Embedding.tsx?source';
import emojiMenuText from '!!../menus/EmojiMenu.tsx?source';
import floatingToolbarText from '!!../menus/FloatingToolbar.tsx?source';
import formatButtonText from '!!../menus/FormatButton.tsx?source';
import linkEditorText from '!!../menus/LinkEditor.tsx?source';
import mentionMenuText from '!!../menus/MentionMenu.tsx?source';
import slashMenuText from '!!../menus/SlashMenu.tsx?source';
import sizedTableText from '!!../menus/sized-table.ts?source';
import tableAdderText from '!!../menus/TableAdder.tsx?source';
import tableResizerText from '!!../menus/TableResizer.tsx?source';
import typeaheadText from '!!../menus/Typeahead.tsx?source';
import completeTypedText from '!!../menus/complete-typed.ts?source';
import pasteFromClipboardText from '!!../menus/paste-from-clipboard.ts?source';
import tableEdgeText from '!!../menus/table-edge.ts?source';
import tableSizesText from '!!../menus/table-sizes.ts?source';
import outlinePaneText from '!!../panes/OutlinePane.tsx?source';
import fontMenusText from '!!../toolbar/FontMenus.tsx?source';
import fontsText from '!!../toolbar/fonts.ts?source';

/** A file of the playground as it is written. */
export interface PluginSource {
  /** Path below the playground's `src`. */
  readonly path: string;
  readonly text: string;
}

const TEXTS = {
  'app/Limits.tsx': limitsText,
  'app/TypingTimes.tsx': typingTimesText,
  'editor/blocks/leave-below.ts': leaveBelowText,
  'editor/code/code-highlighting.ts': codeHighlightingText,
  'editor/code/format-code.ts': formatCodeText,
  'editor/code/prism-highlighting.ts': prismHighlightingText,
  'editor/code/shiki-highlighting.ts': shikiHighlightingText,
  'editor/collapsible/collapsible-extension.ts': collapsibleExtensionText,
  'editor/columns/columns-extension.ts': columnsExtensionText,
  'editor/dates/date-extension.ts': dateExtensionText,
  'editor/dates/date-text.ts': dateTextText,
  'editor/embeds/EmbedView.tsx': embedViewText,
  'editor/embeds/embed-extension.ts': embedExtensionText,
  'editor/embeds/embed-providers.ts': embedProvidersText,
  'editor/emoticons/emoticons-extension.ts': emoticonsExtensionText,
  'editor/equations/DrawnEquation.tsx': drawnEquationText,
  'editor/equations/EquationView.tsx': equationViewText,
  'editor/equations/draw-math.ts': drawMathText,
  'editor/equations/equation-extension.ts': equationExtensionText,
  'editor/images/CaptionField.tsx': captionFieldText,
  'editor/images/ImageTools.tsx': imageToolsText,
  'editor/images/ImageView.tsx': imageViewText,
  'editor/images/caption-html.ts': captionHtmlText,
  'editor/images/caption.ts': captionText,
  'editor/images/captions-extension.ts': captionsExtensionText,
  'editor/images/image-extension.ts': imageExtensionText,
  'editor/images/use-image-commands.ts': useImageCommandsText,
  'editor/keyboard-shortcuts.ts': keyboardShortcutsText,
  'editor/limits/max-length-extension.ts': maxLengthExtensionText,
  'editor/links/link-address.ts': linkAddressText,
  'editor/markdown/transformers.ts': transformersText,
  'editor/markdown/typing/typed-blocks.ts': typedBlocksText,
  'editor/markdown/typing/typed-formats.ts': typedFormatsText,
  'editor/collapsible/collapsible-nodes.ts': collapsibleNodesText,
  'editor/columns/column-nodes.ts': columnNodesText,
  'editor/dates/date-node.ts': dateNodeText,
  'editor/embeds/embed-node.tsx': embedNodeText,
  'editor/equations/equation-node.tsx': equationNodeText,
  'editor/images/image-node.tsx': imageNodeText,
  'editor/mentions/mention-node.ts': mentionNodeText,
  'editor/page-break/page-break-node.tsx': pageBreakNodeText,
  'editor/page-break/PageBreakView.tsx': pageBreakViewText,
  'editor/page-break/page-break-extension.ts': pageBreakExtensionText,
  'find/highlights.ts': highlightsText,
  'find/matches.ts': matchesText,
  'find/replace-matches.ts': replaceMatchesText,
  'find/use-find.ts': useFindText,
  'menus/BlockHandle.tsx': blockHandleText,
  'menus/CodeTools.tsx': codeToolsText,
  'menus/ContextMenu.tsx': contextMenuText,
  'menus/Embedding.tsx': embeddingText,
  'menus/EmojiMenu.tsx': emojiMenuText,
  'menus/FloatingToolbar.tsx': floatingToolbarText,
  'menus/FormatButton.tsx': formatButtonText,
  'menus/LinkEditor.tsx': linkEditorText,
  'menus/MentionMenu.tsx': mentionMenuText,
  'menus/SlashMenu.tsx': slashMenuText,
  'menus/TableAdder.tsx': tableAdderText,
  'menus/sized-table.ts': sizedTableText,
  'menus/TableResizer.tsx': tableResizerText,
  'menus/Typeahead.tsx': typeaheadText,
  'menus/complete-typed.ts': completeTypedText,
  'menus/paste-from-clipboard.ts': pasteFromClipboardText,
  'menus/table-edge.ts': tableEdgeText,
  'menus/table-sizes.ts': tableSizesText,
  'panes/OutlinePane.tsx': outlinePaneText,
  'toolbar/FontMenus.tsx': fontMenusText,
  'toolbar/fonts.ts': fontsText,
} as const satisfies Readonly<Record<string, string>>;

/** By plugin: the files that do what its switch says, the one to start with first. */
const FILES: Readonly<Record<string, readonly (keyof typeof TEXTS)[]>> = {
  fonts: ['toolbar/FontMenus.tsx', 'toolbar/fonts.ts'],
  emoticons: ['editor/emoticons/emoticons-extension.ts'],
  date: [
    'editor/dates/date-extension.ts',
    'editor/dates/date-node.ts',
    'editor/dates/date-text.ts',
  ],
  equation: [
    'editor/equations/equation-extension.ts',
    'editor/equations/equation-node.tsx',
    'editor/equations/EquationView.tsx',
    'editor/equations/DrawnEquation.tsx',
    'editor/equations/draw-math.ts',
  ],
  mentions: [
    'menus/MentionMenu.tsx',
    'editor/mentions/mention-node.ts',
    'menus/Typeahead.tsx',
  ],
  emoji: ['menus/EmojiMenu.tsx', 'menus/Typeahead.tsx'],
  'max-length': ['editor/limits/max-length-extension.ts'],
  'table-resizing': [
    'menus/TableResizer.tsx',
    'menus/table-edge.ts',
    'menus/table-sizes.ts',
  ],
  'table-adding': ['menus/TableAdder.tsx'],
  'code-prism': [
    'editor/code/code-highlighting.ts',
    'editor/code/prism-highlighting.ts',
  ],
  'code-shiki': [
    'editor/code/code-highlighting.ts',
    'editor/code/shiki-highlighting.ts',
  ],
  'code-copy': ['menus/CodeTools.tsx'],
  'code-format': ['menus/FormatButton.tsx', 'editor/code/format-code.ts'],
  'page-break': [
    'editor/page-break/page-break-extension.ts',
    'editor/page-break/page-break-node.tsx',
    'editor/page-break/PageBreakView.tsx',
  ],
  columns: [
    'editor/columns/columns-extension.ts',
    'editor/columns/column-nodes.ts',
    'editor/blocks/leave-below.ts',
  ],
  collapsible: [
    'editor/collapsible/collapsible-extension.ts',
    'editor/collapsible/collapsible-nodes.ts',
    'editor/blocks/leave-below.ts',
  ],
  'draggable-block': ['menus/BlockHandle.tsx'],
  'table-of-contents': ['panes/OutlinePane.tsx'],
  link: ['menus/LinkEditor.tsx', 'editor/links/link-address.ts'],
  image: [
    'editor/images/image-extension.ts',
    'editor/images/image-node.tsx',
    'editor/images/ImageView.tsx',
    'editor/images/ImageTools.tsx',
    'editor/images/use-image-commands.ts',
    'editor/images/captions-extension.ts',
    'editor/images/caption.ts',
    'editor/images/caption-html.ts',
    'editor/images/CaptionField.tsx',
  ],
  embed: [
    'editor/embeds/embed-extension.ts',
    'editor/embeds/embed-node.tsx',
    'editor/embeds/EmbedView.tsx',
    'editor/embeds/embed-providers.ts',
  ],
  'auto-embed': ['menus/Embedding.tsx'],
  'slash-menu': [
    'menus/SlashMenu.tsx',
    'menus/sized-table.ts',
    'menus/Typeahead.tsx',
    'menus/complete-typed.ts',
  ],
  'floating-toolbar': ['menus/FloatingToolbar.tsx'],
  'keyboard-shortcuts': ['editor/keyboard-shortcuts.ts'],
  'find-replace': [
    'find/use-find.ts',
    'find/matches.ts',
    'find/replace-matches.ts',
    'find/highlights.ts',
  ],
  'context-menu': ['menus/ContextMenu.tsx', 'menus/paste-from-clipboard.ts'],
  'markdown-shortcuts': [
    'editor/markdown/typing/typed-formats.ts',
    'editor/markdown/typing/typed-blocks.ts',
  ],
  'markdown-transformers': ['editor/markdown/transformers.ts'],
  'typing-times': ['app/TypingTimes.tsx'],
  'character-limit': ['app/Limits.tsx'],
};

/** Returns the sources of a plugin that is the playground's own; of others, nothing. */
export function sourcesOf(plugin: string): PluginSource[] {
  return (FILES[plugin] ?? []).map((path) => ({path, text: TEXTS[path]}));
}
