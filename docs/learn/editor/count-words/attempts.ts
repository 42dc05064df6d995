import type {Attempts} from '@lexical-documentation/course/check';

const COUNT = "show(text.split(/\\s+/).filter((word) => word !== '').length)";
const LISTEN =
  'return editor.registerUpdateListener(({editorState}) => count(editorState));';

export default {
  right: [
    {
      title: 'listens to the text instead of updates',
      edits: [
        {
          file: 'words.ts',
          from: LISTEN,
          to: 'return editor.registerTextContentListener(() => count(editor.getEditorState()));',
        },
      ],
    },
    {
      title: 'matches words and reads with the editor',
      edits: [
        {file: 'words.ts', from: COUNT, to: 'show(text.match(/\\S+/g)?.length ?? 0)'},
        {
          file: 'words.ts',
          from: 'editorState.read(() => $getRoot().getTextContent())',
          to: 'editor.read(() => $getRoot().getTextContent())',
        },
      ],
    },
  ],
  wrong: [
    {
      title: 'counts once',
      says: 'Count again after each update',
      edits: [{file: 'words.ts', from: LISTEN, to: 'return () => undefined;'}],
    },
    {
      title: 'counts characters',
      says: 'but the page says',
      edits: [{file: 'words.ts', from: COUNT, to: 'show(text.length)'}],
    },
    {
      title: 'splits at single spaces',
      says: 'any number of spaces',
      edits: [{file: 'words.ts', from: COUNT, to: "show(text.split(' ').length)"}],
    },
    {
      title: 'reads outside of a read',
      says: 'threw an error',
      edits: [
        {
          file: 'words.ts',
          from: 'editorState.read(() => $getRoot().getTextContent())',
          to: '$getRoot().getTextContent()',
        },
      ],
    },
    {
      title: 'does not count at the start',
      says: 'The document starts with',
      edits: [{file: 'words.ts', from: 'count(editor.getEditorState());\n', to: ''}],
    },
  ],
} satisfies Attempts;
