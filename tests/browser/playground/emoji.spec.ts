import {expect, test} from '../support/test';
import {choose, openEmpty, openPane} from './playground';

test('an emoticon becomes an emoji with the next space, except in code, and undo brings it back', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  const {text, pane} = playground;
  await openPane(playground, 'Plugins');
  await pane.getByRole('switch', {name: 'Emoticons'}).check();
  await text.focus();
  await page.keyboard.type('fine :) https:// a:D ');
  await expect(text).toHaveText('fine 🙂 https:// a:D ');
  await page.keyboard.type(':D ');
  await expect(text).toContainText('😄');
  await page.keyboard.press('Control+z');
  await expect(text).toContainText('a:D :D');
  await choose(playground, 'Insert', 'Code block');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' :) ');
  await expect(text.locator('code')).toHaveText(/:\) $/);
});

test('emoji that few people use are found by name, once their list is there', async ({
  page,
}) => {
  const {text} = await openEmpty(page);
  await page.keyboard.type(':hedge');
  const option = page.getByRole('option', {name: 'hedgehog'});
  // The first of a list is chosen a moment after the list is there.
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(text).toHaveText('🦔 ');
});
