import type {Attempts} from '@lexical-documentation/course/check';

export default {
  right: [
    {
      title: 'looks at the node after the callout',
      edits: [
        {
          file: 'callout.test.ts',
          from: "  const types = editor.read(() =>\n    $getRoot()\n      .getChildren()\n      .map((node) => node.getType()),\n  );\n  if (types[1] !== 'paragraph') throw new Error(`The blocks are: ${types.join(', ')}`);",
          to: "  editor.read(() => {\n    if ($getRoot().getFirstChild()?.getNextSibling()?.getType() !== 'paragraph') {\n      throw new Error('There is no paragraph after the callout.');\n    }\n  });",
        },
      ],
    },
    {
      title: 'looks at the JSON',
      edits: [
        {
          file: 'callout.test.ts',
          from: 'editor.read(() =>\n    $getRoot()\n      .getChildren()\n      .map((node) => node.getType()),\n  );',
          to: 'editor.getEditorState().toJSON().root.children.map(({type}) => type);',
        },
      ],
    },
  ],
  wrong: [
    {
      title: 'tests nothing',
      says: 'also passes with a callout in which Enter makes another',
      edits: [
        {
          file: 'callout.test.ts',
          from: "if (types[1] !== 'paragraph') throw",
          to: 'if (types.length === 0) throw',
        },
      ],
    },
    {
      title: 'only counts the blocks',
      says: 'also passes with a callout in which Enter makes another',
      edits: [
        {
          file: 'callout.test.ts',
          from: "types[1] !== 'paragraph'",
          to: 'types.length !== 2',
        },
      ],
    },
    {
      title: 'looks for a paragraph anywhere',
      says: 'Look at the order of the blocks',
      edits: [
        {
          file: 'callout.test.ts',
          from: "types[1] !== 'paragraph'",
          to: "!types.includes('paragraph')",
        },
      ],
    },
    {
      title: 'expects the wrong block',
      says: 'With your callout, the test should pass',
      edits: [
        {
          file: 'callout.test.ts',
          from: "types[1] !== 'paragraph'",
          to: "types[0] !== 'paragraph'",
        },
      ],
    },
    {
      title: 'changes the document outside of an update',
      says: 'With your callout, the test should pass',
      edits: [
        {
          file: 'callout.test.ts',
          from: "editor.update(\n    () => {\n      const callout = $createCalloutNode().append($createTextNode('note'));\n      $getRoot().clear().append(callout);\n      callout.selectEnd().insertParagraph();\n    },\n    {discrete: true},\n  );",
          to: "const callout = $createCalloutNode().append($createTextNode('note'));\n  $getRoot().clear().append(callout);\n  callout.selectEnd().insertParagraph();",
        },
      ],
    },
  ],
} satisfies Attempts;
