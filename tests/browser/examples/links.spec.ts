import {expect, test} from '../support/test';
import {
  caretAtEnd,
  expectFitForAll,
  openExample,
  paste,
  selectLastWords,
  undoAll,
} from './support';

const NAME = 'links';

test('selected words become a link, wrong addresses are refused, and undo takes it back', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const article = surface.getByRole('textbox', {name: 'Article'});
  const address = surface.getByRole('textbox', {name: 'Address'});
  await caretAtEnd(article);
  await page.keyboard.type(' Read more');
  await selectLastWords(article, 1);
  await article.press('ControlOrMeta+b');
  await expect(article.locator('strong')).toHaveText('more');
  await article.press('ControlOrMeta+k');
  await expect(address).toBeFocused();
  await address.fill('example');
  await address.press('Enter');
  await expect(surface.getByRole('alert')).toContainText('https://example.com');
  await expectFitForAll(surface);

  await address.fill('https://example.org/more');
  await address.press('Enter');
  await expect(article).toBeFocused();
  const link = article.getByRole('link', {name: 'more'});
  await expect(link).toHaveAttribute('href', 'https://example.org/more');
  await undoAll(article);
  await expect(link).toHaveCount(0);
});

test('the link at the caret is changed and removed in the panel', async ({page}) => {
  const surface = await openExample(page, NAME);
  const article = surface.getByRole('textbox', {name: 'Article'});
  const address = surface.getByRole('textbox', {name: 'Address'});
  const link = article.getByRole('link', {name: 'this link'});
  await expect(address).toHaveCount(0);
  await link.click();
  await expect(address).toHaveValue('https://lexical.dev/');
  await surface.getByRole('button', {name: 'Link', exact: true}).click();
  await expect(address).toBeFocused();
  await address.fill('https://example.org/');
  await surface.getByRole('button', {name: 'Save'}).click();
  await expect(link).toHaveAttribute('href', 'https://example.org/');
  await article.press('ControlOrMeta+k');
  await address.press('Escape');
  await expect(article).toBeFocused();
  await surface.getByRole('button', {name: 'Remove'}).click();
  await expect(link).toHaveCount(0);
  await expect(address).toHaveCount(0);
});

test('addresses become links while typed, and when pasted over words', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const article = surface.getByRole('textbox', {name: 'Article'});
  await expect(article.getByRole('link', {name: 'www.example.com'})).toHaveAttribute(
    'href',
    'https://www.example.com',
  );
  await caretAtEnd(article);
  await article.press('Enter');
  await page.keyboard.type('Mail to someone@example.com or');
  await expect(
    article.getByRole('link', {name: 'someone@example.com'}),
  ).toHaveAttribute('href', 'mailto:someone@example.com');
  await selectLastWords(article, 1);
  await paste(article, {texts: {'text/plain': 'https://example.net/'}});
  await expect(article.getByRole('link', {name: 'or', exact: true})).toHaveAttribute(
    'href',
    'https://example.net/',
  );

  await article.getByRole('link', {name: 'www.example.com'}).click();
  await expect(surface.getByRole('textbox', {name: 'Address'})).not.toBeEditable();
  await surface.getByRole('button', {name: 'Remove'}).click();
  await expect(article.getByRole('link', {name: 'www.example.com'})).toHaveCount(0);
});
