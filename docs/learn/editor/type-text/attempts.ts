import type {Attempts} from '@lexical-documentation/course/check';

export default {
  right: [
    {
      title: 'registers rich text by hand',
      edits: [
        {
          file: 'editor.ts',
          from: "import {RichTextExtension} from '@lexical/rich-text';",
          to: "import {HeadingNode, QuoteNode, registerRichText} from '@lexical/rich-text';",
        },
        {
          file: 'editor.ts',
          from: 'dependencies: [RichTextExtension]',
          to: 'nodes: [HeadingNode, QuoteNode],\n  register: (editor) => registerRichText(editor)',
        },
      ],
    },
    {
      title: 'depends on an extension that brings rich text along',
      edits: [
        {
          file: 'editor.ts',
          from: '[RichTextExtension]',
          to: "[defineExtension({name: 'text', dependencies: [RichTextExtension]})]",
        },
      ],
    },
  ],
  wrong: [
    {
      title: 'takes plain text',
      says: 'rich text has paragraphs',
      edits: [
        {
          file: 'editor.ts',
          from: "import {RichTextExtension} from '@lexical/rich-text';",
          to: "import {PlainTextExtension} from '@lexical/plain-text';",
        },
        {file: 'editor.ts', from: '[RichTextExtension]', to: '[PlainTextExtension]'},
      ],
    },
    {
      title: 'imports the extension from another package',
      says: '"lexical" exports no RichTextExtension',
      edits: [
        {
          file: 'editor.ts',
          from: "import {RichTextExtension} from '@lexical/rich-text';",
          to: "import {RichTextExtension} from 'lexical';",
        },
      ],
    },
    {
      title: 'imports the extension and does not use it',
      says: 'stays empty',
      edits: [{file: 'editor.ts', from: '[RichTextExtension]', to: '[]'}],
    },
    {
      title: 'registers the nodes without the behavior',
      says: 'stays empty',
      edits: [
        {
          file: 'editor.ts',
          from: "import {RichTextExtension} from '@lexical/rich-text';",
          to: "import {HeadingNode, QuoteNode} from '@lexical/rich-text';",
        },
        {
          file: 'editor.ts',
          from: 'dependencies: [RichTextExtension]',
          to: 'nodes: [HeadingNode, QuoteNode]',
        },
      ],
    },
  ],
} satisfies Attempts;
