import {expect, test} from '../support/test';
import {caretAtEnd, expectFitForAll, openExample, paste, undoAll} from './support';

test('a custom element types, pastes and undoes, and sends its value in a form', async ({
  page,
}) => {
  const surface = await openExample(page, 'custom-element');
  const note = surface.getByRole('textbox', {name: 'Note'});
  const sent = surface.getByRole('status', {name: 'Sent'});

  // Empty and required: the browser holds the form back.
  await surface.getByRole('button', {name: 'Send'}).click();
  await expect(sent).toHaveText('Nothing sent yet');

  await caretAtEnd(note);
  await page.keyboard.type('Two words');
  await surface.getByRole('button', {name: 'Send'}).focus();
  await page.keyboard.press('Enter');
  await expect(sent).toHaveText('Sent: Two words');

  await caretAtEnd(note);
  await paste(note, {texts: {'text/html': '<b> more</b>', 'text/plain': ' more'}});
  await expect(note).toHaveText('Two words more');
  await expect(note.locator('strong')).toHaveCount(0);
  await expectFitForAll(surface);

  await undoAll(note);
  await expect(note).toHaveText('');
});

test('a custom element resets with its form, and keeps its text when it is moved', async ({
  page,
}) => {
  const surface = await openExample(page, 'custom-element');
  const note = surface.getByRole('textbox', {name: 'Note'});
  await caretAtEnd(note);
  await page.keyboard.type('Kept');
  await surface.locator('note-editor').evaluate((element) => {
    element.parentElement?.append(element);
  });
  await expect(note).toHaveText('Kept');
  await caretAtEnd(note);
  await page.keyboard.type(' still');
  await expect(note).toHaveText('Kept still');
  await surface.getByRole('button', {name: 'Reset'}).click();
  await expect(note).toHaveText('');
});
