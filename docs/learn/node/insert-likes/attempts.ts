import type {Attempts} from '@lexical-documentation/course/check';

export default {
  right: [
    {
      title: 'inserts with the selection',
      form: 'react',
      edits: [
        {
          file: 'likes.tsx',
          from: '$insertNodes([$createLikesNode()])',
          to: '$getSelection()?.insertNodes([$createLikesNode()])',
        },
        {
          file: 'likes.tsx',
          from: '  $insertNodes,\n',
          to: '  $getSelection,\n',
        },
      ],
    },
    {
      title: 'inserts with the selection',
      form: 'plain',
      edits: [
        {
          file: 'likes.ts',
          from: '$insertNodes([$createLikesNode()])',
          to: '$getSelection()?.insertNodes([$createLikesNode()])',
        },
        {
          file: 'likes.ts',
          from: '  $insertNodes,\n',
          to: '  $getSelection,\n',
        },
      ],
    },
    {
      title: 'makes the node in the handler',
      form: 'react',
      edits: [
        {
          file: 'likes.tsx',
          from: '$insertNodes([$createLikesNode()])',
          to: '$insertNodes([$create(LikesNode)])',
        },
      ],
    },
    {
      title: 'makes the node in the handler',
      form: 'plain',
      edits: [
        {
          file: 'likes.ts',
          from: '$insertNodes([$createLikesNode()])',
          to: '$insertNodes([$create(LikesNode)])',
        },
      ],
    },
  ],
  wrong: [
    {
      title: 'inserts at the end of the document',
      says: 'It should replace the selection',
      form: 'react',
      edits: [
        {
          file: 'likes.tsx',
          from: '$insertNodes([$createLikesNode()])',
          to: '$getRoot().getLastDescendant()?.insertAfter($createLikesNode())',
        },
        {
          file: 'likes.tsx',
          from: '  $insertNodes,\n',
          to: '  $getRoot,\n',
        },
      ],
    },
    {
      title: 'inserts at the end of the document',
      says: 'It should replace the selection',
      form: 'plain',
      edits: [
        {
          file: 'likes.ts',
          from: '$insertNodes([$createLikesNode()])',
          to: '$getRoot().getLastDescendant()?.insertAfter($createLikesNode())',
        },
        {
          file: 'likes.ts',
          from: '  $insertNodes,\n',
          to: '  $getRoot,\n',
        },
      ],
    },
    {
      title: 'returns false',
      says: 'does not return true',
      form: 'react',
      edits: [
        {
          file: 'likes.tsx',
          from: '$insertNodes([$createLikesNode()]);\n        return true;',
          to: '$insertNodes([$createLikesNode()]);\n        return false;',
        },
      ],
    },
    {
      title: 'returns false',
      says: 'does not return true',
      form: 'plain',
      edits: [
        {
          file: 'likes.ts',
          from: '$insertNodes([$createLikesNode()]);\n        return true;',
          to: '$insertNodes([$createLikesNode()]);\n        return false;',
        },
      ],
    },
    {
      title: 'registers with the highest priority',
      says: 'Register with COMMAND_PRIORITY_EDITOR',
      form: 'react',
      edits: [
        {
          file: 'likes.tsx',
          from: '      COMMAND_PRIORITY_EDITOR,\n',
          to: '      COMMAND_PRIORITY_CRITICAL,\n',
        },
        {
          file: 'likes.tsx',
          from: '  COMMAND_PRIORITY_EDITOR,\n  createCommand',
          to: '  COMMAND_PRIORITY_CRITICAL,\n  createCommand',
        },
      ],
    },
    {
      title: 'registers with the highest priority',
      says: 'Register with COMMAND_PRIORITY_EDITOR',
      form: 'plain',
      edits: [
        {
          file: 'likes.ts',
          from: '      COMMAND_PRIORITY_EDITOR,\n',
          to: '      COMMAND_PRIORITY_CRITICAL,\n',
        },
        {
          file: 'likes.ts',
          from: '  COMMAND_PRIORITY_EDITOR,\n  createCommand',
          to: '  COMMAND_PRIORITY_CRITICAL,\n  createCommand',
        },
      ],
    },
    {
      title: 'gives the command another name',
      says: 'The editor does not handle a command named',
      form: 'react',
      edits: [
        {
          file: 'likes.tsx',
          from: "'INSERT_LIKES_COMMAND'",
          to: "'LIKES'",
        },
      ],
    },
    {
      title: 'gives the command another name',
      says: 'The editor does not handle a command named',
      form: 'plain',
      edits: [
        {
          file: 'likes.ts',
          from: "'INSERT_LIKES_COMMAND'",
          to: "'LIKES'",
        },
      ],
    },
    {
      title: 'dispatches nothing',
      says: 'It should replace the selection',
      edits: [
        {
          file: 'actions.ts',
          from: 'editor.dispatchCommand(INSERT_LIKES_COMMAND, undefined)',
          to: 'void INSERT_LIKES_COMMAND',
        },
      ],
    },
  ],
} satisfies Attempts;
