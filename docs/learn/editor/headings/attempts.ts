import type {Attempts} from '@lexical-documentation/course/check';

const SET = '$setBlocksType($getSelection(), $create);';

export default {
  right: [
    {
      title: 'replaces the blocks by hand',
      edits: [
        {
          file: 'actions.ts',
          from: "import {$setBlocksType} from '@lexical/selection';\n",
          to: '',
        },
        {
          file: 'actions.ts',
          from: SET,
          to: 'const blocks = new Set($getSelection()?.getNodes().map((node) => node.getTopLevelElement()));\n        for (const block of blocks) block?.replace($create(), true);',
        },
      ],
    },
    {
      title: 'looks at the anchor',
      edits: [
        {
          file: 'actions.ts',
          from: 'const block = $getSelection()?.getNodes()[0]?.getTopLevelElement();',
          to: 'const selection = $getSelection();\n  const block = $isRangeSelection(selection) ? selection.anchor.getNode().getTopLevelElement() : null;',
        },
      ],
    },
  ],
  wrong: [
    {
      title: 'inserts a new heading',
      says: 'With the caret in the second of two paragraphs',
      edits: [
        {
          file: 'actions.ts',
          from: SET,
          to: '$getSelection()?.insertNodes([$create()]);',
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
          to: 'const blocks = new Set($getSelection()?.getNodes().map((node) => node.getTopLevelElement()));\n        for (const block of blocks) {\n          const text = block?.getTextContent() ?? "";\n          const heading = $create();\n          block?.replace(heading);\n          heading.selectEnd().insertText(text);\n        }',
        },
      ],
    },
    {
      title: 'never goes back',
      says: 'After a second press',
      edits: [
        {
          file: 'actions.ts',
          from: 'const isHeading = $isInHeading();',
          to: 'const isHeading = false;',
        },
      ],
    },
    {
      title: 'makes a heading of another level',
      says: 'heading h3 "two"',
      edits: [
        {
          file: 'actions.ts',
          from: "$createHeadingNode('h2')",
          to: "$createHeadingNode('h3')",
        },
      ],
    },
    {
      title: 'changes one block',
      says: 'With two paragraphs selected',
      edits: [
        {
          file: 'actions.ts',
          from: SET,
          to: '$getSelection()?.getNodes()[0]?.getTopLevelElement()?.replace($create(), true);',
        },
        {
          file: 'actions.ts',
          from: "import {$setBlocksType} from '@lexical/selection';\n",
          to: '',
        },
      ],
    },
    {
      title: 'does not show where the caret is',
      says: 'the button "Heading" is not pressed',
      edits: [{file: 'actions.ts', from: '    $isActive: $isInHeading,\n', to: ''}],
    },
    {
      title: 'takes a heading of any level',
      says: 'check getTag(), too',
      edits: [
        {
          file: 'actions.ts',
          from: "$isHeadingNode(block) && block.getTag() === 'h2'",
          to: '$isHeadingNode(block)',
        },
      ],
    },
  ],
} satisfies Attempts;
