import type {Page} from '@playwright/test';

import {seriousViolations} from '../support/audit';
import {expect, test} from '../support/test';
import {openPane, openPlayground} from './playground';

const PLAYGROUND = '[data-playground]';
const PANES = ['Node tree', 'JSON', 'Time travel', 'Plugins'];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the panes, menus and dialogs, ${colorScheme}`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({colorScheme});
    const playground = await openPlayground(page);
    await playground.text.getByText('node tree').dblclick();
    for (const pane of PANES) {
      await openPane(playground, pane);
      expect(await seriousViolations(page, PLAYGROUND), pane).toEqual([]);
    }
    await playground.toolbar.getByRole('button', {name: 'Text color'}).click();
    expect(await seriousViolations(page, PLAYGROUND), 'menu').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', {name: 'Import'}).click();
    await page.getByRole('dialog').getByRole('button', {name: 'Import'}).click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await seriousViolations(page, PLAYGROUND), 'dialog with an error').toEqual(
      [],
    );
  });
}

test('the toolbar is one stop for Tab; menus open, move and close by keyboard', async ({
  page,
}) => {
  const {toolbar, text} = await openPlayground(page);
  // The text can be read before its keys are heard.
  await expect(async () => {
    await text.focus();
    await page.keyboard.press('Alt+F10');
    const first = toolbar.getByRole('button', {name: 'Undo'});
    await expect(first).toBeFocused({timeout: 1_000});
  }).toPass();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const blocks = toolbar.getByRole('button', {name: /^Block type/});
  await expect(blocks).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', {name: 'Heading 1'})).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', {name: 'Heading 2'})).toBeFocused();
  await page.keyboard.press('q');
  await expect(page.getByRole('menuitemradio', {name: 'Quote'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(blocks).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
});

test('dialogs keep focus inside, close by Escape and give focus back', async ({
  page,
}) => {
  await openPlayground(page);
  const share = page.getByRole('button', {name: 'Share'});
  await share.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: 'Share'});
  await expect(dialog.getByRole('button', {name: 'Close'}).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(share).toBeFocused();
});

test('nothing sticks out of the page at 390 px, menus included', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const playground = await openPlayground(page);
  expect(await overflow(page)).toBe(0);
  await playground.toolbar.getByRole('button', {name: 'Alignment'}).click();
  const box = await page.getByRole('menu').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  await page.keyboard.press('Escape');
  for (const pane of PANES) {
    await openPane(playground, pane);
    expect(await overflow(page), pane).toBe(0);
  }
});

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
