import {type RefObject, useLayoutEffect} from 'react';

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/**
 * Makes DocSearch's container a dialog and keeps focus in it.
 *
 * DocSearch marks the container as a button, which hides everything inside from assistive
 * technology, and its own focus trap remembers the first and last element of one early moment.
 *
 * @param hostRef - element around the modal
 */
export function useDialogSemantics(hostRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const container =
      hostRef.current?.querySelector<HTMLElement>('.DocSearch-Container');
    if (!container) {
      return undefined;
    }
    container.setAttribute('role', 'dialog');
    container.setAttribute('aria-modal', 'true');
    for (const attribute of ['tabindex', 'aria-expanded', 'aria-haspopup']) {
      container.removeAttribute(attribute);
    }
    const onKeyDown = (event: KeyboardEvent) => trapTab(event, container);
    container.addEventListener('keydown', onKeyDown, {capture: true});
    const observer = new MutationObserver(() => removeDeadReferences(container));
    observer.observe(container, {attributeFilter: ['aria-controls'], subtree: true});
    return () => {
      container.removeEventListener('keydown', onKeyDown, {capture: true});
      observer.disconnect();
    };
  }, [hostRef]);
}

/** DocSearch names lists by ids that it gives to none of them. */
function removeDeadReferences(container: HTMLElement): void {
  for (const element of [container, ...container.querySelectorAll('[aria-controls]')]) {
    element.removeAttribute('aria-controls');
  }
}

/** Moves focus from the last element to the first, and with Shift the other way round. */
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
  if (document.activeElement === from) {
    event.preventDefault();
    to?.focus();
  }
}
