import './callout.css';

import {
  $create,
  $createParagraphNode,
  defineExtension,
  ElementNode,
  type ParagraphNode,
  type RangeSelection,
} from 'lexical';

/** A block that stands out from the text around it. */
export class CalloutNode extends ElementNode {
  override $config() {
    return this.config('callout', {extends: ElementNode});
  }

  override createDOM(): HTMLElement {
    const element = document.createElement('aside');
    element.className = 'callout';
    return element;
  }

  override updateDOM(): boolean {
    return false;
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

/** Lets documents contain callouts. */
export const CalloutExtension = defineExtension({
  name: 'callout',
  nodes: [CalloutNode],
});
