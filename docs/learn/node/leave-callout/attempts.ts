import type {Attempts} from '@lexical-documentation/course/check';

const INSERT = 'this.insertAfter(paragraph, restoreSelection);';
const COLLAPSE = 'this.replace($createParagraphNode(), true);\n    return true;';

export default {
  right: [
    {
      title: 'keeps the direction of the text',
      edits: [
        {
          file: 'callout.ts',
          from: INSERT,
          to: `paragraph.setDirection(this.getDirection());\n    ${INSERT}`,
        },
      ],
    },
    {
      title: 'moves the children by hand',
      edits: [
        {
          file: 'callout.ts',
          from: COLLAPSE,
          to: 'const paragraph = $createParagraphNode();\n    paragraph.append(...this.getChildren());\n    this.replace(paragraph);\n    return true;',
        },
      ],
    },
  ],
  wrong: [
    {
      title: 'continues with another callout',
      says: 'callout "more"',
      edits: [
        {
          file: 'callout.ts',
          from: 'const paragraph = $createParagraphNode();',
          to: 'const paragraph = $createCalloutNode();',
        },
      ],
    },
    {
      title: 'puts the paragraph before the callout',
      says: 'After Enter and "more"',
      edits: [
        {
          file: 'callout.ts',
          from: INSERT,
          to: 'this.insertBefore(paragraph, restoreSelection);',
        },
      ],
    },
    {
      title: 'leaves Backspace as it is',
      says: 'A method of the node decides what happens there',
      edits: [{file: 'callout.ts', from: COLLAPSE, to: 'return false;'}],
    },
    {
      title: 'throws the text away',
      says: 'After Backspace at the start',
      edits: [
        {
          file: 'callout.ts',
          from: COLLAPSE,
          to: 'const paragraph = $createParagraphNode();\n    this.replace(paragraph);\n    paragraph.select();\n    return true;',
        },
      ],
    },
  ],
} satisfies Attempts;
