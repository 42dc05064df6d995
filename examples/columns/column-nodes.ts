import {
  $create,
  $createParagraphNode,
  type DOMConversionMap,
  type DOMExportOutput,
  type EditorConfig,
  ElementNode,
  isHTMLElement,
} from 'lexical';

/** Columns next to each other. */
export class ColumnsNode extends ElementNode {
  override $config() {
    return this.config('columns', {
      extends: ElementNode,
      importDOM: importAs('columns', () => $create(ColumnsNode)),
    });
  }

  override createDOM({theme}: EditorConfig): HTMLElement {
    return createDiv(String(theme['columns']));
  }

  override updateDOM(): false {
    return false;
  }

  override exportDOM(): DOMExportOutput {
    const element = createDiv('');
    element.dataset['part'] = 'columns';
    element.style.display = 'flex';
    return {element};
  }
}

/** One column, which works like a separate document. */
export class ColumnNode extends ElementNode {
  override $config() {
    return this.config('column', {
      extends: ElementNode,
      importDOM: importAs('column', () => $create(ColumnNode)),
    });
  }

  override createDOM({theme}: EditorConfig): HTMLElement {
    return createDiv(String(theme['column']));
  }

  override updateDOM(): false {
    return false;
  }

  override exportDOM(): DOMExportOutput {
    const element = createDiv('');
    element.dataset['part'] = 'column';
    element.style.flex = '1';
    return {element};
  }

  override isShadowRoot(): true {
    return true;
  }
}

/** Creates the given number of columns, each with an empty paragraph. */
export function $createColumns(count: number): ColumnsNode {
  const columns = Array.from({length: count}, () =>
    $create(ColumnNode).append($createParagraphNode()),
  );
  return $create(ColumnsNode).append(...columns);
}

function createDiv(className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  return element;
}

/** HTML has no element for columns, so the exported element has an attribute that marks it. */
function importAs(part: string, $make: () => ElementNode): DOMConversionMap {
  return {
    div: (element) =>
      isHTMLElement(element) && element.dataset['part'] === part
        ? {conversion: () => ({node: $make()}), priority: 2}
        : null,
  };
}
