import {expect, test} from '../support/test';
import {caretAtEnd, expectFitForAll, openExample, paste, undoAll} from './support';

const NAME = 'columns';
const ROW = '.columns-row';
const COLUMN = '.columns-column';

test('columns are added, filled, left by the arrow key and undone', async ({page}) => {
  const surface = await openExample(page, NAME);
  const text = surface.getByRole('textbox', {name: 'Page'});
  await expect(text.locator(COLUMN)).toHaveCount(2);
  await caretAtEnd(text);
  await surface.getByRole('button', {name: '3 columns'}).click();
  await expect(text.locator(ROW).last().locator(COLUMN)).toHaveCount(3);
  await page.keyboard.type('one');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('two');
  await expect(text.locator(ROW).last().locator('p')).toHaveText([
    'one',
    'two',
    '',
    '',
  ]);
  await expect(text.locator('strong')).toHaveText('two');
  await paste(text, {texts: {'text/plain': ' three'}});
  await expect(text).toContainText('two three');
  await expectFitForAll(surface);
  await text.focus();
  await undoAll(text);
  await expect(text.locator(ROW)).toHaveCount(1);
});

test('empty columns go with Backspace, and on a phone columns follow one another', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const text = surface.getByRole('textbox', {name: 'Page'});
  const [first, second] = [text.locator(COLUMN).first(), text.locator(COLUMN).nth(1)];
  const top = async (column: typeof first) => (await column.boundingBox())?.y ?? 0;
  expect(await top(first)).toBe(await top(second));
  await page.setViewportSize({width: 390, height: 800});
  await expect.poll(async () => (await top(second)) > (await top(first))).toBe(true);
  await caretAtEnd(text);
  await surface.getByRole('button', {name: '2 columns'}).click();
  await expect(text.locator(ROW)).toHaveCount(2);
  await page.keyboard.press('Backspace');
  await expect(text.locator(ROW)).toHaveCount(1);
});
