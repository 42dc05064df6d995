import type {Feature} from './feature';
import {configOption} from './options';
import {extension} from './package-extension';

const EXTENSION = '@lexical/extension';
const LIST = '@lexical/list';
const ANNOUNCEMENTS = '@lexical/a11y';

/** What an editor does while somebody works in it, from public packages. */
export const BEHAVIOR: readonly Feature[] = [
  {
    ...extension('@lexical/history', 'HistoryExtension'),
    id: 'history',
    group: 'Typing',
    label: 'Undo and redo',
    needs: [],
    options: [
      configOption(
        'HistoryExtension',
        'delay',
        'Milliseconds that one undo step covers',
        300,
      ),
      configOption(
        'HistoryExtension',
        'maxDepth',
        'Maximum number of undo steps',
        null,
      ),
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
    options: [
      configOption('TabIndentationExtension', 'maxIndent', 'Deepest level', null),
    ],
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
        name: 'at-start',
        label: 'At the start of the text',
        initial: false,
        target: {
          extension: 'AutoFocusExtension',
          property: 'defaultSelection',
          source: "'rootStart'",
        },
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
    label: 'Keep the selection visible without focus',
    needs: [],
  },
  {
    ...extension(EXTENSION, 'ClickAfterLastBlockExtension'),
    id: 'click-after-last',
    group: 'Selection',
    label: 'A click below a final table adds a paragraph',
    needs: ['rich-text'],
  },
  {
    ...extension(EXTENSION, 'NodeSelectionDataSelectedExtension'),
    id: 'data-selected',
    group: 'Selection',
    label: 'Selected nodes get an attribute for styling',
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
