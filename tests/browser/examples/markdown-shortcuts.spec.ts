import type {Locator} from '@playwright/test';

import {expect, test} from '../support/test';
import {caretAtEnd, expectFitForAll, openExample, paste, selectAll} from './support';

const NAME = 'markdown-shortcuts';

async function emptyText(surface: Locator): Promise<Locator> {
  const text = surface.getByRole('textbox', {name: 'Text', exact: true});
  await selectAll(text);
  await text.press('Backspace');
  await expect(surface.getByText('Try # and a space')).toBeVisible();
  return text;
}

test('Markdown becomes formats while it is typed, and undo brings the signs back', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const text = await emptyText(surface);
  await page.keyboard.type('# Title');
  await expect(text.getByRole('heading', {level: 1})).toHaveText('Title');
  await text.press('Enter');
  await page.keyboard.type('A **bold** and `code` word with *slant*.');
  await expect(text.locator('strong')).toHaveText('bold');
  await expect(text.locator('code')).toHaveText('code');
  await expect(text.locator('em')).toHaveText('slant');
  await text.press('Enter');
  await page.keyboard.type('- point');
  await expect(text.getByRole('listitem')).toHaveText('point');
  await expectFitForAll(surface);

  await text.press('ControlOrMeta+z');
  await text.press('ControlOrMeta+z');
  await expect(text.getByRole('listitem')).toHaveCount(0);
  await caretAtEnd(text);
  await paste(text, {texts: {'text/html': '<blockquote>quoted</blockquote>'}});
  await expect(text).toContainText('quoted');
});

test('the source shows the document as Markdown, and what is changed there is in it', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const toggle = surface.getByRole('button', {name: 'Markdown source'});
  const source = surface.getByRole('textbox', {name: 'Markdown source'});
  const text = surface.getByRole('textbox', {name: 'Text', exact: true});
  await toggle.press('Enter');
  await expect(text).toBeHidden();
  await expect(source).toHaveValue(
    /^## Write as in Markdown\n\nSigns become \*\*formats/,
  );
  await expect(source).toHaveValue(/- Read this line\n- Start a new one/);

  await source.fill('1. one\n2. [two](https://example.com/)');
  await expectFitForAll(surface);
  await toggle.press('Enter');
  await expect(text.getByRole('listitem')).toHaveText(['one', 'two']);
  await expect(text.getByRole('link', {name: 'two'})).toHaveAttribute(
    'href',
    'https://example.com/',
  );
});
