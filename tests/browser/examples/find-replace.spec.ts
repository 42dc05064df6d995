import {expect, test} from '../support/test';
import {caretAtEnd, expectFitForAll, openExample, paste, undoAll} from './support';

const NAME = 'find-replace';

test('matches are counted across formats, walked through and replaced in one step', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const letter = surface.getByRole('textbox', {name: 'Letter'});
  const field = surface.getByLabel('Find', {exact: true});
  const status = surface.getByRole('status');
  await field.fill('open');
  await expect(status).toHaveText('1 of 3');
  const marked = () =>
    page.evaluate(() => CSS.highlights.get('find-replace-match')?.size);
  expect(await marked()).toBe(3);
  await field.press('Enter');
  await expect(status).toHaveText('2 of 3');
  await surface.getByRole('button', {name: 'Previous'}).click();
  await surface.getByLabel('Replace with').fill('wide');
  await surface.getByRole('button', {name: 'Replace', exact: true}).click();
  await expect(letter).toContainText('The gate is wide from April.');
  await expect(status).toHaveText('1 of 2');
  await surface.getByRole('button', {name: 'Replace all'}).click();
  await expect(letter).toContainText(
    'An wide gate invites guests.Please keep it wide.',
  );
  await expect(status).toHaveText('0 of 0');
  await expectFitForAll(surface);
  await letter.press('ControlOrMeta+z');
  await expect(letter).toContainText(
    'An open gate invites guests.Please keep it open.',
  );
});

test('matches follow what is typed and pasted', async ({page}) => {
  const surface = await openExample(page, NAME);
  const letter = surface.getByRole('textbox', {name: 'Letter'});
  const status = surface.getByRole('status');
  await surface.getByLabel('Find', {exact: true}).fill('gate');
  await expect(status).toHaveText('1 of 2');
  await caretAtEnd(letter);
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type(' Gate');
  await expect(status).toHaveText('1 of 3');
  await paste(letter, {texts: {'text/plain': ' gateway'}});
  await expect(status).toHaveText('1 of 4');
  await undoAll(letter);
  await expect(status).toHaveText('1 of 2');
  expect(
    await page.evaluate(() => CSS.highlights.get('find-replace-match')?.size),
  ).toBe(2);
});
