import {expect, test} from '../support/test';
import {caretAtEnd, expectFitForAll, openExample, paste, selectAll} from './support';

test('text is counted, and what goes over the limit is marked and kept', async ({
  page,
}) => {
  const surface = await openExample(page, 'plain-text-limit');
  const status = surface.getByRole('textbox', {name: 'Status'});
  const overflow = status.locator('.plain-text-limit-overflow');
  await expect(status).toHaveAccessibleDescription('68 characters left');

  await caretAtEnd(status);
  await page.keyboard.type('!!');
  await expect(status).toHaveAccessibleDescription('66 characters left');
  await expect(surface.getByRole('status')).toHaveText('');

  await paste(status, {
    texts: {'text/plain': `${'a'.repeat(66)}over`, 'text/html': '<b>bold</b>'},
  });
  await expect(overflow).toHaveText('over');
  await expect(surface.getByRole('status')).toHaveText('4 characters over the limit');
  await expect(status.locator('strong')).toHaveCount(0);
  await expectFitForAll(surface);

  await status.press('ControlOrMeta+z');
  await expect(overflow).toHaveCount(0);
  await expect(status).toHaveAccessibleDescription('66 characters left');
});

test('formatting is refused, and an emptied box shows its placeholder', async ({
  page,
}) => {
  const surface = await openExample(page, 'plain-text-limit');
  const status = surface.getByRole('textbox', {name: 'Status'});
  await selectAll(status);
  await status.press('ControlOrMeta+b');
  await expect(status.locator('strong, b')).toHaveCount(0);
  await status.press('Backspace');
  await expect(surface.getByText('What are you working on?')).toBeVisible();
  await page.keyboard.type('One');
  await status.press('Enter');
  await page.keyboard.type('two');
  await expect(status.locator('p')).toHaveCount(1);
  await expect(status).toHaveAccessibleDescription('133 characters left');
});
