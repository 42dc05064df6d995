import {OWN_BLOCKS} from './block-list';
import type {Feature} from './feature';
import {count, toggle} from './options';
import {TOOLS} from './tool-list';

const EXTENSION = '@lexical/extension';
const CODE = '@lexical/code-core';
const LINK = '@lexical/link';
const LIST = '@lexical/list';
const ANNOUNCEMENTS = '@lexical/a11y';

/** What public packages have. */
const PACKAGE_FEATURES: readonly Feature[] = [
  {
    ...extension('@lexical/rich-text', 'RichTextExtension'),
    id: 'rich-text',
    group: 'Text',
    label: 'Headings, quotes and formatted text',
    needs: [],
  },
  {
    ...extension('@lexical/mark', 'MarkExtension'),
    id: 'marks',
    group: 'Text',
    label: 'Marked passages, for comments',
    needs: ['rich-text'],
  },
  {
    ...extension('@lexical/hashtag', 'HashtagExtension'),
    id: 'hashtags',
    group: 'Text',
    label: 'Hashtags',
    needs: [],
  },
  {
    ...extension(LIST, 'ListExtension'),
    id: 'lists',
    group: 'Blocks',
    label: 'Bulleted and numbered lists',
    needs: ['rich-text'],
    options: [
      toggle(
        'ListExtension',
        'shouldPreserveNumbering',
        'Numbers go on across blocks between lists',
      ),
    ],
  },
  {
    ...extension(LIST, 'ListExtension'),
    config: {ListExtension: {hasStrictIndent: 'true'}},
    id: 'strict-lists',
    group: 'Blocks',
    label: 'List levels without gaps',
    needs: ['lists'],
  },
  {
    ...extension(LIST, 'CheckListExtension'),
    id: 'check-lists',
    group: 'Blocks',
    label: 'Check lists',
    needs: ['lists'],
    options: [
      toggle(
        'CheckListExtension',
        'disableTakeFocusOnClick',
        'A click on a check keeps the focus where it is',
      ),
    ],
  },
  {
    ...extension('@lexical/table', 'TableExtension'),
    id: 'tables',
    group: 'Blocks',
    label: 'Tables',
    needs: ['rich-text'],
    options: [
      toggle('TableExtension', 'hasCellMerge', 'Merged cells', true),
      toggle('TableExtension', 'hasCellBackgroundColor', 'Colors of cells', true),
      toggle('TableExtension', 'hasHorizontalScroll', 'Wide tables scroll', true),
      toggle('TableExtension', 'hasTabHandler', 'Tab moves from cell to cell', true),
    ],
  },
  {
    ...extension('@lexical/code-prism', 'CodePrismExtension'),
    id: 'code',
    group: 'Blocks',
    label: 'Code blocks with highlighting',
    needs: ['rich-text'],
  },
  {
    ...extension(CODE, 'CodeIndentExtension'),
    config: {CodeIndentExtension: {escapeWithArrows: 'true'}},
    id: 'code-arrows',
    group: 'Blocks',
    label: 'Arrow keys leave code blocks',
    needs: ['code'],
  },
  {
    ...extension(EXTENSION, 'HorizontalRuleExtension'),
    id: 'horizontal-rules',
    group: 'Blocks',
    label: 'Horizontal rules',
    needs: ['rich-text'],
  },
  {
    ...extension(LINK, 'LinkExtension'),
    id: 'links',
    group: 'Links',
    label: 'Links',
    needs: ['rich-text'],
    options: [
      {
        ...toggle('LinkExtension', 'attributes', 'New links open a new tab'),
        printed: "{rel: 'noreferrer', target: '_blank'}",
      },
    ],
  },
  {
    ...extension(LINK, 'ClickableLinkExtension'),
    id: 'clickable-links',
    group: 'Links',
    label: 'Links that open on a click',
    needs: ['links'],
    options: [toggle('ClickableLinkExtension', 'newTab', 'In a new tab')],
  },
  {
    imports: {[LINK]: ['AutoLinkExtension', 'createLinkMatcherWithRegExp']},
    dependencies: ['AutoLinkExtension'],
    config: {AutoLinkExtension: {matchers: '[webAddress]'}},
    setup: 'const webAddress = createLinkMatcherWithRegExp(/https?:\\/\\/[^\\s<>]+/);',
    id: 'auto-links',
    group: 'Links',
    label: 'Addresses become links while typing',
    needs: ['links'],
  },
  {
    ...extension('@lexical/history', 'HistoryExtension'),
    id: 'history',
    group: 'Typing',
    label: 'Undo and redo',
    needs: [],
    options: [
      count('HistoryExtension', 'delay', 'Milliseconds that one undo takes back', 300),
      count('HistoryExtension', 'maxDepth', 'Most steps that can be undone'),
    ],
  },
  {
    imports: {
      '@lexical/markdown': ['registerMarkdownShortcuts', 'TEXT_FORMAT_TRANSFORMERS'],
    },
    dependencies: ['MarkdownShortcutsExtension'],
    id: 'markdown-shortcuts',
    group: 'Typing',
    label: 'Markdown becomes formatting while typing',
    needs: ['rich-text'],
  },
  {
    ...extension(EXTENSION, 'TabIndentationExtension'),
    id: 'tab-indentation',
    group: 'Typing',
    label: 'The Tab key indents',
    needs: ['rich-text'],
    options: [count('TabIndentationExtension', 'maxIndent', 'Deepest level')],
  },
  {
    ...extension('@lexical/clipboard', 'ClipboardDOMImportExtension'),
    id: 'paste-rules',
    group: 'Typing',
    label: 'Rules for pasted HTML',
    needs: ['rich-text'],
  },
  {
    ...extension(LIST, 'WordListImportExtension'),
    id: 'word-lists',
    group: 'Typing',
    label: 'Pasted lists from Word',
    needs: ['lists', 'paste-rules'],
  },
  {
    ...extension(EXTENSION, 'ClearEditorExtension'),
    id: 'clear-editor',
    group: 'Typing',
    label: 'A command that empties the editor',
    needs: [],
  },
  {
    ...extension(EXTENSION, 'AutoFocusExtension'),
    id: 'auto-focus',
    group: 'Selection',
    label: 'Focus when the page opens',
    needs: [],
    options: [
      {
        ...toggle('AutoFocusExtension', 'defaultSelection', 'At the start of the text'),
        printed: "'rootStart'",
      },
    ],
  },
  {
    ...extension(EXTENSION, 'SelectBlockExtension'),
    id: 'select-block',
    group: 'Selection',
    label: 'Select all selects the block first',
    needs: [],
  },
  {
    ...extension(EXTENSION, 'SelectionAlwaysOnDisplayExtension'),
    id: 'selection-on-display',
    group: 'Selection',
    label: 'Show the selection without focus',
    needs: [],
  },
  {
    ...extension(EXTENSION, 'ClickAfterLastBlockExtension'),
    id: 'click-after-last',
    group: 'Selection',
    label: 'A click below a last table adds a paragraph',
    needs: ['rich-text'],
  },
  {
    ...extension(EXTENSION, 'NodeSelectionDataSelectedExtension'),
    id: 'data-selected',
    group: 'Selection',
    label: 'Selected nodes have an attribute for styles',
    needs: ['rich-text'],
  },
  {
    ...extension(ANNOUNCEMENTS, 'HistoryAnnounceExtension'),
    id: 'history-announcements',
    group: 'Screen readers',
    label: 'Announce undo and redo',
    needs: ['history'],
  },
  {
    ...extension(ANNOUNCEMENTS, 'EditorModeAnnounceExtension'),
    id: 'mode-announcements',
    group: 'Screen readers',
    label: 'Announce read-only mode',
    needs: [],
  },
];

/** All features, in the order in which an editor lists them. */
export const FEATURES: readonly Feature[] = [
  ...PACKAGE_FEATURES,
  ...TOOLS,
  ...OWN_BLOCKS,
];

/** An extension that works as it is. */
function extension(
  module: string,
  name: string,
): Pick<Feature, 'imports' | 'dependencies'> {
  return {imports: {[module]: [name]}, dependencies: [name]};
}
