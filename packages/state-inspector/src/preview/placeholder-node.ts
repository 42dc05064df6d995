import {$getState, createState, ElementNode} from 'lexical';

import {PLACEHOLDER_TYPE} from '../core/drawable';

const labelState = createState('label', {
  parse: (value) => (typeof value === 'string' ? value : ''),
});
const inlineState = createState('isInline', {parse: (value) => value === true});

/** Stands for a node without a class: shows its type, and its children as far as they are known. */
export class PlaceholderNode extends ElementNode {
  override $config() {
    return this.config(PLACEHOLDER_TYPE, {
      extends: ElementNode,
      stateConfigs: [
        {flat: true, stateConfig: labelState},
        {flat: true, stateConfig: inlineState},
      ],
    });
  }

  override isInline(): boolean {
    return $getState(this, inlineState);
  }

  override createDOM(): HTMLElement {
    const element = document.createElement(this.isInline() ? 'span' : 'div');
    element.dataset['unknownType'] = $getState(this, labelState);
    return element;
  }

  override updateDOM(): boolean {
    return false;
  }
}
