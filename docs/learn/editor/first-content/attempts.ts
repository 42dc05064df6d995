import type {Attempts} from '@lexical-documentation/course/check';

export default {
  right: [
    {
      title: 'appends one block after the other',
      edits: [
        {
          file: 'editor.ts',
          from: '$getRoot().append(heading, paragraph)',
          to: '$getRoot().append(heading);\n  heading.insertAfter(paragraph)',
        },
      ],
    },
    {
      title: 'writes the document in an update when the editor starts',
      edits: [
        {
          file: 'editor.ts',
          from: '$initialEditorState: $writeFirstContent',
          to: '$initialEditorState: null,\n  afterRegistration: (editor) => {\n    editor.update($writeFirstContent);\n    return () => undefined;\n  }',
        },
      ],
    },
  ],
  wrong: [
    {
      title: 'creates the nodes and appends none',
      says: 'still empty',
      edits: [
        {file: 'editor.ts', from: '$getRoot().append(heading, paragraph);', to: ''},
      ],
    },
    {
      title: 'returns the nodes',
      says: 'Append your blocks to $getRoot()',
      edits: [
        {
          file: 'editor.ts',
          from: '  $getRoot().append(heading, paragraph);',
          to: '  return [heading, paragraph] as never;',
        },
        {file: 'editor.ts', from: '  $getRoot,\n', to: ''},
      ],
    },
    {
      title: 'takes the wrong level',
      says: 'a heading h2, not a heading h1',
      edits: [{file: 'editor.ts', from: "'h1'", to: "'h2'"}],
    },
    {
      title: 'leaves the paragraph without text',
      says: 'The paragraph has no text',
      edits: [
        {file: 'editor.ts', from: ".append($createTextNode('Start here.'))", to: ''},
      ],
    },
    {
      title: 'calls the function outside of an update',
      says: 'threw an error',
      edits: [
        {
          file: 'editor.ts',
          from: '$initialEditorState: $writeFirstContent',
          to: '$initialEditorState: $writeFirstContent()',
        },
      ],
    },
  ],
} satisfies Attempts;
