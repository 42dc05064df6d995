import type {Locator} from '@playwright/test';

import {expect, test} from '../support/test';
import {expectFitForAll, openExample} from './support';

const NAME = 'read-only-renderer';

function documentOf(...children: object[]): string {
  return JSON.stringify({root: {type: 'root', version: 1, children}});
}

function paragraph(...children: object[]): object {
  return {type: 'paragraph', version: 1, children};
}

function sourceOf(surface: Locator): Locator {
  return surface.getByRole('textbox', {name: 'Saved document (JSON)'});
}

test('the saved document is on the page as HTML that nobody can edit', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const article = surface.getByRole('article');
  await expect(article.getByRole('heading')).toHaveText('Release notes');
  await expect(article.locator('strong')).toHaveText('rendered');
  await expect(article.locator('blockquote')).toHaveCSS('border-left-width', '3px');
  await expect(surface.locator('[contenteditable]')).toHaveCount(0);
  await expectFitForAll(surface);
});

test('typed and pasted changes of the JSON show, and undo takes them back', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const article = surface.getByRole('article');
  const source = sourceOf(surface);
  const before = await source.inputValue();
  await source.focus();
  await source.evaluate((field: HTMLTextAreaElement) => {
    const at = field.value.indexOf('Release notes');
    field.setSelectionRange(at, at);
  });
  await page.keyboard.insertText('New ');
  await expect(article.getByRole('heading')).toHaveText('New Release notes');
  await source.press('ControlOrMeta+z');
  await expect(source).toHaveValue(before);
  await expect(article.getByRole('heading')).toHaveText('Release notes');
});

test('markup in a text stays text, and an address that is a script leads nowhere', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const article = surface.getByRole('article');
  const text = (value: string) => ({type: 'text', version: 1, text: value});
  await sourceOf(surface).fill(
    documentOf(
      paragraph(text('<img src=x onerror=alert(1)>')),
      paragraph({
        type: 'link',
        version: 1,
        url: 'javascript:alert(1)',
        children: [text('script')],
      }),
    ),
  );
  await expect(article.locator('img')).toHaveCount(0);
  await expect(article).toContainText('<img src=x onerror=alert(1)>');
  await expect(article.locator('a')).toHaveAttribute('href', 'about:blank');
});

test('a document that cannot be read says why', async ({page}) => {
  const surface = await openExample(page, NAME);
  const source = sourceOf(surface);
  const problem = surface.getByRole('status');
  await source.fill(documentOf({type: 'poll', version: 1}));
  await expect(problem).toContainText('poll');
  await expect(source).toHaveAttribute('aria-invalid', 'true');
  await source.fill('{');
  await expect(problem).toContainText('JSON');
  await source.fill(documentOf(paragraph()));
  await expect(problem).toHaveText('');
});
