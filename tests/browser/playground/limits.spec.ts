import {expect, test} from '../support/test';
import {openEmpty, openPane, type PlaygroundPage} from './playground';

async function switchOn(playground: PlaygroundPage, name: string): Promise<void> {
  await openPane(playground, 'Plugins');
  await playground.page.getByRole('switch', {name, exact: true}).check();
  await playground.text.focus();
}

test('characters and bytes are counted each in its own way, and the excess is marked', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  await switchOn(playground, 'Character limit');
  await page.keyboard.insertText('ä'.repeat(300));
  await expect(page.getByText('200 of 500 characters left')).toBeVisible();
  await switchOn(playground, 'Byte limit');
  await expect(page.getByText('-100 of 500 bytes left')).toBeVisible();
  await expect(page.getByText('characters left')).toHaveCount(0);
});

test('a full document takes nothing more, and what is pasted is cut', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  const {text} = playground;
  await switchOn(playground, 'Maximum length');
  await page.keyboard.insertText('x'.repeat(498));
  await expect(page.getByText('498 of at most 500 characters')).toBeVisible();
  await page.keyboard.insertText('abcdef');
  await expect(page.getByText('500 of at most 500 characters')).toBeVisible();
  await page.keyboard.type('more');
  await expect(text).toHaveText(`${'x'.repeat(498)}ab`);
  await page.keyboard.press('Backspace');
  // An emoji takes two, and one is left.
  await page.keyboard.insertText('😀');
  await expect(text).toHaveText(`${'x'.repeat(498)}a`);
  await page.keyboard.type('!');
  await expect(text).toHaveText(`${'x'.repeat(498)}a!`);
});

test('a document that is longer already stays whole, and can only become shorter', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  const {text} = playground;
  await page.keyboard.insertText('x'.repeat(600));
  await switchOn(playground, 'Maximum length');
  await expect(page.getByText('600 of at most 500 characters')).toBeVisible();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('y');
  await expect(text).toHaveText('x'.repeat(600));
  await page.keyboard.press('Backspace');
  await expect(text).toHaveText('x'.repeat(599));
  await page.reload();
  await expect(text).toHaveText('x'.repeat(599));
});
