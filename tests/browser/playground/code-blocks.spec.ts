import {seriousViolations} from '../support/audit';
import {expect, test} from '../support/test';
import {openEmpty, openPane} from './playground';

test('the code of a block is copied by a button in its corner, for caret and pointer', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const playground = await openEmpty(page);
  await page.keyboard.type('```css');
  await page.keyboard.press('Enter');
  await page.keyboard.type('a { color: red }');
  const copy = page
    .getByRole('group', {name: 'Code'})
    .getByRole('button', {name: /Copy|Copied/});
  await copy.click();
  await expect(copy).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'a { color: red }',
  );
  const block = playground.text.locator('code');
  const [inner, outer] = [await copy.boundingBox(), await block.boundingBox()];
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThan(
    (outer?.x ?? 0) + (outer?.width ?? 0),
  );
  await page.keyboard.press('Control+Home');
  await openPane(playground, 'Plugins');
  await page.getByRole('switch', {name: 'Copy button of code'}).uncheck();
  await block.hover();
  await expect(copy).toHaveCount(0);
  await page.getByRole('switch', {name: 'Copy button of code'}).check();
  await block.hover();
  await expect(copy).toBeVisible();
});

test('the button stays on a phone, in both color modes', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await openEmpty(page);
    await page.keyboard.type('```css');
    await page.keyboard.press('Enter');
    const box = await page.getByRole('group', {name: 'Code'}).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    expect(await seriousViolations(page, '[data-playground]')).toEqual([]);
  }
});

test('a long line of code scrolls beside its number, and is counted once', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  const {text} = await openEmpty(page);
  await page.keyboard.type('```css');
  await page.keyboard.press('Enter');
  await page.keyboard.type('a');
  const block = text.locator('code');
  const {height: oneLine} = (await block.boundingBox()) ?? {height: 0};
  await page.keyboard.type(
    ' { content: "much more than fits beside a number on a phone" }',
  );
  await expect(block).toHaveAttribute('data-gutter', '1');
  expect((await block.boundingBox())?.height).toBe(oneLine);
  expect(await block.evaluate((code) => code.scrollLeft)).toBeGreaterThan(0);
});

test('code is formatted in one step; a mistake in it is told, and changes nothing', async ({
  page,
}) => {
  const {text} = await openEmpty(page);
  await page.keyboard.type('```javascript');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('const a={b:1};if(a){f( "x" )}');
  const format = page.getByRole('button', {name: 'Format code'});
  await format.click();
  const code = text.locator('code');
  await expect(code).toContainText("const a = { b: 1 };if (a) {  f('x');}");
  await page.keyboard.press('Control+z');
  await expect(code).toContainText('const a={b:1};');
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(' if (');
  await format.click();
  await expect(page.getByRole('alert')).toContainText('cannot be formatted');
  await expect(code).toContainText('const a={b:1};if(a){f( "x" )} if (');
});
