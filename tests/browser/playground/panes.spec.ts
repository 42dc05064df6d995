import {expect, test} from '../support/test';
import {openEmpty, openPane} from './playground';

test('each pane shows the document in its notation, and follows it', async ({page}) => {
  const playground = await openEmpty(page);
  const {pane} = playground;
  await page.keyboard.type('# Hello');
  await page.keyboard.press('Enter');
  await page.keyboard.type('a **word**');

  await openPane(playground, 'Node tree');
  await expect(pane.locator('[data-node-type]')).toHaveText([
    /^root/,
    /^heading.*tag: h1/,
    /^text.*Hello/,
    /^paragraph/,
    /^text.*a/,
    /^text.*word.*bold/,
  ]);
  await openPane(playground, 'JSON');
  await expect(pane.locator('pre')).toContainText('"type": "heading"');
  await openPane(playground, 'HTML');
  await expect(pane.locator('pre')).toContainText('<h1');
  await openPane(playground, 'Markdown');
  await expect(pane.locator('pre')).toHaveText('# Hello\n\na **word**\n');
  await openPane(playground, 'DOM');
  await expect(pane.locator('pre')).toContainText('data-lexical-text="true"');

  await playground.text.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' more');
  await expect(pane.locator('pre')).toContainText(' more');
});

test('arrow keys change the pane', async ({page}) => {
  await openEmpty(page);
  await page.getByRole('tab', {name: 'Node tree'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', {name: 'JSON'})).toBeFocused();
  await expect(page.getByRole('tabpanel', {name: 'JSON'})).toBeVisible();
});

for (const width of [390, 768, 1280, 1440]) {
  test(`every tab is whole at ${width} pixels, “Your code” among them`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await openEmpty(page);
    const list = page.getByRole('tablist', {name: 'Panes'});
    const frame = await list.boundingBox();
    const tabs = await list.getByRole('tab').all();
    expect(tabs.length).toBeGreaterThan(8);
    for (const tab of tabs) {
      const box = await tab.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(frame?.x ?? Infinity);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
        (frame?.x ?? 0) + (frame?.width ?? 0),
      );
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(
        (frame?.y ?? 0) + (frame?.height ?? 0),
      );
    }
    await page.getByRole('tab', {name: 'Your code'}).click({trial: true});
  });
}
