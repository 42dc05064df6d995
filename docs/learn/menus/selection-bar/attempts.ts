import type {Attempts} from '@lexical-documentation/course/check';

export default {
  right: [
    {
      title: 'asks the root window of the editor',
      edits: [
        {
          file: 'selection.ts',
          from: 'window.getSelection()',
          to: 'getDOMSelection(window)',
        },
        {
          file: 'selection.ts',
          from: '  defineExtension,\n',
          to: '  defineExtension,\n  getDOMSelection,\n',
        },
      ],
    },
    {
      title: 'checks the selected text',
      edits: [
        {
          file: 'selection.ts',
          from: 'selection.isCollapsed()',
          to: "selection.getTextContent() === ''",
        },
      ],
    },
  ],
  wrong: [
    {
      title: 'shows it for a caret, too',
      says: 'Return null for a collapsed selection',
      edits: [
        {
          file: 'selection.ts',
          from: ' || selection.isCollapsed()',
          to: '',
        },
      ],
    },
    {
      title: 'takes the top edge',
      says: 'pixels from the top',
      edits: [
        {
          file: 'selection.ts',
          from: 'top: box.bottom',
          to: 'top: box.top - 60',
        },
      ],
    },
    {
      title: 'shows no formats',
      says: '"Italic" is not pressed',
      edits: [
        {
          file: 'selection.ts',
          from: 'FORMATS.filter((format) => selection.hasFormat(format))',
          to: '[]',
        },
      ],
    },
    {
      title: 'shows all formats for one',
      says: 'is pressed for text',
      edits: [
        {
          file: 'selection.ts',
          from: 'FORMATS.filter((format) => selection.hasFormat(format))',
          to: "selection.hasFormat('italic') ? FORMATS : []",
        },
      ],
    },
    {
      title: 'takes the box of the editor',
      says: 'pixels from the top',
      edits: [
        {
          file: 'selection.ts',
          from: 'domSelection.getRangeAt(0).getBoundingClientRect()',
          to: 'document.body.getBoundingClientRect()',
        },
      ],
    },
  ],
} satisfies Attempts;
