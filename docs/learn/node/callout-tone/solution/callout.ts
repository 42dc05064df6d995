import './callout.css';

import {
  $create,
  $createParagraphNode,
  $getState,
  $setState,
  createState,
  defineExtension,
  ElementNode,
  type LexicalNode,
  type ParagraphNode,
  type RangeSelection,
} from 'lexical';

type Tone = 'note' | 'warning';

const toneState = createState('tone', {
  parse: (value): Tone => (value === 'warning' ? 'warning' : 'note'),
});

/** A block that stands out from the text around it. */
export class CalloutNode extends ElementNode {
  override $config() {
    return this.config('callout', {
      extends: ElementNode,
      stateConfigs: [{flat: true, stateConfig: toneState}],
    });
  }

  override createDOM(): HTMLElement {
    const element = document.createElement('aside');
    element.className = 'callout';
    element.dataset.tone = this.getTone();
    return element;
  }

  override updateDOM(_previous: this, element: HTMLElement): boolean {
    element.dataset.tone = this.getTone();
    return false;
  }

  getTone(): Tone {
    return $getState(this, toneState);
  }

  setTone(tone: Tone): void {
    $setState(this, toneState, tone);
  }

  override insertNewAfter(
    _selection: RangeSelection,
    restoreSelection?: boolean,
  ): ParagraphNode {
    const paragraph = $createParagraphNode();
    this.insertAfter(paragraph, restoreSelection);
    return paragraph;
  }

  override collapseAtStart(): boolean {
    this.replace($createParagraphNode(), true);
    return true;
  }
}

/** Makes an empty callout. */
export function $createCalloutNode(): CalloutNode {
  return $create(CalloutNode);
}

/** Tells whether a node is a callout. */
export function $isCalloutNode(
  node: LexicalNode | null | undefined,
): node is CalloutNode {
  return node instanceof CalloutNode;
}

/** Lets documents contain callouts. */
export const CalloutExtension = defineExtension({
  name: 'callout',
  nodes: [CalloutNode],
});
