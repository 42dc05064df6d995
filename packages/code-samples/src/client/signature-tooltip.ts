/** Shows the `title` of one link at a time, on hover and on focus. */
export interface SignatureTooltip {
  readonly show: (link: HTMLAnchorElement) => void;
  readonly hide: () => void;
  /** Hides when the pointer has left both the link and the tooltip. */
  readonly leave: (event: MouseEvent) => void;
  readonly remove: () => void;
}

const ID = 'code-signature';
const GAP_PX = 4;
const MARGIN_PX = 8;

/** Creates the tooltip; its element is added to the document when it's first shown. */
export function createSignatureTooltip(document: Document): SignatureTooltip {
  const element = document.createElement('div');
  element.id = ID;
  element.className = 'code-signature';
  element.role = 'tooltip';
  let current: HTMLAnchorElement | undefined;

  const hide = () => {
    if (current) {
      // Restore the title for the native tooltip, and for readers without scripts.
      current.title = element.textContent;
      current.removeAttribute('aria-describedby');
      current = undefined;
    }
    element.remove();
  };
  const show = (link: HTMLAnchorElement) => {
    if (link === current || !link.title) {
      return;
    }
    hide();
    current = link;
    element.textContent = link.title;
    link.removeAttribute('title');
    link.setAttribute('aria-describedby', ID);
    document.body.append(element);
    place(element, link);
  };
  const leave = ({relatedTarget}: MouseEvent) => {
    const isInside =
      relatedTarget instanceof Node &&
      (element.contains(relatedTarget) || current?.contains(relatedTarget));
    if (current && !isInside && document.activeElement !== current) {
      hide();
    }
  };
  return {show, hide, leave, remove: hide};
}

/** Below the link, or above it at the end of the window, and always within its width. */
function place(element: HTMLElement, link: HTMLElement): void {
  const anchor = link.getBoundingClientRect();
  const {width, height} = element.getBoundingClientRect();
  const {clientWidth, clientHeight} = document.documentElement;
  const below = anchor.bottom + GAP_PX;
  const top = below + height > clientHeight ? anchor.top - GAP_PX - height : below;
  const left = Math.min(anchor.left, clientWidth - width - MARGIN_PX);
  element.style.top = `${Math.max(MARGIN_PX, top)}px`;
  element.style.left = `${Math.max(MARGIN_PX, left)}px`;
}
