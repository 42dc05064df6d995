import type {Attempts} from '@lexical-documentation/course/check';

export default {
  right: [
    {
      title: 'has a higher priority',
      edits: [
        {
          file: 'callout.ts',
          from: 'priority: 1}',
          to: 'priority: 2}',
        },
      ],
    },
    {
      title: 'uses a static method',
      edits: [
        {
          file: 'callout.ts',
          from: "      importDOM: {\n        aside: (element) =>\n          element.classList.contains('callout')\n            ? {conversion: $convertCallout, priority: 1}\n            : null,\n      },\n",
          to: '',
        },
        {
          file: 'callout.ts',
          from: '  override createDOM(',
          to: "  static override importDOM(): DOMConversionMap {\n    return {\n      aside: (element) =>\n        element.classList.contains('callout') ? {conversion: $convertCallout, priority: 1} : null,\n    };\n  }\n\n  override createDOM(",
        },
        {
          file: 'callout.ts',
          from: '  type DOMConversionOutput,',
          to: '  type DOMConversionMap,\n  type DOMConversionOutput,',
        },
      ],
    },
  ],
  wrong: [
    {
      title: 'takes every aside',
      says: 'with another class becomes',
      edits: [
        {
          file: 'callout.ts',
          from: "element.classList.contains('callout')\n            ? {conversion: $convertCallout, priority: 1}\n            : null",
          to: 'element.isConnected || true ? {conversion: $convertCallout, priority: 1} : null',
        },
      ],
    },
    {
      title: 'loses the tone',
      says: 'has the tone "note"',
      edits: [
        {
          file: 'callout.ts',
          from: "if (element.dataset.tone === 'warning') callout.setTone('warning');",
          to: 'void element;',
        },
      ],
    },
    {
      title: 'trusts the HTML',
      says: 'data-tone="purple" has the tone "purple"',
      edits: [
        {
          file: 'callout.ts',
          from: "if (element.dataset.tone === 'warning') callout.setTone('warning');",
          to: "callout.setTone((element.dataset.tone ?? 'note') as Tone);",
        },
      ],
    },
    {
      title: 'copies the text',
      says: 'Let Lexical convert the children',
      edits: [
        {
          file: 'callout.ts',
          from: '  return {node: callout};',
          to: '  callout.append($createTextNode(element.textContent));\n  return {node: callout, forChild: () => null};',
        },
        {
          file: 'callout.ts',
          from: '  $createParagraphNode,\n',
          to: '  $createParagraphNode,\n  $createTextNode,\n',
        },
      ],
    },
    {
      title: 'looks for another element',
      says: 'becomes: paragraph "one", paragraph "Stop"',
      edits: [
        {
          file: 'callout.ts',
          from: '        aside: (element)',
          to: '        section: (element)',
        },
      ],
    },
    {
      title: 'compares the whole class attribute',
      says: 'An element can have other classes, too',
      edits: [
        {
          file: 'callout.ts',
          from: "element.classList.contains('callout')",
          to: "element.className === 'callout'",
        },
      ],
    },
  ],
} satisfies Attempts;
