import {expect, test} from '../support/test';
import {
  caretAtEnd,
  expectFitForAll,
  openExample,
  paste,
  selectLastWords,
  undoAll,
} from './support';

const NAME = 'rich-text-toolbar';

test('buttons format the selection, show its state, and history takes it back', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const article = surface.getByRole('textbox', {name: 'Article'});
  const toolbar = surface.getByRole('toolbar', {name: 'Formatting'});
  const button = (name: string) => toolbar.getByRole('button', {name, exact: true});
  await expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');

  await caretAtEnd(article);
  await page.keyboard.type(' Truly');
  await selectLastWords(article, 1);
  for (const name of ['Bold', 'Italic', 'Underline', 'Strikethrough']) {
    await button(name).click();
    await expect(button(name)).toHaveAttribute('aria-pressed', 'true');
    await expect(article).toBeFocused();
  }
  const word = article.getByText('Truly', {exact: true});
  await expect(word).toHaveCSS('font-weight', '700');
  await expect(word).toHaveCSS('font-style', 'italic');
  await expect(word).toHaveCSS('text-decoration-line', 'underline line-through');

  await expectFitForAll(surface);
  await button('Undo').click();
  await expect(button('Strikethrough')).toHaveAttribute('aria-pressed', 'false');
  await button('Redo').click();
  await expect(button('Strikethrough')).toHaveAttribute('aria-pressed', 'true');
  await undoAll(article);
  await expect(article).not.toContainText('Truly');
  await expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
});

test('block buttons turn a line into each kind of block and back', async ({page}) => {
  const surface = await openExample(page, NAME);
  const article = surface.getByRole('textbox', {name: 'Article'});
  const button = (name: string) => surface.getByRole('button', {name, exact: true});
  await caretAtEnd(article);
  for (const [name, selector] of [
    ['Heading', 'h2:last-child'],
    ['Bulleted list', 'ul:last-child > li'],
    ['Numbered list', 'ol:last-child > li'],
    ['Quote', 'blockquote:last-child'],
    ['Subheading', 'h3:last-child'],
  ] as const) {
    await button(name).click();
    await expect(article.locator(selector)).toHaveText('The last line is yours.');
    await expect(button(name)).toHaveAttribute('aria-pressed', 'true');
  }
  await button('Subheading').click();
  await expect(article.locator('p:last-child')).toHaveText('The last line is yours.');
  await button('Center').click();
  await expect(article.locator('p:last-child')).toHaveCSS('text-align', 'center');
  await expect(button('Align left')).toHaveAttribute('aria-pressed', 'false');
});

test('the toolbar is reached, walked and left by keyboard, and formats on paste show', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const article = surface.getByRole('textbox', {name: 'Article'});
  const button = (name: string) => surface.getByRole('button', {name, exact: true});
  await caretAtEnd(article);
  await paste(article, {texts: {'text/html': '<p>and <i>pasted</i></p>'}});
  await expect(article.locator('p:last-child em')).toHaveText('pasted');
  await expect(button('Italic')).toHaveAttribute('aria-pressed', 'true');

  await selectLastWords(article, 1);
  await page.keyboard.press('Alt+F10');
  await expect(button('Undo')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(button('Bold')).toBeFocused();
  await page.keyboard.press('End');
  await expect(button('Align right')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(article).toBeFocused();
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(article).toBeFocused();
  await expect(article.locator('p:last-child')).toHaveCSS('text-align', 'center');
  await article.press('ControlOrMeta+b');
  await expect(button('Bold')).toHaveAttribute('aria-pressed', 'true');
  await expect(article.locator('p:last-child strong')).toHaveText('pasted');
});
