import type {Attempts} from '@lexical-documentation/course/check';

export default {
  right: [
    {
      title: 'works without an expression',
      edits: [
        {
          file: 'slash.ts',
          from: 'return /^\\/([a-z]*)$/i.exec(before)?.[1] ?? null;',
          to: "if (!before.startsWith('/') || /\\W/.test(before.slice(1))) return null;\n  return before.slice(1);",
        },
      ],
    },
    {
      title: 'looks at the index of the node',
      edits: [
        {
          file: 'slash.ts',
          from: 'node.getPreviousSibling()',
          to: 'node.getIndexWithinParent() > 0',
        },
      ],
    },
  ],
  wrong: [
    {
      title: 'needs a letter',
      says: 'After "/", the menu offers: nothing',
      edits: [
        {
          file: 'slash.ts',
          from: '([a-z]*)',
          to: '(\\w+)',
        },
      ],
    },
    {
      title: 'finds a slash anywhere',
      says: 'The slash must be the first character',
      edits: [
        {
          file: 'slash.ts',
          from: '/^\\/([a-z]*)$/i',
          to: '/\\/([a-z]*)$/i',
        },
      ],
    },
    {
      title: 'accepts other text before',
      says: 'must be the first in its block',
      edits: [
        {
          file: 'slash.ts',
          from: ' || node.getPreviousSibling()',
          to: '',
        },
      ],
    },
    {
      title: 'reads on after a space',
      says: 'After a space',
      edits: [
        {
          file: 'slash.ts',
          from: '/^\\/([a-z]*)$/i',
          to: '/^\\/([a-z]*)/i',
        },
      ],
    },
    {
      title: 'reads past the caret',
      says: 'The query ends at the caret',
      edits: [{file: 'slash.ts', from: '.slice(0, selection.anchor.offset)', to: ''}],
    },
  ],
} satisfies Attempts;
