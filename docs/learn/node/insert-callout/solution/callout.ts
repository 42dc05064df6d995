import './callout.css';

import {$create, defineExtension, ElementNode} from 'lexical';

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
