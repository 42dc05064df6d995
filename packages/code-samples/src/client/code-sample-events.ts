import {codeLinkOf} from './code-link';
import {createSignatureTooltip} from './signature-tooltip';

/** What the page's router offers. */
export interface Router {
  readonly navigate: (path: string) => void;
  readonly prefetch: (path: string) => void;
}

const CODE = '.code-tokens';
const COPIED_FOR_MS = 2000;

/**
 * Handles events of all code blocks in the document with one set of listeners: copying,
 * prefetching, and the signature of a linked name on hover and focus.
 *
 * @returns a function that removes the listeners
 */
export function listenToCodeSamples(
  document: Document,
  router: Pick<Router, 'prefetch'>,
): () => void {
  const controller = new AbortController();
  const {signal} = controller;
  const tooltip = createSignatureTooltip(document);
  const prefetch = (event: Event) => prefetchLink(event, router);
  const point = (event: Event) => {
    const link = prefetch(event);
    if (link) {
      tooltip.show(link);
    }
  };
  const click = (event: MouseEvent) => {
    tooltip.hide();
    const button = closest(event.target, 'button.code-copy');
    if (button) {
      void copyCode(button);
    }
  };
  document.addEventListener('click', click, {signal});
  document.addEventListener('mouseover', point, {signal});
  document.addEventListener('focusin', point, {signal});
  document.addEventListener('touchstart', prefetch, {signal, passive: true});
  document.addEventListener('mouseout', tooltip.leave, {signal});
  document.addEventListener('focusout', tooltip.hide, {signal});
  document.addEventListener('keydown', ({key}) => key === 'Escape' && tooltip.hide(), {
    signal,
  });
  return () => {
    controller.abort();
    tooltip.remove();
  };
}

function prefetchLink(
  {target}: Event,
  router: Pick<Router, 'prefetch'>,
): HTMLAnchorElement | undefined {
  const link = codeLinkOf(target);
  if (link) {
    router.prefetch(link.pathname);
  }
  return link;
}

async function copyCode(button: Element): Promise<void> {
  const code = button.parentElement?.querySelector(CODE);
  if (!code) {
    return;
  }
  await navigator.clipboard.writeText(codeText(code));
  button.classList.add('code-copied');
  button.setAttribute('aria-label', 'Copied');
  setTimeout(() => {
    button.classList.remove('code-copied');
    button.setAttribute('aria-label', 'Copy code');
  }, COPIED_FOR_MS);
}

/** Lines that a diff removes aren't copied. */
function codeText(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  copy.querySelectorAll('.line-removed').forEach((line) => line.remove());
  return copy.textContent;
}

function closest(target: EventTarget | null, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}
