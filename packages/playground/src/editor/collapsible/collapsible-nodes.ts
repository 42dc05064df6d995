import {
  $create,
  $createParagraphNode,
  $getState,
  $setState,
  createState,
  type DOMConversionMap,
  type DOMExportOutput,
  type EditorConfig,
  type ElementDOMSlot,
  ElementNode,
  type LexicalNode,
  setDOMUnmanaged,
} from 'lexical';

const openState = createState('open', {
  parse: (value: unknown) => value !== false,
});

/** A title, followed by blocks that can be hidden. */
export class CollapsibleNode extends ElementNode {
  override $config() {
    return this.config('collapsible', {
      extends: ElementNode,
      stateConfigs: [{flat: true, stateConfig: openState}],
    });
  }

  static override importDOM(): DOMConversionMap {
    return {
      details: (details) => ({
        conversion: () => ({
          node: $create(CollapsibleNode).setOpen(details.hasAttribute('open')),
        }),
        priority: 1,
      }),
    };
  }

  isOpen(): boolean {
    return $getState(this, openState);
  }

  setOpen(isOpen: boolean): this {
    return $setState(this, openState, isOpen);
  }

  override createDOM(config: EditorConfig): HTMLElement {
    const element = createElement('div', 'collapsible', config);
    const button = document.createElement('button');
    button.type = 'button';
    button.contentEditable = 'false';
    // Enter and Space are for the button; the editor would handle them as typing.
    button.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
    });
    setDOMUnmanaged(button);
    element.append(button, document.createElement('div'));
    showCollapsed(element, !this.isOpen());
    return element;
  }

  override getDOMSlot(element: HTMLElement): ElementDOMSlot<HTMLElement> {
    const parts = element.querySelector<HTMLElement>(':scope > div');
    const slot = super.getDOMSlot(element);
    return parts ? slot.withElement(parts) : slot;
  }

  override updateDOM(_former: this, element: HTMLElement): false {
    showCollapsed(element, !this.isOpen());
    return false;
  }

  override exportDOM(): DOMExportOutput {
    const element = document.createElement('details');
    element.open = this.isOpen();
    return {element};
  }

  override canBeEmpty(): false {
    return false;
  }
}

/** The line that stays visible. */
export class CollapsibleTitleNode extends ElementNode {
  override $config() {
    return this.config('collapsible-title', {extends: ElementNode});
  }

  static override importDOM(): DOMConversionMap {
    return {
      summary: () => ({
        conversion: () => ({node: $create(CollapsibleTitleNode)}),
        priority: 1,
      }),
    };
  }

  override createDOM(config: EditorConfig): HTMLElement {
    return createElement('p', 'collapsibleTitle', config);
  }

  override updateDOM(): false {
    return false;
  }

  override exportDOM(): DOMExportOutput {
    return {element: document.createElement('summary')};
  }
}

/** The blocks below a title. */
export class CollapsibleContentNode extends ElementNode {
  override $config() {
    return this.config('collapsible-content', {extends: ElementNode});
  }

  override createDOM(config: EditorConfig): HTMLElement {
    return createElement('div', 'collapsibleContent', config);
  }

  override updateDOM(): false {
    return false;
  }

  override exportDOM(): DOMExportOutput {
    return {element: document.createElement('div')};
  }

  override isShadowRoot(): true {
    return true;
  }
}

/** Creates an open block with an empty title and an empty paragraph below it. */
export function $createCollapsibleNode(): CollapsibleNode {
  return $create(CollapsibleNode).append(
    $create(CollapsibleTitleNode),
    $createCollapsibleContentNode().append($createParagraphNode()),
  );
}

/** Creates the part below a title, without blocks. */
export function $createCollapsibleContentNode(): CollapsibleContentNode {
  return $create(CollapsibleContentNode);
}

/** Returns whether a node is a collapsible block. */
export function $isCollapsibleNode(
  node: LexicalNode | null | undefined,
): node is CollapsibleNode {
  return node instanceof CollapsibleNode;
}

/** Returns whether a node is the title of a collapsible block. */
export function $isCollapsibleTitleNode(
  node: LexicalNode | null | undefined,
): node is CollapsibleTitleNode {
  return node instanceof CollapsibleTitleNode;
}

/** Returns whether a node is the content of a collapsible block. */
export function $isCollapsibleContentNode(
  node: LexicalNode | null | undefined,
): node is CollapsibleContentNode {
  return node instanceof CollapsibleContentNode;
}

/** Hides or shows the content in a block's DOM; the document doesn't change. */
export function showCollapsed(element: HTMLElement, isCollapsed: boolean): void {
  element.toggleAttribute('data-collapsed', isCollapsed);
  const button = element.querySelector(':scope > button');
  button?.setAttribute('aria-expanded', String(!isCollapsed));
  button?.setAttribute('aria-label', isCollapsed ? 'Expand' : 'Collapse');
}

function createElement(tag: string, part: string, {theme}: EditorConfig): HTMLElement {
  const element = document.createElement(tag);
  const className: unknown = theme[part];
  if (typeof className === 'string') element.className = className;
  return element;
}
