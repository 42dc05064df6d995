import type {Attempts} from '@lexical-documentation/course/check';

const BOLD = "editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold')";
const UNDO = 'editor.dispatchCommand(UNDO_COMMAND, undefined)';

export default {
  right: [
    {
      title: 'formats the selection in an update',
      edits: [
        {
          file: 'actions.ts',
          from: '{FORMAT_TEXT_COMMAND, UNDO_COMMAND}',
          to: '{$getSelection, $isRangeSelection, UNDO_COMMAND}',
        },
        {
          file: 'actions.ts',
          from: BOLD,
          to: "editor.update(() => {\n      const selection = $getSelection();\n      if ($isRangeSelection(selection)) selection.formatText('bold');\n    })",
        },
      ],
    },
    {
      title: 'has further buttons',
      edits: [
        {
          file: 'actions.ts',
          from: "  {\n    label: 'Undo',",
          to: "  {\n    label: 'Italic',\n    run: (editor) => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'italic'),\n  },\n  {\n    label: 'UNDO',",
        },
      ],
    },
  ],
  wrong: [
    {
      title: 'has no Undo',
      says: 'There is no button named "Undo". The buttons on the page are "Bold".',
      edits: [
        {
          file: 'actions.ts',
          from: `  {\n    label: 'Undo',\n    run: (editor) => ${UNDO},\n  },\n`,
          to: '',
        },
      ],
    },
    {
      title: 'makes text italic',
      says: 'nothing is bold',
      edits: [{file: 'actions.ts', from: "'bold'", to: "'italic'"}],
    },
    {
      title: 'never toggles',
      says: 'The button should toggle',
      edits: [
        {
          file: 'actions.ts',
          from: '{FORMAT_TEXT_COMMAND, UNDO_COMMAND}',
          to: '{$getSelection, $isTextNode, UNDO_COMMAND}',
        },
        {
          file: 'actions.ts',
          from: BOLD,
          to: "editor.update(() => {\n      for (const node of $getSelection()?.extract() ?? []) if ($isTextNode(node) && !node.hasFormat('bold')) node.toggleFormat('bold');\n    })",
        },
      ],
    },
    {
      title: 'makes the whole document bold',
      says: 'After selecting "two"',
      edits: [
        {
          file: 'actions.ts',
          from: '{FORMAT_TEXT_COMMAND, UNDO_COMMAND}',
          to: '{$getRoot, UNDO_COMMAND}',
        },
        {
          file: 'actions.ts',
          from: BOLD,
          to: "editor.update(() => $getRoot().getAllTextNodes().forEach((node) => node.toggleFormat('bold')))",
        },
      ],
    },
    {
      title: 'reads the selection outside of an update',
      says: 'Unable to find an active editor state',
      edits: [
        {file: 'actions.ts', from: '{FORMAT_TEXT_COMMAND,', to: '{$getSelection,'},
        {
          file: 'actions.ts',
          from: BOLD,
          to: "$getSelection()?.insertText('')",
        },
      ],
    },
    {
      title: 'imports a command that does not exist',
      says: '"lexical" exports no BOLD_COMMAND',
      edits: [
        {file: 'actions.ts', from: '{FORMAT_TEXT_COMMAND,', to: '{BOLD_COMMAND,'},
        {
          file: 'actions.ts',
          from: BOLD,
          to: 'editor.dispatchCommand(BOLD_COMMAND, undefined)',
        },
      ],
    },
    {
      title: 'undoes with redo',
      says: 'still there after pressing "Undo"',
      edits: [
        {
          file: 'actions.ts',
          from: '{FORMAT_TEXT_COMMAND, UNDO_COMMAND}',
          to: '{FORMAT_TEXT_COMMAND, REDO_COMMAND}',
        },
        {
          file: 'actions.ts',
          from: UNDO,
          to: 'editor.dispatchCommand(REDO_COMMAND, undefined)',
        },
      ],
    },
  ],
} satisfies Attempts;
