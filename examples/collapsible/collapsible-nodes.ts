import {
  $create,
  $getState,
  $setState,
  createState,
  type DOMExportOutput,
  type EditorConfig,
  type ElementDOMSlot,
  ElementNode,
  isHTMLElement,
} from 'lexical';

const openState = createState('open', {parse: (value) => value !== false});

/** Contains a title and the content. Its button shows and hides the content. */
export class CollapsibleNode extends ElementNode {
  override $config() {
    return this.config('collapsible', {
      extends: ElementNode,
      stateConfigs: [{flat: true, stateConfig: openState}],
      importDOM: {
        details: () => ({
          conversion: (element) => ({
            node: $create(CollapsibleNode).setOpen(
              isHTMLElement(element) && element.hasAttribute('open'),
            ),
          }),
          priority: 1,
        }),
      },
    });
  }

  isOpen(): boolean {
    return $getState(this, openState);
  }

  setOpen(isOpen: boolean): this {
    return $setState(this, openState, isOpen);
  }

  override createDOM({theme}: EditorConfig): HTMLElement {
    const element = document.createElement('div');
    element.className = String(theme['collapsible']);
    const button = document.createElement('button');
    button.type = 'button';
    button.contentEditable = 'false';
    // Enter and Space belong to the button. The editor would treat them as typing.
    button.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
    });
    element.append(button, document.createElement('div'));
    this.updateDOM(this, element);
    return element;
  }

  /** The children go into the second element. The button isn't one of them. */
  override getDOMSlot(element: HTMLElement): ElementDOMSlot<HTMLElement> {
    const inner = element.lastElementChild;
    const slot = super.getDOMSlot(element);
    return isHTMLElement(inner) ? slot.withElement(inner) : slot;
  }

  override updateDOM(_before: this, element: HTMLElement): false {
    const isOpen = this.isOpen();
    const button = element.querySelector(':scope > button');
    element.toggleAttribute('data-closed', !isOpen);
    button?.setAttribute('aria-expanded', String(isOpen));
    button?.setAttribute('aria-label', isOpen ? 'Hide the answer' : 'Show the answer');
    return false;
  }

  override exportDOM(): DOMExportOutput {
    const element = document.createElement('details');
    element.open = this.isOpen();
    return {element};
  }
}

/** The line that is always visible. */
export class TitleNode extends ElementNode {
  override $config() {
    return this.config('collapsible-title', {
      extends: ElementNode,
      importDOM: {
        summary: () => ({
          conversion: () => ({node: $create(TitleNode)}),
          priority: 1,
        }),
      },
    });
  }

  override createDOM({theme}: EditorConfig): HTMLElement {
    const element = document.createElement('p');
    element.className = String(theme['collapsibleTitle']);
    return element;
  }

  override updateDOM(): false {
    return false;
  }

  override exportDOM(): DOMExportOutput {
    return {element: document.createElement('summary')};
  }
}

/** The blocks below a title, which work like a separate document. */
export class ContentNode extends ElementNode {
  override $config() {
    return this.config('collapsible-content', {extends: ElementNode});
  }

  override createDOM({theme}: EditorConfig): HTMLElement {
    const element = document.createElement('div');
    element.className = String(theme['collapsibleContent']);
    return element;
  }

  override updateDOM(): false {
    return false;
  }

  override isShadowRoot(): true {
    return true;
  }
}
