import type {Page} from '@playwright/test';

import {seriousViolations} from '../support/audit';
import {expect, test} from '../support/test';
import {openEmpty, openPane, type PlaygroundPage} from './playground';

async function openWith(page: Page, ...lines: string[]): Promise<PlaygroundPage> {
  const playground = await openEmpty(page);
  for (const [index, line] of lines.entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    await page.keyboard.type(line);
  }
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+Shift+F');
  await expect(page.getByRole('textbox', {name: 'Find', exact: true})).toBeFocused();
  return playground;
}

/** The texts that the browser highlights: the current match, and all others. */
function highlighted(page: Page): Promise<{current: string[]; others: string[]}> {
  return page.evaluate(() => {
    const texts = (name: string): string[] =>
      [...(CSS.highlights.get(name) ?? [])].map((range) => {
        const live = document.createRange();
        live.setStart(range.startContainer, range.startOffset);
        live.setEnd(range.endContainer, range.endOffset);
        return live.toString();
      });
    return {
      current: texts('playground-found-current'),
      others: texts('playground-found'),
    };
  });
}

test('text is found across formats, highlighted, and walked through by keyboard', async ({
  page,
}) => {
  const {text} = await openWith(page, 'say he**l**lo', 'Hello again', 'an othello');
  await expect(text.locator('strong')).toHaveText('l');
  const bar = page.getByRole('search', {name: 'Find and replace'});
  const field = bar.getByRole('textbox', {name: 'Find'});
  await expect(field).toBeFocused();
  await page.keyboard.type('hello');
  const status = bar.getByRole('status').first();
  await expect(status).toHaveText('1 of 3');
  await expect
    .poll(() => highlighted(page))
    .toEqual({current: ['hello'], others: ['Hello', 'hello']});
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('2 of 3');
  await expect.poll(async () => (await highlighted(page)).current).toEqual(['Hello']);
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Shift+Enter');
  await expect(status).toHaveText('3 of 3');
  await bar.getByRole('button', {name: 'Whole words'}).click();
  await expect(status).toHaveText(/of 2/);
  await bar.getByRole('button', {name: 'Match case'}).click();
  await expect(status).toHaveText('1 of 1');
  await field.focus();
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await expect(text).toBeFocused();
  // The match is selected: typing replaces it.
  await page.keyboard.type('bye');
  await expect(text).toContainText('say bye');
  expect(await highlighted(page)).toEqual({current: [], others: []});
});

test('one match is replaced, then all others, and undo takes back one step each', async ({
  page,
}) => {
  const {text, toolbar} = await openWith(page, 'red green red', 'red @gra');
  const bar = page.getByRole('search', {name: 'Find and replace'});
  await page.keyboard.type('red');
  await expect(bar.getByRole('status').first()).toHaveText('1 of 3');
  await bar.getByRole('textbox', {name: 'Replace with'}).focus();
  await page.keyboard.type('blue');
  await page.keyboard.press('Enter');
  await expect(text).toContainText('blue green red');
  await expect(bar.getByRole('status').first()).toHaveText('1 of 2');
  await bar.getByRole('button', {name: 'Replace all'}).click();
  await expect(text).toContainText('blue green blue');
  await expect(text).toContainText('blue @gra');
  await expect(bar.getByRole('status').last()).toHaveText('Replaced 2');
  await expect(bar.getByRole('status').first()).toHaveText('No matches');
  await toolbar.getByRole('button', {name: 'Undo'}).click();
  await expect(text).toContainText('blue green red');
  await expect(text).toContainText('red @gra');
  await toolbar.getByRole('button', {name: 'Undo'}).click();
  await expect(text).toContainText('red green red');
});

test('a read-only document can be searched and not changed', async ({page}) => {
  const playground = await openWith(page, 'find me');
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: 'Document'}).click();
  await page.getByRole('menuitemcheckbox', {name: 'Read-only'}).click();
  await page.getByRole('button', {name: 'Document'}).click();
  await page.getByRole('menuitem', {name: 'Find and replace'}).click();
  const bar = page.getByRole('search', {name: 'Find and replace'});
  await expect(bar.getByRole('textbox', {name: 'Find'})).toBeFocused();
  await page.keyboard.type('me');
  await expect(bar.getByRole('status').first()).toHaveText('1 of 1');
  await expect(bar.getByRole('textbox', {name: 'Replace with'})).toHaveCount(0);
  await openPane(playground, 'Plugins');
  await page.getByRole('switch', {name: 'Find and replace'}).uncheck();
  await expect(bar).toHaveCount(0);
});

test('a match that is out of sight is scrolled to', async ({page}) => {
  const {text} = await openWith(page, ...Array.from({length: 40}, () => 'x'), 'end');
  await page.keyboard.type('end');
  await expect(text.getByText('end')).toBeInViewport();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the bar fits a phone and axe finds nothing, ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await page.setViewportSize({width: 390, height: 844});
    await openWith(page, 'one two');
    const bar = page.getByRole('search', {name: 'Find and replace'});
    await page.keyboard.type('two');
    await expect(bar.getByRole('status').first()).toHaveText('1 of 1');
    expect(await seriousViolations(page, '[data-playground]')).toEqual([]);
    const sticksOut = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(sticksOut).toBe(0);
  });
}
