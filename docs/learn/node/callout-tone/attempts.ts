import type {Attempts} from '@lexical-documentation/course/check';

export default {
  right: [
    {
      title: 'makes a new element when the tone changes',
      edits: [
        {
          file: 'callout.ts',
          from: 'override updateDOM(_previous: this, element: HTMLElement): boolean {\n    element.dataset.tone = this.getTone();\n    return false;\n  }',
          to: 'override updateDOM(previous: this): boolean {\n    return $getStateChange(this, previous, toneState) !== null;\n  }',
        },
        {
          file: 'callout.ts',
          from: '  $getState,\n',
          to: '  $getState,\n  $getStateChange,\n',
        },
      ],
    },
    {
      title: 'changes the state in the action',
      edits: [
        {
          file: 'actions.ts',
          from: "callout?.setTone(callout.getTone() === 'warning' ? 'note' : 'warning');",
          to: "if (callout) $setState(callout, toneState, (tone) => (tone === 'note' ? 'warning' : 'note'));",
        },
        {
          file: 'actions.ts',
          from: '  $getSelection,\n',
          to: '  $getSelection,\n  $setState,\n',
        },
        {
          file: 'callout.ts',
          from: 'const toneState',
          to: 'export const toneState',
        },
        {
          file: 'actions.ts',
          from: 'type CalloutNode}',
          to: 'type CalloutNode, toneState}',
        },
      ],
    },
  ],
  wrong: [
    {
      title: 'does not follow changes',
      says: 'The element must follow the node',
      edits: [
        {
          file: 'callout.ts',
          from: '    element.dataset.tone = this.getTone();\n    return false;',
          to: '    return false;',
        },
      ],
    },
    {
      title: 'compares with a method of the previous node',
      says: 'Methods of the previous node read the newest tone',
      edits: [
        {
          file: 'callout.ts',
          from: 'override updateDOM(_previous: this, element: HTMLElement): boolean {\n    element.dataset.tone = this.getTone();\n    return false;\n  }',
          to: 'override updateDOM(previous: this): boolean {\n    return previous.getTone() !== this.getTone();\n  }',
        },
      ],
    },
    {
      title: 'keeps the tone in a property of the class',
      says: 'the next save loses it',
      edits: [
        {
          file: 'callout.ts',
          from: '    return $getState(this, toneState);',
          to: '    return this.getLatest().tone;',
        },
        {
          file: 'callout.ts',
          from: '    $setState(this, toneState, tone);',
          to: '    this.getWritable().tone = tone;',
        },
        {
          file: 'callout.ts',
          from: '  override $config() {',
          to: "  tone: Tone = 'note';\n\n  override afterCloneFrom(previous: this): void {\n    super.afterCloneFrom(previous);\n    this.tone = previous.tone;\n  }\n\n  override $config() {",
        },
      ],
    },
    {
      title: 'trusts what is stored',
      says: 'shows "purple"',
      edits: [
        {
          file: 'callout.ts',
          from: "value === 'warning' ? 'warning' : 'note'",
          to: "(value as Tone | undefined) ?? 'note'",
        },
      ],
    },
    {
      title: 'draws the tone nowhere',
      says: 'has data-tone "" instead of "note"',
      edits: [
        {
          file: 'callout.ts',
          from: "    element.className = 'callout';\n    element.dataset.tone = this.getTone();",
          to: "    element.className = 'callout';",
        },
      ],
    },
    {
      title: 'never goes back',
      says: 'does not go back',
      edits: [
        {
          file: 'actions.ts',
          from: "callout.getTone() === 'warning' ? 'note' : 'warning'",
          to: "'warning'",
        },
      ],
    },
    {
      title: 'takes every block for a callout',
      says: 'threw an error',
      edits: [
        {
          file: 'actions.ts',
          from: '  return $isCalloutNode(block) ? block : null;',
          to: '  return block as CalloutNode;',
        },
        {
          file: 'actions.ts',
          from: ', $isCalloutNode',
          to: '',
        },
      ],
    },
    {
      title: 'changes the first callout of the document',
      says: 'Find the callout through the selection',
      edits: [
        {
          file: 'actions.ts',
          from: 'const block = $getSelection()?.getNodes()[0]?.getTopLevelElement();\n  return $isCalloutNode(',
          to: 'const block = $getRoot().getChildren().find($isCalloutNode);\n  return $isCalloutNode(',
        },
        {
          file: 'actions.ts',
          from: '  $getSelection,\n',
          to: '  $getRoot,\n  $getSelection,\n',
        },
      ],
    },
  ],
} satisfies Attempts;
