import {expect, test} from '../support/test';
import {
  caretAtEnd,
  expectFitForAll,
  openExample,
  paste,
  selectLastWords,
  undoAll,
} from './support';

const NAME = 'check-lists';

test('tasks are checked by mouse and keyboard, and the progress follows', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const tasks = surface.getByRole('textbox', {name: 'Tasks'});
  const task = (name: string) => tasks.getByRole('checkbox', {name, exact: true});
  await expect(surface.getByRole('progressbar')).toHaveAccessibleName('2 of 5 done');
  await task('Yeast').click({position: {x: 8, y: 12}});
  await expect(task('Yeast')).toBeChecked();
  await expect(surface.getByText('3 of 5 done')).toBeVisible();

  await task('Bake').getByText('Bake').click();
  await tasks.press('Home');
  // Browsers tell a page of a moved caret some time later; nobody types that fast.
  await page.evaluate(() => new Promise((told) => requestAnimationFrame(told)));
  await tasks.press('ArrowLeft');
  await expect(task('Bake')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(task('Bake')).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(task('Yeast')).toBeFocused();
  // In a group, which is no list, an `<li>` may have any role; axe looks at the `<li>` alone.
  await expectFitForAll(surface, ['aria-allowed-role']);
});

test('tasks are typed, nested by Tab, formatted, pasted and taken back', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const tasks = surface.getByRole('textbox', {name: 'Tasks'});
  await caretAtEnd(tasks);
  await tasks.press('Enter');
  await page.keyboard.type('Slice it thin');
  await expect(surface.getByText('2 of 6 done')).toBeVisible();
  await tasks.press('Tab');
  await expect(
    tasks.locator('.check-lists-nested').getByRole('checkbox', {name: 'Slice it thin'}),
  ).toBeVisible();
  await tasks.press('Shift+Tab');
  await expect(tasks.locator('.check-lists-nested').getByRole('checkbox')).toHaveCount(
    2,
  );
  await selectLastWords(tasks, 1);
  await tasks.press('ControlOrMeta+b');
  await expect(tasks.locator('strong')).toHaveText('thin');
  await caretAtEnd(tasks);
  await paste(tasks, {texts: {'text/plain': ' and eat'}});
  await expect(tasks.getByRole('checkbox').last()).toHaveText('Slice it thin and eat');
  await undoAll(tasks);
  await expect(surface.getByText('2 of 5 done')).toBeVisible();
  await tasks.press('Escape');
  await expect(tasks).not.toBeFocused();
});
