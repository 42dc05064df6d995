import {
  $create,
  $getState,
  $setState,
  createState,
  DecoratorNode,
  type DOMConversionMap,
  type DOMExportOutput,
  type EditorConfig,
  type LexicalNode,
} from 'lexical';
import type {ReactNode} from 'react';

import {type Embed, embedOf, embedOfFrame, providerOf} from './embed-providers';
import {EmbedView} from './EmbedView';

const addressState = createState('url', {
  parse: (value: unknown) => (typeof value === 'string' ? value : ''),
});

/** A video, post or file of another site, stored as its URL. */
export class EmbedNode extends DecoratorNode<ReactNode> {
  override $config() {
    return this.config('embed', {
      extends: DecoratorNode,
      stateConfigs: [{flat: true, stateConfig: addressState}],
    });
  }

  static override importDOM(): DOMConversionMap {
    return {
      a: (link) =>
        'lexicalEmbed' in link.dataset && embedOf(link.getAttribute('href') ?? '')
          ? {conversion: $convertLink, priority: 2}
          : null,
      iframe: () => ({conversion: $convertFrame, priority: 1}),
    };
  }

  getAddress(): string {
    return $getState(this, addressState);
  }

  override isInline(): false {
    return false;
  }

  override createDOM({theme}: EditorConfig): HTMLElement {
    const element = document.createElement('div');
    if (typeof theme['embed'] === 'string') element.className = theme['embed'];
    return element;
  }

  override updateDOM(): false {
    return false;
  }

  override exportDOM(): DOMExportOutput {
    const link = document.createElement('a');
    link.href = this.getAddress();
    link.textContent = this.getAddress();
    link.dataset['lexicalEmbed'] = '';
    return {element: link};
  }

  override getTextContent(): string {
    return `${this.getAddress()}\n`;
  }

  override decorate(): ReactNode {
    return <EmbedView nodeKey={this.getKey()} address={this.getAddress()} />;
  }
}

/** Creates an embed that isn't attached yet. */
export function $createEmbedNode({provider, id}: Embed): EmbedNode {
  const node = $create(EmbedNode);
  return $setState(node, addressState, providerOf(provider)?.pageOf(id) ?? '');
}

/** Returns whether a node is an embed. */
export function $isEmbedNode(node: LexicalNode | null | undefined): node is EmbedNode {
  return node instanceof EmbedNode;
}

function $convertLink(link: HTMLElement): {node: LexicalNode | null} {
  const embed = embedOf(link.getAttribute('href') ?? '');
  return {node: embed && $createEmbedNode(embed)};
}

function $convertFrame(frame: HTMLElement): {node: LexicalNode | null} {
  const embed = embedOfFrame(frame.getAttribute('src') ?? '');
  return {node: embed && $createEmbedNode(embed)};
}
