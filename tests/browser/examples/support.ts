import type {Locator, Page} from '@playwright/test';

import {violations, without} from '../support/audit';
import {moveHeard} from '../support/caret';
import {expect} from '../support/test';

const SURFACE = '.live-example-surface';
const PHONE = {width: 390, height: 844};

/** Opens the live page of an example, waits until it runs, and returns what it runs in. */
export async function openExample(page: Page, name: string): Promise<Locator> {
  await page.goto(`/gallery/${name}`);
  const frame = page.locator('[data-live-example]').first();
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('data-live-example', 'running');
  const surface = frame.locator(SURFACE);
  await expect(surface.locator('> *').first()).toBeVisible();
  return surface;
}

/** Puts the caret behind the last character of the document. */
export async function caretAtEnd(textbox: Locator): Promise<void> {
  await textbox.focus();
  await textbox.press('ControlOrMeta+End');
  await moveHeard(textbox);
}

/** Selects the whole document. */
export async function selectAll(textbox: Locator): Promise<void> {
  await textbox.focus();
  await textbox.press('ControlOrMeta+a');
  await moveHeard(textbox);
}

/** Selects words leftwards from the end of the document. */
export async function selectLastWords(textbox: Locator, words: number): Promise<void> {
  await caretAtEnd(textbox);
  for (let word = 0; word < words; word++) {
    await textbox.press('ControlOrMeta+Shift+ArrowLeft');
    await moveHeard(textbox);
  }
}

/** Takes back everything since the text was opened. */
export async function undoAll(textbox: Locator, steps = 12): Promise<void> {
  for (let step = 0; step < steps; step++) await textbox.press('ControlOrMeta+z');
}

/** Types a text and presses Enter before the page can draw, as who types fast does. */
export async function typeAndEnterAtOnce(
  textbox: Locator,
  text: string,
): Promise<void> {
  await textbox.evaluate(async (element, characters) => {
    for (const character of characters) {
      // Deprecated, and alone in being real input from a script.
      document.execCommand('insertText', false, character);
      await Promise.resolve();
    }
    const init = {key: 'Enter', code: 'Enter', keyCode: 13, bubbles: true};
    element.dispatchEvent(new KeyboardEvent('keydown', {...init, cancelable: true}));
  }, text);
}

/** A file as the clipboard or a drag carries it. */
export interface TransferFile {
  readonly name: string;
  readonly type: string;
  /** Base64. */
  readonly content: string;
}

/** What is pasted or dropped: texts by their MIME type, and files. */
export interface Transfer {
  readonly texts?: Readonly<Record<string, string>>;
  readonly files?: readonly TransferFile[];
}

/** Pastes at the selection, as the browser does when the reader presses Ctrl+V. */
export async function paste(textbox: Locator, transfer: Transfer): Promise<void> {
  await textbox.focus();
  await textbox.evaluate((element, {texts = {}, files = []}) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(texts)) clipboardData.setData(type, text);
    for (const {name, type, content} of files) {
      const bytes = Uint8Array.from(atob(content), (char) => char.charCodeAt(0));
      clipboardData.items.add(new File([bytes], name, {type}));
    }
    element.dispatchEvent(
      new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}),
    );
  }, transfer);
}

/**
 * Looks at the example as it stands, in light mode and then in dark mode on a phone: its colors
 * follow the page, axe finds nothing, and nothing sticks out.
 *
 * @param wrongRules - rules of axe that are mistaken here; say why at the call
 */
export async function expectFitForAll(
  surface: Locator,
  wrongRules: readonly string[] = [],
): Promise<void> {
  const light = await inkIn(surface, 'light');
  await expectNoViolations(surface, wrongRules);
  expect(await inkIn(surface, 'dark')).not.toBe(light);
  await surface.page().setViewportSize(PHONE);
  await surface.scrollIntoViewIfNeeded();
  await expectNothingSticksOut(surface);
  await expectNoViolations(surface, wrongRules);
}

async function inkIn(surface: Locator, mode: 'light' | 'dark'): Promise<string> {
  await surface
    .page()
    .locator('html')
    .evaluate((html, theme) => {
      html.dataset['theme'] = theme;
    }, mode);
  return surface
    .locator('> *')
    .first()
    .evaluate((element) => getComputedStyle(element).color);
}

async function expectNoViolations(
  surface: Locator,
  wrongRules: readonly string[],
): Promise<void> {
  // A box inside an editor is scrolled by moving the caret, which axe does not know.
  const rules = without('scrollable-region-focusable', ...wrongRules);
  expect(await violations(surface.page(), SURFACE, rules)).toEqual([]);
}

async function expectNothingSticksOut(surface: Locator): Promise<void> {
  const sizes = await surface.evaluate((element) => ({
    page: document.documentElement.scrollWidth,
    window: window.innerWidth,
    content: element.scrollWidth,
    surface: element.clientWidth,
  }));
  expect(sizes.page).toBe(sizes.window);
  expect(sizes.content).toBe(sizes.surface);
}
