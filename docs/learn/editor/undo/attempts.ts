import type {Attempts} from '@lexical-documentation/course/check';

const CONFIGURED = 'configExtension(HistoryExtension, {delay: 1000})';

export default {
  right: [
    {
      title: 'registers the history by hand',
      edits: [
        {
          file: 'editor.ts',
          from: "import {HistoryExtension} from '@lexical/history';",
          to: "import {createEmptyHistoryState, registerHistory} from '@lexical/history';",
        },
        {
          file: 'editor.ts',
          from: `, ${CONFIGURED}]`,
          to: '],\n  register: (editor) => registerHistory(editor, createEmptyHistoryState(), 1000)',
        },
      ],
    },
    {
      title: 'lists the history first',
      edits: [
        {
          file: 'editor.ts',
          from: `[RichTextExtension, ${CONFIGURED}]`,
          to: `[${CONFIGURED}, RichTextExtension]`,
        },
      ],
    },
  ],
  wrong: [
    {
      title: 'keeps the default delay',
      says: 'Set the delay of the history to 1000',
      edits: [{file: 'editor.ts', from: CONFIGURED, to: 'HistoryExtension'}],
    },
    {
      title: 'makes each letter a step',
      says: 'takes back only the last letter',
      edits: [{file: 'editor.ts', from: 'delay: 1000', to: 'delay: 0'}],
    },
    {
      title: 'takes the delay for seconds',
      says: 'The delay of the history is too short',
      edits: [{file: 'editor.ts', from: 'delay: 1000', to: 'delay: 1'}],
    },
    {
      title: 'never starts a new step',
      says: 'The delay is too long',
      edits: [{file: 'editor.ts', from: 'delay: 1000', to: 'delay: 60_000'}],
    },
    {
      title: 'configures an extension and does not depend on it',
      says: 'keeps no history yet',
      edits: [{file: 'editor.ts', from: `, ${CONFIGURED}`, to: ''}],
    },
  ],
} satisfies Attempts;
