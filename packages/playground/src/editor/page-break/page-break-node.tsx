import {
  $create,
  DecoratorNode,
  type DOMConversionMap,
  type DOMExportOutput,
  type EditorConfig,
  type LexicalNode,
} from 'lexical';
import type {ReactNode} from 'react';

import {PageBreakView} from './PageBreakView';

/** Starts a new page in print. */
export class PageBreakNode extends DecoratorNode<ReactNode> {
  override $config() {
    return this.config('page-break', {extends: DecoratorNode});
  }

  static override importDOM(): DOMConversionMap {
    return {
      div: (element) =>
        isPageBreak(element)
          ? {conversion: () => ({node: $createPageBreakNode()}), priority: 2}
          : null,
    };
  }

  override isInline(): false {
    return false;
  }

  override createDOM({theme}: EditorConfig): HTMLElement {
    const element = document.createElement('div');
    if (typeof theme['pageBreak'] === 'string') element.className = theme['pageBreak'];
    return element;
  }

  override updateDOM(): false {
    return false;
  }

  override exportDOM(): DOMExportOutput {
    const element = document.createElement('div');
    element.style.breakAfter = 'page';
    return {element};
  }

  override getTextContent(): string {
    return '\n';
  }

  override decorate(): ReactNode {
    return <PageBreakView nodeKey={this.getKey()} />;
  }
}

/** Creates a page break that isn't attached yet. */
export function $createPageBreakNode(): PageBreakNode {
  return $create(PageBreakNode);
}

/** Returns whether a node is a page break. */
export function $isPageBreakNode(
  node: LexicalNode | null | undefined,
): node is PageBreakNode {
  return node instanceof PageBreakNode;
}

/** An empty block that ends a page, as this node and other programs export it. */
function isPageBreak({style, textContent}: HTMLElement): boolean {
  const ends = style.breakAfter === 'page' || style.pageBreakAfter === 'always';
  return ends && textContent.trim() === '';
}
