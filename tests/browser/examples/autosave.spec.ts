import {expect, test} from '../support/test';
import {caretAtEnd, expectFitForAll, openExample, paste, undoAll} from './support';

test('a pause saves, a failure is said and repeated, and a move of the caret saves nothing', async ({
  page,
}) => {
  const surface = await openExample(page, 'autosave');
  const note = surface.getByRole('textbox', {name: 'Note'});
  const status = surface.getByRole('status');
  await caretAtEnd(note);
  await expect(status).toHaveText('Saved');
  await page.keyboard.type(' Soon');
  await expect(status).toHaveText('Not saved yet');
  await expect(status).toHaveText('Saved');
  await surface.getByLabel('The server is down').check();
  await note.focus();
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type(' bold');
  await expect(note.locator('strong')).toHaveText(' bold');
  await expect(status).toHaveText('Could not be saved');
  await expectFitForAll(surface);
  await surface.getByLabel('The server is down').uncheck();
  await surface.getByRole('button', {name: 'Try again'}).click();
  await expect(status).toHaveText('Saved');
  await caretAtEnd(note);
  await paste(note, {texts: {'text/plain': ' pasted'}});
  await expect(status).toHaveText('Not saved yet');
  await undoAll(note);
  await expect(note).toHaveText('Type here, then pause.');
  await expect(status).toHaveText('Saved');
});

test('while something is not saved, the browser asks before the page closes', async ({
  page,
}) => {
  const surface = await openExample(page, 'autosave');
  const note = surface.getByRole('textbox', {name: 'Note'});
  await surface.getByLabel('The server is down').check();
  await caretAtEnd(note);
  await page.keyboard.type('!');
  await expect(surface.getByRole('status')).toHaveText('Could not be saved');
  let asked = '';
  page.on('dialog', (dialog) => {
    asked = dialog.type();
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toBe('beforeunload');
});
