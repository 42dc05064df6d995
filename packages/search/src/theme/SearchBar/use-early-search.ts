import {type RefObject, useEffect} from 'react';

declare global {
  interface Window {
    /** Stops the script for early keys, and returns the field in which the reader is already typing. */
    endEarlySearch?: () => HTMLInputElement | undefined;
  }
}

type FieldRef = RefObject<HTMLInputElement | null>;

/** Continues with what was typed before the search bar had loaded. */
export function useEarlySearch(
  open: (query: string) => void,
  fieldRef: FieldRef,
): void {
  useEffect(() => {
    const early = window.endEarlySearch?.();
    if (early) void takeOver(early, open, fieldRef);
  }, [open, fieldRef]);
}

async function takeOver(
  early: HTMLInputElement,
  open: (query: string) => void,
  fieldRef: FieldRef,
): Promise<void> {
  await compositionEnd({current: early});
  // The reader may have closed it meanwhile.
  if (!early.isConnected) return;
  open(early.value);
  fieldRef.current?.setSelectionRange(early.selectionStart, early.selectionEnd);
  early.closest('dialog')?.remove();
}

/** Changing fields would interrupt a word that an input method is composing. */
export async function compositionEnd(fieldRef: FieldRef): Promise<void> {
  while (fieldRef.current?.dataset['composing']) {
    await new Promise((resolve) => {
      fieldRef.current?.addEventListener('compositionend', () => setTimeout(resolve), {
        once: true,
      });
    });
  }
}
