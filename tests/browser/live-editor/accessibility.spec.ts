import {AxeBuilder} from '@axe-core/playwright';

import {expect, test} from '../support/test';
import {
  caretAtEndOf,
  openPostEditor,
  runEditor,
  secondEditor,
  selectWordsLeftwards,
} from './post-editor';

const LAST_LINE = 'Press Enter in the middle of this line.';

for (const mode of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`axe finds nothing in the editors, ${mode} at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      const editor = await openPostEditor(page);
      await runEditor(secondEditor(page));
      await caretAtEndOf(editor, LAST_LINE);
      await selectWordsLeftwards(editor, 2);
      await page.keyboard.press('Control+b');
      await page.locator('html').evaluate((html, theme) => {
        html.dataset['theme'] = theme;
      }, mode);
      const {violations} = await new AxeBuilder({page})
        .include('[data-live-editor]')
        .analyze();
      expect(violations).toEqual([]);
    });
  }
}

test('arrow keys move along the toolbar, which is one stop for Tab', async ({page}) => {
  const {toolbar, textbox} = await openPostEditor(page);
  await toolbar.getByRole('button', {name: 'Bold'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(toolbar.getByRole('button', {name: 'Italic'})).toBeFocused();
  await page.keyboard.press('End');
  await expect(toolbar.getByRole('button', {name: 'Redo'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(textbox).toBeFocused();
});

test('Alt+F10 leads from the text to the toolbar, and Escape back', async ({page}) => {
  const editor = await openPostEditor(page);
  await caretAtEndOf(editor, LAST_LINE);
  await page.keyboard.press('Alt+F10');
  await expect(editor.toolbar.getByRole('button', {name: 'Bold'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor.textbox).toBeFocused();
});

test('a format can be set with the keyboard alone, from the toolbar', async ({
  page,
}) => {
  const editor = await openPostEditor(page);
  await caretAtEndOf(editor, LAST_LINE);
  await selectWordsLeftwards(editor, 2);
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(editor.textbox.locator('em')).toHaveText('line.');
});

test('Tab leaves the text', async ({page}) => {
  const editor = await openPostEditor(page);
  await caretAtEndOf(editor, LAST_LINE);
  await page.keyboard.press('Tab');
  await expect(editor.textbox).not.toBeFocused();
  await expect(editor.textbox).toContainText(LAST_LINE);
});

test('arrow keys change the tab, and its panel is named after it', async ({page}) => {
  await openPostEditor(page);
  const {frame, ...editor} = secondEditor(page);
  await runEditor({frame, ...editor});
  await frame.getByRole('tab', {name: 'JSON'}).focus();
  await page.keyboard.press('ArrowRight');
  const tree = frame.getByRole('tab', {name: 'Node tree'});
  await expect(tree).toBeFocused();
  await expect(tree).toHaveAttribute('aria-selected', 'true');
  await expect(frame.getByRole('tabpanel', {name: 'Node tree'})).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(frame.getByRole('tab', {name: 'JSON'})).toBeFocused();
});

test('nothing sticks out of the page at 390 px', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const {frame, toolbar} = await openPostEditor(page);
  const sizes = await page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    window: window.innerWidth,
  }));
  expect(sizes.page).toBe(sizes.window);
  const box = await frame.boundingBox();
  const lastButton = await toolbar.getByRole('button', {name: 'Redo'}).boundingBox();
  expect((lastButton?.x ?? 0) + (lastButton?.width ?? 0)).toBeLessThan(
    (box?.x ?? 0) + (box?.width ?? 0),
  );
});
