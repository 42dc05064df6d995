import type {Attempts} from '@lexical-documentation/course/check';

export default {
  right: [
    {
      title: 'has a higher priority',
      edits: [
        {
          file: 'callout.ts',
          from: "?? '');\n          return true;\n        },\n        COMMAND_PRIORITY_LOW,",
          to: "?? '');\n          return true;\n        },\n        COMMAND_PRIORITY_HIGH,",
        },
        {
          file: 'callout.ts',
          from: '  COMMAND_PRIORITY_LOW,\n  createState',
          to: '  COMMAND_PRIORITY_HIGH,\n  COMMAND_PRIORITY_LOW,\n  createState',
        },
      ],
    },
    {
      title: 'takes the text first',
      edits: [
        {
          file: 'callout.ts',
          from: "          event.preventDefault();\n          selection.insertRawText(event.clipboardData?.getData('text/plain') ?? '');",
          to: "          const text = event.clipboardData?.getData('text/plain');\n          if (text) selection.insertRawText(text);\n          event.preventDefault();",
        },
      ],
    },
  ],
  wrong: [
    {
      title: 'does it everywhere',
      says: 'Return false outside of callouts',
      edits: [
        {
          file: 'callout.ts',
          from: 'if (!selection || !$isCalloutNode(block)) return false;',
          to: 'if (!selection || !block) return false;',
        },
      ],
    },
    {
      title: 'returns false',
      says: 'results in: callout "oneBig news',
      edits: [
        {
          file: 'callout.ts',
          from: "?? '');\n          return true;",
          to: "?? '');\n          return false;",
        },
      ],
    },
    {
      title: 'inserts the HTML as text',
      says: 'results in: callout "one<h1>',
      edits: [
        {
          file: 'callout.ts',
          from: "getData('text/plain')",
          to: "getData('text/html')",
        },
      ],
    },
    {
      title: 'drops what is pasted',
      says: 'results in: callout "one ", paragraph "two"',
      edits: [
        {
          file: 'callout.ts',
          from: "selection.insertRawText(event.clipboardData?.getData('text/plain') ?? '');",
          to: "selection.insertRawText('');",
        },
      ],
    },
    {
      title: 'lets the browser paste, too',
      says: 'Call preventDefault',
      edits: [
        {
          file: 'callout.ts',
          from: '          event.preventDefault();\n          selection.insertRawText',
          to: '          selection.insertRawText',
        },
      ],
    },
    {
      title: 'keeps the newlines in the text',
      says: 'Insert a line break node',
      edits: [
        {
          file: 'callout.ts',
          from: 'selection.insertRawText(',
          to: 'selection.insertText(',
        },
      ],
    },
  ],
} satisfies Attempts;
