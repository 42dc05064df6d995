import type {Attempts} from '@lexical-documentation/course/check';

const ASK = "return $isRangeSelection(selection) && selection.hasFormat('bold');";

export default {
  right: [
    {
      title: 'leaves early',
      edits: [
        {
          file: 'actions.ts',
          from: ASK,
          to: "if (!$isRangeSelection(selection)) return false;\n      return selection.hasFormat('bold');",
        },
      ],
    },
    {
      title: 'asks any selection that knows formats',
      edits: [
        {
          file: 'actions.ts',
          from: ASK,
          to: "return selection !== null && 'hasFormat' in selection && (selection as {hasFormat: (format: string) => boolean}).hasFormat('bold');",
        },
        {file: 'actions.ts', from: '  $isRangeSelection,\n', to: ''},
      ],
    },
  ],
  wrong: [
    {
      title: 'looks for bold text anywhere',
      says: 'Check the selection, not the document',
      edits: [
        {file: 'actions.ts', from: '  $getSelection,\n', to: '  $getRoot,\n'},
        {file: 'actions.ts', from: '  $isRangeSelection,\n', to: ''},
        {
          file: 'actions.ts',
          from: `const selection = $getSelection();\n      ${ASK}`,
          to: "return $getRoot().getAllTextNodes().some((node) => node.hasFormat('bold'));",
        },
      ],
    },
    {
      title: 'asks for another format',
      says: 'the button "Bold" is not pressed',
      edits: [
        {file: 'actions.ts', from: "hasFormat('bold')", to: "hasFormat('italic')"},
      ],
    },
    {
      title: 'takes a selection for granted',
      says: 'threw an error',
      edits: [
        {
          file: 'actions.ts',
          from: ASK,
          to: "return (selection as never as {hasFormat: (format: string) => boolean}).hasFormat('bold');",
        },
      ],
    },
    {
      title: 'looks at the selected nodes only',
      says: 'format of the text that comes next',
      edits: [
        {file: 'actions.ts', from: '  $isRangeSelection,\n', to: '  $isTextNode,\n'},
        {
          file: 'actions.ts',
          from: ASK,
          to: "return selection?.getNodes().some((node) => $isTextNode(node) && node.hasFormat('bold')) ?? false;",
        },
      ],
    },
  ],
} satisfies Attempts;
