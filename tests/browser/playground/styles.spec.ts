import {seriousViolations} from '../support/audit';
import {expect, test} from '../support/test';
import {choose, openEmpty, pressSlowly, readJson} from './playground';

test('clearing the formatting takes formats, styles, marks and alignment, and keeps what the text is', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  const {text} = playground;
  await page.keyboard.type('## Title');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  await choose(playground, 'Font size', '24 px');
  await choose(playground, 'More formats', 'Mark the selection');
  await choose(playground, 'Alignment', 'Center');
  await choose(playground, 'Alignment', 'Indent');
  const heading = text.getByRole('heading', {level: 2});
  await expect(heading.locator('mark strong')).toHaveCSS('font-size', '24px');
  await expect(heading).toHaveCSS('text-align', 'center');
  await expect(text).toBeFocused();
  // Marking has left a caret.
  await page.keyboard.press('Control+a');
  await expect(page.getByRole('toolbar', {name: 'Selection'})).toBeVisible();
  await page.keyboard.press('Control+\\');
  await expect(heading.locator('mark, strong')).toHaveCount(0);
  const {root} = await readJson(playground);
  expect(root.children[0]).toMatchObject({type: 'heading', format: '', indent: 0});
  expect(root.children[0]?.children).toMatchObject([
    {text: 'Title', format: 0, style: ''},
  ]);
});

test('only the selected words lose their formats, and a caret loses those to come', async ({
  page,
}) => {
  const {text, toolbar} = await openEmpty(page);
  await page.keyboard.press('Control+b');
  await page.keyboard.type('one two');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await expect(page.getByRole('toolbar', {name: 'Selection'})).toBeVisible();
  await page.keyboard.press('Control+\\');
  await expect(text.locator('strong')).toHaveText('one ');
  await pressSlowly(page, 'Home', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await expect(toolbar.getByRole('button', {name: 'Bold'})).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Control+\\');
  await page.keyboard.type('X');
  await expect(text).toHaveText('oneX two');
  await expect(text.locator('strong').first()).toHaveText('one');
});

test('font and size are set from menus that show the present one', async ({page}) => {
  const playground = await openEmpty(page);
  await page.keyboard.type('large');
  await page.keyboard.press('Control+a');
  await choose(playground, /^Font$/, 'Times');
  await choose(playground, 'Font size', '30 px');
  const word = playground.text.getByText('large');
  await expect(word).toHaveCSS('font-size', '30px');
  await expect(word).toHaveCSS('font-family', /^"Times New Roman"/);
  await playground.toolbar.getByRole('button', {name: 'Font size'}).click();
  await expect(page.getByRole('menuitemradio', {name: '30 px'})).toBeChecked();
  await expect(page.getByRole('menuitemradio', {name: '30 px'})).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(word).toHaveCSS('font-size', '16px');
});

test('a size that the menu lacks is typed', async ({page}) => {
  const playground = await openEmpty(page);
  await page.keyboard.type('odd');
  await page.keyboard.press('Control+a');
  await choose(playground, 'Font size', 'Other…');
  const dialog = page.getByRole('dialog', {name: 'Font size'});
  await expect(dialog.getByLabel('Pixels')).toHaveValue('16');
  await dialog.getByLabel('Pixels').fill('23.5');
  await page.keyboard.press('Enter');
  await expect(playground.text.getByText('odd')).toHaveCSS('font-size', '23.5px');
  await playground.toolbar.getByRole('button', {name: 'Font size'}).click();
  await expect(
    page.getByRole('menuitemradio', {name: 'Other (23.5px)…'}),
  ).toBeChecked();
});

test('any color can be chosen, and dragging through colors is one step', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  const {text, toolbar} = playground;
  await page.keyboard.type('colored');
  await page.keyboard.press('Control+a');
  await toolbar.getByRole('button', {name: 'Text color', exact: true}).click();
  await expect(page.getByRole('menuitem', {name: 'Other color…'})).toBeVisible();
  await page.keyboard.press('Escape');
  const input = page.getByLabel('Other text color');
  for (const color of ['#112233', '#445566', '#aa0055']) await input.fill(color);
  const word = text.getByText('colored');
  await expect(word).toHaveCSS('color', 'rgb(170, 0, 85)');
  await page.getByLabel('Other background color').fill('#ffee00');
  await expect(word).toHaveCSS('background-color', 'rgb(255, 238, 0)');
  await toolbar.getByRole('button', {name: 'Undo'}).click();
  await expect(word).toHaveCSS('color', 'rgb(170, 0, 85)');
  await toolbar.getByRole('button', {name: 'Undo'}).click();
  await expect(word).not.toHaveAttribute('style', /color/);
});

test('start and end follow the direction of the text, left and right do not', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  const {text} = playground;
  await page.keyboard.type('שלום');
  await choose(playground, 'Alignment', 'End');
  await expect(text.locator('p')).toHaveCSS('text-align', 'end');
  await choose(playground, 'Alignment', 'Start');
  await expect(text.locator('p')).toHaveCSS('text-align', 'start');
  await choose(playground, 'Alignment', 'Left');
  await expect(text.locator('p')).toHaveCSS('text-align', 'left');
});

test('the menus of colors and fonts are fit for all on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    const {toolbar} = await openEmpty(page);
    for (const name of ['Text color', 'Font', 'Font size']) {
      await toolbar.getByRole('button', {name, exact: true}).click();
      expect(await seriousViolations(page, '[data-playground]'), name).toEqual([]);
      const box = await page.getByRole('menu').boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(390);
      await page.keyboard.press('Escape');
    }
  }
});
