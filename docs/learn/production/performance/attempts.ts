import type {Attempts} from '@lexical-documentation/course/check';

export default {
  right: [
    {
      title: 'looks at the root',
      edits: [
        {
          file: 'outline.ts',
          from: 'mergeRegister(\n      editor.registerNodeTransform(HeadingNode, $nameHeading),\n      editor.registerNodeTransform(TextNode, (node) => $nameHeading(node.getParent())),\n    )',
          to: 'editor.registerNodeTransform(RootNode, (root) => root.getChildren().forEach($nameHeading))',
        },
        {
          file: 'outline.ts',
          from: '  mergeRegister,\n',
          to: '  RootNode,\n',
        },
        {
          file: 'outline.ts',
          from: '  TextNode,\n',
          to: '',
        },
        {
          file: 'outline.ts',
          from: '$isHeadingNode, HeadingNode',
          to: '$isHeadingNode',
        },
      ],
    },
    {
      title: 'finds the block of the text',
      edits: [
        {
          file: 'outline.ts',
          from: '$nameHeading(node.getParent())',
          to: '$nameHeading(node.getTopLevelElement())',
        },
      ],
    },
  ],
  wrong: [
    {
      title: 'transforms headings only',
      says: 'Typing changes the text node',
      edits: [
        {
          file: 'outline.ts',
          from: '      editor.registerNodeTransform(TextNode, (node) => $nameHeading(node.getParent())),\n',
          to: '',
        },
      ],
    },
    {
      title: 'transforms texts only',
      says: 'Removing a text node changes the heading',
      edits: [
        {
          file: 'outline.ts',
          from: '      editor.registerNodeTransform(HeadingNode, $nameHeading),\n',
          to: '',
        },
      ],
    },
    {
      title: 'keeps the listener',
      says: 'causes 2 updates',
      edits: [
        {
          file: 'outline.ts',
          from: 'mergeRegister(\n      editor.registerNodeTransform(HeadingNode, $nameHeading),\n      editor.registerNodeTransform(TextNode, (node) => $nameHeading(node.getParent())),\n    )',
          to: 'editor.registerUpdateListener(() => editor.update(() => $getRoot().getChildren().forEach($nameHeading)))',
        },
        {
          file: 'outline.ts',
          from: '  mergeRegister,\n',
          to: '  $getRoot,\n',
        },
        {
          file: 'outline.ts',
          from: '  TextNode,\n',
          to: '',
        },
        {
          file: 'outline.ts',
          from: '$isHeadingNode, HeadingNode',
          to: '$isHeadingNode',
        },
      ],
    },
    {
      title: 'does nothing',
      says: 'has the id "none"',
      edits: [
        {
          file: 'outline.ts',
          from: 'if ($getState(node, idState) !== id)',
          to: 'if ($getState(node, idState) === id)',
        },
      ],
    },
  ],
} satisfies Attempts;
