import type {Attempts} from '@lexical-documentation/course/check';

const INITIAL =
  "$initialEditorState: localStorage.getItem('document') ?? $writeFirstContent";

export default {
  right: [
    {
      title: 'sets the state when the editor starts',
      edits: [
        {
          file: 'editor.ts',
          from: INITIAL,
          to: "$initialEditorState: $writeFirstContent,\n  afterRegistration: (editor) => {\n    const stored = localStorage.getItem('document');\n    if (stored !== null) editor.setEditorState(editor.parseEditorState(stored), {tag: 'history-merge'});\n    return () => undefined;\n  }",
        },
      ],
    },
    {
      title: 'restores from a function of its own',
      edits: [
        {
          file: 'editor.ts',
          from: INITIAL,
          to: '$initialEditorState: readStored()',
        },
        {
          file: 'editor.ts',
          from: '/** The editor that you build in this course. */',
          to: "function readStored() {\n  return localStorage.getItem('document') || $writeFirstContent;\n}\n",
        },
      ],
    },
  ],
  wrong: [
    {
      title: 'always starts anew',
      says: 'After a reload, the document is',
      edits: [
        {file: 'editor.ts', from: "localStorage.getItem('document') ?? ", to: ''},
      ],
    },
    {
      title: 'forgets the first content',
      says: 'no longer starts with your heading',
      edits: [{file: 'editor.ts', from: ' ?? $writeFirstContent', to: ''}],
    },
    {
      title: 'looks under another name',
      says: 'After a reload, the document is',
      edits: [{file: 'editor.ts', from: "'document')", to: "'documents')"}],
    },
    {
      title: 'restores the text alone',
      says: 'its formatting is lost',
      edits: [
        {
          file: 'editor.ts',
          from: INITIAL,
          to: '$initialEditorState: () => {\n    const stored = localStorage.getItem(\'document\');\n    if (stored === null) return $writeFirstContent();\n    const text = [...stored.matchAll(/"text":"([^"]*)"/g)].map(([, part]) => part).join(\'\');\n    $getRoot().append($createParagraphNode().append($createTextNode(text)));\n  }',
        },
      ],
    },
  ],
} satisfies Attempts;
