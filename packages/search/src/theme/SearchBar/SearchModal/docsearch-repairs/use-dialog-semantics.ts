import {type RefObject, useLayoutEffect} from 'react';

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/**
 * Makes DocSearch's container a dialog and keeps the focus in it.
 *
 * DocSearch marks the container as a button, which hides everything inside from assistive
 * technology, and its own focus trap stores the first and last element once, too early.
 *
 * @param wrapperRef - element around the modal
 * @param generation - changes when DocSearch is remounted
 */
export function useDialogSemantics(
  wrapperRef: RefObject<HTMLElement | null>,
  generation: number,
): void {
  useLayoutEffect(() => {
    const container =
      wrapperRef.current?.querySelector<HTMLElement>('.DocSearch-Container');
    if (!container) {
      return undefined;
    }
    container.setAttribute('role', 'dialog');
    container.setAttribute('aria-modal', 'true');
    for (const attribute of ['tabindex', 'aria-expanded', 'aria-haspopup']) {
      container.removeAttribute(attribute);
    }
    const observer = new MutationObserver(() => removeDeadReferences(container));
    observer.observe(container, {attributeFilter: ['aria-controls'], subtree: true});
    const release = keepFocusIn(container);
    container.addEventListener('beforeinput', refuseLeadingBlanks);
    return () => {
      release();
      container.removeEventListener('beforeinput', refuseLeadingBlanks);
      observer.disconnect();
    };
  }, [wrapperRef, generation]);
}

/** On the whole document: a click on plain text moves the focus out, and so does a new page. */
function keepFocusIn(container: HTMLElement): () => void {
  const controller = new AbortController();
  const options = {capture: true, signal: controller.signal};
  document.addEventListener('keydown', (event) => trapTab(event, container), options);
  document.addEventListener(
    'focusin',
    ({target}) => {
      if (!container.contains(target as Node)) {
        container.querySelector('input')?.focus();
      }
    },
    options,
  );
  return () => controller.abort();
}

/** Spaces alone aren't a query, so the start screen stays. */
function refuseLeadingBlanks(event: InputEvent): void {
  const {selectionStart} = event.target as HTMLInputElement;
  if (selectionStart === 0 && event.data && !event.data.trim()) {
    event.preventDefault();
  }
}

/** DocSearch refers to lists by ids that none of them has. */
function removeDeadReferences(container: HTMLElement): void {
  for (const element of [container, ...container.querySelectorAll('[aria-controls]')]) {
    element.removeAttribute('aria-controls');
  }
}

/**
 * Moves the focus from the last element, or from outside, to the first; with Shift the other way
 * around.
 */
function trapTab(event: KeyboardEvent, container: HTMLElement): void {
  if (event.key !== 'Tab') {
    return;
  }
  const elements = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.checkVisibility(),
  );
  const [from, to] = event.shiftKey
    ? [elements.at(0), elements.at(-1)]
    : [elements.at(-1), elements.at(0)];
  const active = document.activeElement;
  if (active === from || !container.contains(active)) {
    event.preventDefault();
    to?.focus();
  }
}
