import {isRecord} from '@lexical-documentation/playground-link';
import {
  $getState,
  createState,
  DecoratorNode,
  type DOMExportOutput,
  type SerializedLexicalNode,
} from 'lexical';
import type {ReactNode} from 'react';

import {UNKNOWN_BLOCK_TYPE, UNKNOWN_INLINE_TYPE} from '../document/unknown-nodes';
import styles from './unknown-nodes.module.css';

const originalState = createState('original', {
  parse: (value): SerializedLexicalNode | null =>
    isRecord(value) ? (value as unknown as SerializedLexicalNode) : null,
});

/** Stores the JSON of a block whose class is unknown, and shows its type. */
export class UnknownBlockNode extends DecoratorNode<ReactNode> {
  override $config() {
    return this.config(UNKNOWN_BLOCK_TYPE, {
      extends: DecoratorNode,
      stateConfigs: [{flat: true, stateConfig: originalState}],
    });
  }

  override isInline(): boolean {
    return false;
  }

  override createDOM(): HTMLElement {
    return document.createElement(this.isInline() ? 'span' : 'div');
  }

  override updateDOM(): false {
    return false;
  }

  override exportDOM(): DOMExportOutput {
    return {element: null};
  }

  override decorate(): ReactNode {
    const type = $getState(this, originalState)?.type ?? '';
    return (
      <span className={styles['unknown']} title="Its JSON is kept without changes.">
        Unknown node: {type}
      </span>
    );
  }
}

/** The same for inline nodes. */
export class UnknownInlineNode extends UnknownBlockNode {
  override $config() {
    return this.config(UNKNOWN_INLINE_TYPE, {extends: UnknownBlockNode});
  }

  override isInline(): boolean {
    return true;
  }
}
