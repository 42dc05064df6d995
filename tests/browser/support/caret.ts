import type {Locator} from '@playwright/test';

/** Waits until an editor has heard of a move of the caret: the browser tells it in a task of its own. */
export async function moveHeard(textbox: Locator): Promise<void> {
  await textbox.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );
}
