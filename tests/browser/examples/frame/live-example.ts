import type {Locator, Page} from '@playwright/test';

import {openHydrated} from '../../support/hydration';
import {expect} from '../../support/test';

/** The parts of a live example on a page. */
export interface LiveExample {
  readonly frame: Locator;
  readonly textbox: Locator;
  /** The panel of the open view of what the editor holds. */
  readonly view: Locator;
  readonly source: Locator;
}

/** Returns the example with this title, wherever the page stands. */
export function liveExample(page: Page, title: string): LiveExample {
  const frame = page.getByRole('group', {name: `Live example: ${title}`, exact: true});
  return {
    frame,
    textbox: frame.getByRole('textbox'),
    view: frame.locator('.live-example-inspector').getByRole('tabpanel'),
    source: frame.locator('.live-example-sources'),
  };
}

/** Opens the page of an example and waits until it runs. */
export async function openExample(
  page: Page,
  name: string,
  title: string,
): Promise<LiveExample> {
  await openHydrated(page, `/gallery/${name}`);
  const example = liveExample(page, title);
  await runExample(example);
  return example;
}

/** Scrolls to an example and waits until it runs. */
export async function runExample({frame}: LiveExample): Promise<void> {
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('data-live-example', 'running');
}

/** Moves like a reader, and waits until an example among text runs; the running one is another element. */
export async function runAmongText(page: Page, {frame}: LiveExample): Promise<void> {
  await page.mouse.move(10, 10);
  await expect(async () => {
    await frame.scrollIntoViewIfNeeded({timeout: 1_000});
  }).toPass();
  await expect(frame).toHaveAttribute('data-live-example', 'running');
}

/** Pastes into the element that has the focus. */
export async function paste(
  textbox: Locator,
  type: 'text/html' | 'text/plain',
  content: string,
): Promise<void> {
  await textbox.evaluate(
    (element, [type, content]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(type, content);
      element.dispatchEvent(
        new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}),
      );
    },
    [type, content] as const,
  );
}
