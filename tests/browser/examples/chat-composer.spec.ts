import {expect, test} from '../support/test';
import {expectFitForAll, openExample, paste, typeAndEnterAtOnce} from './support';

const NAME = 'chat-composer';

test('Enter sends with mentions and lines, empties the box, and leaves it ready', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const message = surface.getByRole('textbox', {name: 'Message'});
  const log = surface.getByRole('log', {name: 'Conversation'});
  await message.focus();
  await page.keyboard.type('Ask @gr');
  const options = surface.getByRole('option');
  await expect(options).toHaveText([/Grace Hopper/]);
  await page.keyboard.press('Enter');
  await expect(options).toHaveCount(0);
  await page.keyboard.type('please');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Shift+Enter');
  await paste(message, {texts: {'text/html': '<b>pasted</b>', 'text/plain': 'pasted'}});
  await expect(message.locator('strong')).toHaveCount(0);
  await expectFitForAll(surface);

  await message.press('Enter');
  const sent = log.locator('p').last();
  await expect(sent).toHaveText('Ask @Grace Hopper please\n\npasted', {
    useInnerText: true,
  });
  await expect(sent.locator('.chat-composer-mention')).toHaveText('@Grace Hopper');
  await expect(surface.getByText('Message, @name or :emoji')).toBeVisible();
  await page.keyboard.type('Next');
  await expect(message).toHaveText('Next');
  await message.press('ControlOrMeta+z');
  await expect(message).not.toHaveText('Next');
});

test('"@" alone lists everybody, and ":" alone nothing', async ({page}) => {
  const surface = await openExample(page, NAME);
  await surface.getByRole('textbox', {name: 'Message'}).focus();
  const options = surface.getByRole('option');
  await page.keyboard.type('@');
  await expect(options.first()).toBeVisible();
  expect(await options.count()).toBeGreaterThan(2);
  await page.keyboard.press('Escape');
  await page.keyboard.type(' Note:');
  await expect(options).toHaveCount(0);
});

test('the arrow keys choose a suggestion, and a mention is deleted as a whole', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const message = surface.getByRole('textbox', {name: 'Message'});
  await message.focus();
  await page.keyboard.type('@a');
  await expect(surface.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await expect(surface.getByRole('option', {selected: true})).toHaveText(/Alan Turing/);
  await expectFitForAll(surface);
  await page.keyboard.press('Tab');
  await expect(message).toHaveText('@Alan Turing ');
  await message.press('Backspace');
  await message.press('Backspace');
  await expect(message.locator('.chat-composer-mention')).toHaveCount(0);
  await expect(message).toHaveText('');
});

test('a mention replaces all of a name that is typed faster than the list follows', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const message = surface.getByRole('textbox', {name: 'Message'});
  await message.focus();
  await page.keyboard.type('Ask @gr');
  await expect(surface.getByRole('option')).toHaveText([/Grace Hopper/]);
  await typeAndEnterAtOnce(message, 'ace');
  await expect(message).toHaveText('Ask @Grace Hopper ');
});

test('an emoji is picked by name, and an empty message is not sent', async ({page}) => {
  const surface = await openExample(page, NAME);
  const message = surface.getByRole('textbox', {name: 'Message'});
  const messages = surface.getByRole('log').locator('p');
  await message.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type(':ro');
  await surface.getByRole('option', {name: 'rocket'}).click();
  await expect(message).toHaveText('🚀 ');
  await surface.getByRole('button', {name: 'Send'}).click();
  await expect(messages).toHaveText(['Does the release go out today?', '🚀 ']);
});
