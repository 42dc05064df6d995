import type {Attempts} from '@lexical-documentation/course/check';

export default {
  right: [
    {
      title: 'has a higher priority',
      edits: [
        {
          file: 'callout.ts',
          from: '        COMMAND_PRIORITY_LOW,\n',
          to: '        COMMAND_PRIORITY_HIGH,\n',
        },
        {
          file: 'callout.ts',
          from: '  COMMAND_PRIORITY_LOW,\n  createState',
          to: '  COMMAND_PRIORITY_HIGH,\n  createState',
        },
      ],
    },
    {
      title: 'goes before others of the same priority',
      edits: [
        {
          file: 'callout.ts',
          from: '        COMMAND_PRIORITY_LOW,\n',
          to: '        COMMAND_PRIORITY_BEFORE_EDITOR,\n',
        },
        {
          file: 'callout.ts',
          from: '  COMMAND_PRIORITY_LOW,\n  createState',
          to: '  COMMAND_PRIORITY_BEFORE_EDITOR,\n  createState',
        },
      ],
    },
    {
      title: 'looks at the anchor',
      edits: [
        {
          file: 'callout.ts',
          from: 'const block = $getSelection()?.getNodes()[0]?.getTopLevelElement();',
          to: 'const selection = $getSelection();\n          const block = $isRangeSelection(selection) ? selection.anchor.getNode().getTopLevelElement() : null;',
        },
        {
          file: 'callout.ts',
          from: '  $isParagraphNode,\n',
          to: '  $isParagraphNode,\n  $isRangeSelection,\n',
        },
      ],
    },
  ],
  wrong: [
    {
      title: 'comes after rich text',
      says: 'Rich text must not handle the key',
      edits: [
        {
          file: 'callout.ts',
          from: '        COMMAND_PRIORITY_LOW,\n',
          to: '        COMMAND_PRIORITY_EDITOR,\n',
        },
        {
          file: 'callout.ts',
          from: '  COMMAND_PRIORITY_LOW,\n  createState',
          to: '  COMMAND_PRIORITY_EDITOR,\n  createState',
        },
      ],
    },
    {
      title: 'takes every Enter',
      says: 'Return false for keys that are not yours',
      edits: [
        {
          file: 'callout.ts',
          from: 'if (!event?.ctrlKey && !event?.metaKey) return false;',
          to: '',
        },
      ],
    },
    {
      title: 'returns true everywhere',
      says: 'Return false outside of callouts',
      edits: [
        {
          file: 'callout.ts',
          from: 'if (!$isCalloutNode(block)) return false;',
          to: 'if (!$isCalloutNode(block)) return true;',
        },
      ],
    },
    {
      title: 'lets others handle the key, too',
      says: 'Rich text must not handle the key',
      edits: [
        {
          file: 'callout.ts',
          from: 'event.preventDefault();\n          return true;',
          to: 'event.preventDefault();\n          return false;',
        },
      ],
    },
    {
      title: 'loses the transform',
      says: 'Keep the transform beside the handler',
      edits: [
        {
          file: 'callout.ts',
          from: "if (!textNode.getTextContent().startsWith('! ')) return;",
          to: 'return;',
        },
      ],
    },
    {
      title: 'inserts at the end of the document',
      says: 'paragraph "next", paragraph "more"',
      edits: [
        {
          file: 'callout.ts',
          from: 'block.insertAfter(paragraph);',
          to: 'block.getParentOrThrow().append(paragraph);',
        },
      ],
    },
  ],
} satisfies Attempts;
