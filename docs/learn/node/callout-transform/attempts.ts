import type {Attempts} from '@lexical-documentation/course/check';

export default {
  right: [
    {
      title: 'moves the children by hand',
      edits: [
        {
          file: 'callout.ts',
          from: 'paragraph.replace($createCalloutNode(), true);',
          to: 'const callout = $createCalloutNode();\n      paragraph.insertBefore(callout);\n      callout.append(...paragraph.getChildren());\n      paragraph.remove();',
        },
      ],
    },
    {
      title: 'transforms paragraphs when a child starts them',
      edits: [
        {
          file: 'callout.ts',
          from: 'if (!$isParagraphNode(paragraph) || textNode.getPreviousSibling()) return;',
          to: 'if (!$isParagraphNode(paragraph)) return;\n      if (!paragraph.getFirstChild()?.is(textNode)) return;',
        },
      ],
    },
  ],
  wrong: [
    {
      title: 'keeps the marker',
      says: 'the document is: callout "! ab"',
      edits: [
        {
          file: 'callout.ts',
          from: '      marker?.remove();\n',
          to: '',
        },
        {
          file: 'callout.ts',
          from: 'const [marker] = textNode.splitText(2);',
          to: '',
        },
      ],
    },
    {
      title: 'changes the text, which moves the caret',
      says: 'split the marker off',
      edits: [
        {
          file: 'callout.ts',
          from: 'const [marker] = textNode.splitText(2);',
          to: 'textNode.setTextContent(textNode.getTextContent().slice(2));',
        },
        {file: 'callout.ts', from: '      marker?.remove();\n', to: ''},
      ],
    },
    {
      title: 'looks anywhere in the text',
      says: 'in the middle of a text',
      edits: [
        {
          file: 'callout.ts',
          from: "!textNode.getTextContent().startsWith('! ')",
          to: "!textNode.getTextContent().includes('! ')",
        },
      ],
    },
    {
      title: 'takes any text of the paragraph',
      says: 'The text must be the first',
      edits: [
        {
          file: 'callout.ts',
          from: ' || textNode.getPreviousSibling()',
          to: '',
        },
      ],
    },
    {
      title: 'takes any block',
      says: 'in a heading results in',
      edits: [
        {
          file: 'callout.ts',
          from: '!$isParagraphNode(paragraph) ||',
          to: '!paragraph || $isCalloutNode(paragraph) ||',
        },
        {
          file: 'callout.ts',
          from: '  $isParagraphNode,\n',
          to: '',
        },
      ],
    },
    {
      title: 'listens for a key',
      says: 'A transform looks at nodes',
      edits: [
        {
          file: 'callout.ts',
          from: "!textNode.getTextContent().startsWith('! ')",
          to: "textNode.getTextContent() !== '! '",
        },
      ],
    },
  ],
} satisfies Attempts;
