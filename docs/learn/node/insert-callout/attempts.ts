import type {Attempts} from '@lexical-documentation/course/check';

const SET = '$setBlocksType($getSelection(), $createCalloutNode)';
const BLOCKS =
  'new Set($getSelection()?.getNodes().map((node) => node.getTopLevelElement()))';

export default {
  right: [
    {
      title: 'replaces the blocks by hand',
      edits: [
        {
          file: 'actions.ts',
          from: SET,
          to: `{\n        for (const block of ${BLOCKS}) block?.replace($createCalloutNode(), true);\n      }`,
        },
      ],
    },
    {
      title: 'makes the node with its constructor',
      edits: [
        {
          file: 'callout.ts',
          from: 'return $create(CalloutNode);',
          to: 'return new CalloutNode();',
        },
      ],
    },
  ],
  wrong: [
    {
      title: 'inserts an empty callout',
      says: 'With the caret in the second of two paragraphs',
      edits: [
        {
          file: 'actions.ts',
          from: SET,
          to: '$getSelection()?.insertNodes([$createCalloutNode()])',
        },
      ],
    },
    {
      title: 'copies the text',
      says: 'Move the nodes instead of copying their text',
      edits: [
        {
          file: 'actions.ts',
          from: SET,
          to: `{\n        for (const block of ${BLOCKS}) {\n          const text = block?.getTextContent() ?? '';\n          const callout = $createCalloutNode();\n          block?.replace(callout);\n          callout.selectEnd().insertText(text);\n        }\n      }`,
        },
      ],
    },
    {
      title: 'takes paragraphs only',
      says: 'A heading becomes: heading h2 "one"',
      edits: [
        {
          file: 'actions.ts',
          from: SET,
          to: `{\n        for (const block of ${BLOCKS}) {\n          if (block?.getType() === 'paragraph') block.replace($createCalloutNode(), true);\n        }\n      }`,
        },
      ],
    },
    {
      title: 'reads instead of updating',
      says: 'threw an error',
      edits: [
        {
          file: 'actions.ts',
          from: `editor.update(() => ${SET})`,
          to: `editor.read(() => ${SET})`,
        },
      ],
    },
    {
      title: 'changes one block',
      says: 'With two paragraphs selected',
      edits: [
        {
          file: 'actions.ts',
          from: '$setBlocksType($getSelection(), $createCalloutNode)',
          to: '$getSelection()?.getNodes()[0]?.getTopLevelElement()?.replace($createCalloutNode(), true)',
        },
      ],
    },
  ],
} satisfies Attempts;
