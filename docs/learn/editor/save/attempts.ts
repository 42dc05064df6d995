import type {Attempts} from '@lexical-documentation/course/check';

const STORE = "localStorage.setItem('document', JSON.stringify(editorState));";

export default {
  right: [
    {
      title: 'stores once the writer pauses',
      edits: [
        {
          file: 'save.ts',
          from: STORE,
          to: `clearTimeout(timer);\n      timer = setTimeout(() => ${STORE.slice(0, -1)}, 300);`,
        },
        {
          file: 'save.ts',
          from: "import {defineExtension} from 'lexical';",
          to: "import {defineExtension} from 'lexical';\n\nlet timer: ReturnType<typeof setTimeout> | undefined;",
        },
      ],
    },
    {
      title: 'compares the states',
      edits: [
        {
          file: 'save.ts',
          from: '{editorState, dirtyElements, dirtyLeaves}',
          to: '{editorState, prevEditorState}',
        },
        {
          file: 'save.ts',
          from: 'if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return;',
          to: 'if (JSON.stringify(editorState) === JSON.stringify(prevEditorState)) return;',
        },
        {
          file: 'save.ts',
          from: STORE,
          to: "localStorage.setItem('document', JSON.stringify(editorState.toJSON()));",
        },
      ],
    },
  ],
  wrong: [
    {
      title: 'writes the extension and does not use it',
      says: 'Does your editor depend on SaveExtension?',
      edits: [{file: 'editor.ts', from: '    SaveExtension,\n', to: ''}],
    },
    {
      title: 'stores the text',
      says: 'Store the editor state as JSON',
      edits: [
        {
          file: 'save.ts',
          from: "import {defineExtension} from 'lexical';",
          to: "import {$getRoot, defineExtension} from 'lexical';",
        },
        {
          file: 'save.ts',
          from: 'JSON.stringify(editorState)',
          to: 'editorState.read(() => $getRoot().getTextContent())',
        },
      ],
    },
    {
      title: 'stores an object without turning it into JSON',
      says: 'does not contain the typed text',
      edits: [
        {
          file: 'save.ts',
          from: 'JSON.stringify(editorState)',
          to: 'String(editorState)',
        },
      ],
    },
    {
      title: 'stores after every update',
      says: 'Moving the caret stores the whole document again',
      edits: [
        {
          file: 'save.ts',
          from: 'if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return;',
          to: '',
        },
      ],
    },
  ],
} satisfies Attempts;
