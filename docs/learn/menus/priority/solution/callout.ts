import './callout.css';

import {
  $create,
  $createParagraphNode,
  $getSelection,
  $getState,
  $isParagraphNode,
  $setState,
  COMMAND_PRIORITY_LOW,
  createState,
  defineExtension,
  ElementNode,
  KEY_ENTER_COMMAND,
  type LexicalNode,
  type ParagraphNode,
  mergeRegister,
  type RangeSelection,
  TextNode,
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
  register: (editor) =>
    mergeRegister(
      editor.registerNodeTransform(TextNode, (textNode) => {
        const paragraph = textNode.getParent();
        if (!$isParagraphNode(paragraph) || textNode.getPreviousSibling()) return;
        if (!textNode.getTextContent().startsWith('! ')) return;
        const [marker] = textNode.splitText(2);
        paragraph.replace($createCalloutNode(), true);
        marker?.remove();
      }),
      editor.registerCommand(
        KEY_ENTER_COMMAND,
        (event) => {
          if (!event?.ctrlKey && !event?.metaKey) return false;
          const block = $getSelection()?.getNodes()[0]?.getTopLevelElement();
          if (!$isCalloutNode(block)) return false;
          const paragraph = $createParagraphNode();
          block.insertAfter(paragraph);
          paragraph.select();
          event.preventDefault();
          return true;
        },
        COMMAND_PRIORITY_LOW,
      ),
    ),
});
