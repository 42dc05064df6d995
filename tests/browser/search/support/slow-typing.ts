import type {Page} from '@playwright/test';

import {expect} from '../../support/test';
import {modalOf} from './modal';

/** Types half of a word, lets in what was held back, and types the rest: nothing may be lost. */
export async function typeAcross(
  page: Page,
  gate: {readonly open: () => void},
  word: string,
): Promise<void> {
  await page.keyboard.type(word.slice(0, 8));
  await expect(modalOf(page).input).toHaveValue(word.slice(0, 8));
  gate.open();
  await page.keyboard.type(word.slice(8), {delay: 40});
  await expect(page.locator('.DocSearch-Input')).toHaveValue(word);
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
}

/** Composes a Japanese word as an input method does, while `arrive` lets the code of the page in. */
export async function composeAcross(
  page: Page,
  arrive: () => Promise<unknown>,
): Promise<void> {
  const input = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    input.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await page.keyboard.press('Control+k');
  await compose('せ');
  await arrive();
  await compose('せん');
  await expect(modalOf(page).input).toHaveValue('せん');
  await input.send('Input.insertText', {text: '選択'});
  await expect(page.locator('.DocSearch-Input')).toHaveValue('選択');
}
