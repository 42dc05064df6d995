import type {Attempts} from '@lexical-documentation/course/check';

export default {
  right: [
    {
      title: 'appends the children after replacing',
      edits: [
        {
          file: 'markdown.ts',
          from: 'const callout = $createCalloutNode().append(...children);\n    if (tone)',
          to: 'const callout = $createCalloutNode();\n    if (tone)',
        },
        {
          file: 'markdown.ts',
          from: 'paragraph.replace(callout);',
          to: 'paragraph.replace(callout);\n    callout.append(...children);',
        },
      ],
    },
    {
      title: 'looks for both marks by name',
      edits: [
        {
          file: 'markdown.ts',
          from: '/^!!!(warning)? /',
          to: '/^!!!(?:(warning) | )/',
        },
      ],
    },
  ],
  wrong: [
    {
      title: 'does not list the transformer',
      says: 'is: "one\\n\\ntwo"',
      edits: [
        {
          file: 'markdown.ts',
          from: '[CALLOUT, HEADING',
          to: '[HEADING',
        },
      ],
    },
    {
      title: 'does not write the tone',
      says: 'The Markdown of a warning',
      edits: [
        {
          file: 'markdown.ts',
          from: "node.getTone() === 'warning' ? '!!!warning' : '!!!'",
          to: "'!!!'",
        },
      ],
    },
    {
      title: 'does not read the tone',
      says: 'Their tones are: note, note',
      edits: [
        {
          file: 'markdown.ts',
          from: "    if (tone) callout.setTone('warning');\n",
          to: '    void tone;\n',
        },
      ],
    },
    {
      title: 'writes the text only',
      says: 'A callout with a bold word is written as',
      edits: [
        {
          file: 'markdown.ts',
          from: 'exportChildren(node)',
          to: 'node.getTextContent()',
        },
        {
          file: 'markdown.ts',
          from: '(node, exportChildren)',
          to: '(node)',
        },
      ],
    },
    {
      title: 'loses the text',
      says: 'are read as: callout ""',
      edits: [
        {
          file: 'markdown.ts',
          from: '$createCalloutNode().append(...children)',
          to: '$createCalloutNode()',
        },
        {
          file: 'markdown.ts',
          from: '(paragraph, children, [, tone])',
          to: '(paragraph, _children, [, tone])',
        },
      ],
    },
    {
      title: 'matches any word',
      says: '"!!!important one" are read as',
      edits: [
        {
          file: 'markdown.ts',
          from: '/^!!!(warning)? /',
          to: '/^!!!(\\w+)? /',
        },
      ],
    },
  ],
} satisfies Attempts;
