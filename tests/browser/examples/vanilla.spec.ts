import {expect, test} from '../support/test';
import {
  caretAtEnd,
  expectFitForAll,
  openExample,
  paste,
  selectLastWords,
  undoAll,
} from './support';

test('an editor of plain DOM types, formats, pastes and undoes', async ({page}) => {
  const surface = await openExample(page, 'vanilla');
  const note = surface.getByRole('textbox', {name: 'Note'});
  const button = (name: string) => surface.getByRole('button', {name, exact: true});
  await expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');

  await caretAtEnd(note);
  await page.keyboard.type(' Typed');
  await selectLastWords(note, 1);
  await button('Underline').click();
  await expect(note.getByText('Typed')).toHaveCSS('text-decoration-line', 'underline');
  await expect(button('Underline')).toHaveAttribute('aria-pressed', 'true');

  await note.press('ControlOrMeta+End');
  await paste(note, {texts: {'text/html': ' <b>pasted</b>'}});
  await expect(note.locator('p strong').last()).toHaveText('pasted');
  await button('List').click();
  await expect(note.getByRole('listitem')).toContainText('Type here.');
  await expectFitForAll(surface);

  await undoAll(note);
  await expect(note).not.toContainText('Typed');
  await expect(note.getByRole('listitem')).toHaveCount(0);
  // How many steps the typing made depends on how fast it was.
  await expect(async () => {
    await button('Redo').click();
    await expect(note).toContainText('Typed', {timeout: 500});
  }).toPass();
});

test('the toolbar of plain DOM works from the keyboard', async ({page}) => {
  const surface = await openExample(page, 'vanilla');
  const note = surface.getByRole('textbox', {name: 'Note'});
  const button = (name: string) => surface.getByRole('button', {name, exact: true});
  await selectLastWords(note, 1);
  await page.keyboard.press('Alt+F10');
  await expect(button('Bold')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(button('Italic')).toHaveAttribute('aria-pressed', 'true');
  await expect(note).toBeFocused();
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('Escape');
  await expect(note).toBeFocused();
});
