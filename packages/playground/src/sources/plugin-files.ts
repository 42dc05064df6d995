/**
 * By plugin: the files that do what its switch says, the one to start with first. Paths are relative
 * to `src`. Plugins that come from a package are not listed.
 */
export const PLUGIN_FILES: Readonly<Record<string, readonly string[]>> = {
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
