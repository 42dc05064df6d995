import type {Locator, Page} from '@playwright/test';

import {moveHeard} from '../support/caret';
import {expect} from '../support/test';

/** The parts of the playground that tests use. */
export interface PlaygroundPage {
  readonly page: Page;
  readonly text: Locator;
  readonly toolbar: Locator;
  readonly pane: Locator;
}

/** Opens the playground and waits for its editor. */
export async function openPlayground(
  page: Page,
  address = '/playground',
): Promise<PlaygroundPage> {
  await page.goto(address);
  const text = page.getByRole('textbox', {name: 'Playground document'});
  await expect(text).toBeVisible();
  return {
    page,
    text,
    toolbar: page.getByRole('toolbar', {name: 'Formatting'}),
    pane: page.getByRole('tabpanel'),
  };
}

/** Opens the playground with an empty document and the caret in it. */
export async function openEmpty(page: Page): Promise<PlaygroundPage> {
  const playground = await openPlayground(page);
  await page.getByRole('button', {name: 'Document'}).click();
  await page.getByRole('menuitem', {name: 'Clear the document'}).click();
  await expect(playground.text).toHaveText('');
  await playground.text.focus();
  return playground;
}

/** Presses keys one after the other, each when the browser has moved the caret by the one before. */
export async function pressSlowly(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await moveHeard(page.locator('html'));
  }
}

/** Opens a pane. */
export async function openPane({page}: PlaygroundPage, name: string): Promise<void> {
  await page.getByRole('tab', {name, exact: true}).click();
}

/** Chooses an entry of a menu of the toolbar. */
export async function choose(
  {page, toolbar}: PlaygroundPage,
  menu: string | RegExp,
  entry: string,
): Promise<void> {
  await toolbar.getByRole('button', {name: menu}).click();
  await page.locator('[role=menu] [role^=menuitem]', {hasText: entry}).first().click();
}

/** Returns the document as the JSON pane shows it. */
export async function readJson(
  playground: PlaygroundPage,
): Promise<SerializedDocument> {
  await openPane(playground, 'JSON');
  // A pane of a long document, or on a busy machine, follows in a pause of typing.
  const source = await playground.pane.locator('pre[aria-busy=false]').textContent();
  return JSON.parse(source ?? '') as SerializedDocument;
}

interface SerializedNode {
  readonly type: string;
  readonly text?: string;
  readonly children?: readonly SerializedNode[];
  readonly [field: string]: unknown;
}

interface SerializedDocument {
  readonly root: SerializedNode & {readonly children: readonly SerializedNode[]};
}

/** Pastes as a program would offer it, in several notations at once. */
export async function paste(
  text: Locator,
  data: Record<string, string>,
): Promise<void> {
  await text.evaluate((element, entries) => {
    const clipboardData = new DataTransfer();
    for (const [type, value] of Object.entries(entries))
      clipboardData.setData(type, value);
    element.dispatchEvent(
      new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}),
    );
  }, data);
}
