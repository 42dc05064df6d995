import type {Attempts} from '@lexical-documentation/course/check';

export default {
  right: [
    {
      title: 'uses the older static methods',
      edits: [
        {
          file: 'callout.ts',
          from: "override $config() {\n    return this.config('callout', {extends: ElementNode});\n  }",
          to: "static override getType() {\n    return 'callout';\n  }\n\n  static override clone(node: CalloutNode) {\n    return new CalloutNode(node.__key);\n  }\n\n  static override importJSON() {\n    return new CalloutNode();\n  }",
        },
      ],
    },
    {
      title: 'registers the class with the editor',
      edits: [
        {
          file: 'callout.ts',
          from: 'nodes: [CalloutNode],',
          to: 'nodes: () => [CalloutNode],',
        },
        {
          file: 'callout.ts',
          from: "element.className = 'callout';",
          to: "element.classList.add('callout');",
        },
      ],
    },
  ],
  wrong: [
    {
      title: 'does not register the class',
      says: 'does not know nodes of the type "callout"',
      edits: [{file: 'callout.ts', from: '  nodes: [CalloutNode],\n', to: ''}],
    },
    {
      title: 'does not use the extension',
      says: 'list the extension in your editor',
      edits: [{file: 'editor.ts', from: '    CalloutExtension,\n', to: ''}],
    },
    {
      title: 'gives the type another name',
      says: 'does not know nodes of the type "callout"',
      edits: [{file: 'callout.ts', from: "config('callout'", to: "config('box'"}],
    },
    {
      title: 'draws another element',
      says: 'but as <div class="callout">',
      edits: [
        {
          file: 'callout.ts',
          from: "createElement('aside')",
          to: "createElement('div')",
        },
      ],
    },
    {
      title: 'replaces the element each time',
      says: 'because updateDOM returns true',
      edits: [{file: 'callout.ts', from: 'return false;', to: 'return true;'}],
    },
  ],
} satisfies Attempts;
