import {expect, test} from '../support/test';
import {
  caretAtEnd,
  expectFitForAll,
  openExample,
  paste,
  selectLastWords,
  undoAll,
} from './support';

const NAME = 'extension-kit';

test('words are counted against a goal that can be changed, and the draft is saved', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const draft = surface.getByRole('textbox', {name: 'Draft'});
  const words = surface.locator('output');
  const status = surface.getByRole('status').filter({hasText: /aved/});
  await expect(words).toHaveText('12 words');
  await expect(status).toHaveText('Saved');
  await caretAtEnd(draft);
  await page.keyboard.type(' ');
  await paste(draft, {texts: {'text/html': 'one <i>two</i>'}});
  await expect(draft.locator('em')).toHaveText('two');
  await expect(status).toHaveText('Not saved yet');
  await expect(words).toHaveText('14 words');
  await expect(status).toHaveText('Saved');

  await surface.getByRole('spinbutton', {name: 'Word goal'}).fill('14');
  await expect(words).toHaveText('14 words, reached');
  await selectLastWords(draft, 1);
  await draft.press('ControlOrMeta+b');
  await expect(draft.locator('strong')).toHaveText('two');
  await expectFitForAll(surface);
  await undoAll(draft);
  await expect(words).toHaveText('12 words');
});

test('signs are replaced while typed, with the caret behind them, until switched off', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const draft = surface.getByRole('textbox', {name: 'Draft'});
  const replace = surface.getByRole('checkbox', {name: 'Replace'});
  await caretAtEnd(draft);
  await page.keyboard.type(' a->b 1/2 (c)...');
  await expect(draft).toContainText('a→b ½ ©…');
  await replace.press('Space');
  await expect(replace).not.toBeChecked();
  await caretAtEnd(draft);
  await page.keyboard.type('->');
  await expect(draft).toContainText('…->');
});
