import {expect, test} from '../support/test';
import {
  caretAtEnd,
  expectFitForAll,
  openExample,
  paste,
  selectLastWords,
  undoAll,
} from './support';

test('an editor in Vue types, formats, pastes and undoes, and Vue shows its values', async ({
  page,
}) => {
  const surface = await openExample(page, 'vue');
  const note = surface.getByRole('textbox', {name: 'Note'});
  const button = (name: string) => surface.getByRole('button', {name, exact: true});
  await expect(surface.getByText('13 words')).toBeVisible();
  await expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');

  await caretAtEnd(note);
  await page.keyboard.type(' Typed');
  await expect(surface.getByText('14 words')).toBeVisible();
  await selectLastWords(note, 1);
  await button('Bold').click();
  await expect(button('Bold')).toHaveAttribute('aria-pressed', 'true');
  await expect(note.locator('strong').last()).toHaveText('Typed');
  await expect(note).toBeFocused();

  await note.press('ControlOrMeta+End');
  await page.keyboard.type(' ');
  await paste(note, {texts: {'text/html': '<i>pasted</i>'}});
  await expect(note.locator('em').last()).toHaveText('pasted');
  await expect(surface.getByText('15 words')).toBeVisible();
  await expectFitForAll(surface);

  await undoAll(note);
  await expect(note).not.toContainText('Typed');
  await expect(surface.getByText('13 words')).toBeVisible();
  await button('Redo').click();
  await expect(note).toContainText('Typed');
});

test('the toolbar in Vue works from the keyboard', async ({page}) => {
  const surface = await openExample(page, 'vue');
  const note = surface.getByRole('textbox', {name: 'Note'});
  const italic = surface.getByRole('button', {name: 'Italic'});
  await selectLastWords(note, 1);
  await italic.focus();
  await page.keyboard.press('Enter');
  await expect(italic).toHaveAttribute('aria-pressed', 'true');
  await expect(note.locator('em')).toHaveCount(1);
});
