import {
  $create,
  $createParagraphNode,
  type DOMConversionMap,
  type DOMExportOutput,
  type EditorConfig,
  ElementNode,
  type LexicalNode,
} from 'lexical';

/** Columns side by side; on narrow screens, one below the other. */
export class ColumnsNode extends ElementNode {
  override $config() {
    return this.config('columns', {extends: ElementNode});
  }

  static override importDOM(): DOMConversionMap {
    return conversionOf('columns', $createColumnsNode);
  }

  override createDOM(config: EditorConfig): HTMLElement {
    return createElement('columns', config);
  }

  override updateDOM(): false {
    return false;
  }

  override exportDOM(): DOMExportOutput {
    const {element} = exportOf('columns');
    element.style.display = 'grid';
    element.style.gridTemplateColumns = `repeat(${this.getChildrenSize()}, 1fr)`;
    element.style.gap = '1rem';
    return {element};
  }

  override canBeEmpty(): false {
    return false;
  }
}

/** One of several columns, which contains blocks. */
export class ColumnNode extends ElementNode {
  override $config() {
    return this.config('column', {extends: ElementNode});
  }

  static override importDOM(): DOMConversionMap {
    return conversionOf('column', $createColumnNode);
  }

  override createDOM(config: EditorConfig): HTMLElement {
    return createElement('column', config);
  }

  override updateDOM(): false {
    return false;
  }

  override exportDOM(): DOMExportOutput {
    return exportOf('column');
  }

  override isShadowRoot(): boolean {
    return true;
  }
}

/** Creates columns; if you pass a number, it adds as many empty ones. */
export function $createColumnsNode(count = 0): ColumnsNode {
  const columns = Array.from({length: count}, () =>
    $createColumnNode().append($createParagraphNode()),
  );
  return $create(ColumnsNode).append(...columns);
}

/** Creates an empty column. */
export function $createColumnNode(): ColumnNode {
  return $create(ColumnNode);
}

/** Returns whether a node contains columns. */
export function $isColumnsNode(
  node: LexicalNode | null | undefined,
): node is ColumnsNode {
  return node instanceof ColumnsNode;
}

/** Returns whether a node is a single column. */
export function $isColumnNode(
  node: LexicalNode | null | undefined,
): node is ColumnNode {
  return node instanceof ColumnNode;
}

type Part = 'columns' | 'column';

function createElement(part: Part, {theme}: EditorConfig): HTMLElement {
  const element = document.createElement('div');
  const className: unknown = theme[part];
  if (typeof className === 'string') element.className = className;
  return element;
}

function exportOf(part: Part): {element: HTMLElement} {
  const element = document.createElement('div');
  element.dataset['lexicalPart'] = part;
  return {element};
}

function conversionOf(part: Part, $make: () => ElementNode): DOMConversionMap {
  return {
    div: ({dataset}) =>
      dataset['lexicalPart'] === part
        ? {conversion: () => ({node: $make()}), priority: 2}
        : null,
  };
}
