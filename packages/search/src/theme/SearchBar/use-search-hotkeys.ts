import {type RefObject, useEffect} from 'react';

import {TEXT_FIELD} from '../../client/text-field-selector';
import type {SearchState} from './use-search-modal';

interface Hotkeys {
  readonly phase: SearchState['phase'];
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/**
 * Handles the keys of the search modal on the whole page.
 *
 * - Ctrl+K and Cmd+K toggle it, Escape closes it.
 * - "/" opens it, except in a text field.
 * - A letter or digit on the focused search button opens it and types that character.
 */
export function useSearchHotkeys(hotkeys: Hotkeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (handleKey(event, hotkeys)) {
        event.preventDefault();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}

/** Returns whether the key was handled. */
function handleKey(event: KeyboardEvent, hotkeys: Hotkeys): boolean {
  const {phase, buttonRef, onOpen, onClose} = hotkeys;
  // An editor on the page may use Ctrl+K itself, and then prevents the default.
  if (isToggle(event) && !event.defaultPrevented) {
    (phase === 'closed' ? onOpen : onClose)();
    return true;
  }
  if (phase !== 'closed') {
    if (event.key === 'Escape') {
      onClose();
    }
    return event.key === 'Escape';
  }
  if (hasModifier(event) || event.defaultPrevented) {
    return false;
  }
  if (event.key === '/' && !isTextField(event)) {
    onOpen();
    return true;
  }
  if (
    document.activeElement === buttonRef.current &&
    /^[\p{L}\p{N}]$/u.test(event.key)
  ) {
    // The field has the focus now, so the browser types the key into it.
    onOpen();
  }
  return false;
}

function isToggle(event: KeyboardEvent): boolean {
  return event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
}

function hasModifier(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}

function isTextField(event: KeyboardEvent): boolean {
  // The first element of the path, not the target: a field can be in a shadow tree.
  const element = event.composedPath()[0];
  return (
    element instanceof HTMLElement &&
    (element.isContentEditable || element.matches(TEXT_FIELD))
  );
}
