import {expect, test} from '../support/test';
import {choose, openEmpty, openPane, paste, readJson} from './playground';

test('a date is inserted, changed by a click, deleted as a whole, and undone', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  const {text} = playground;
  await page.keyboard.type('On ');
  await choose(playground, 'Insert', 'Date…');
  const insert = page.getByRole('dialog', {name: 'Insert a date'});
  await insert.getByLabel('Day').fill('2026-03-01');
  await insert.getByRole('button', {name: 'Insert'}).click();
  await expect(text).toHaveText('On March 1, 2026');
  await text.getByText('March 1, 2026').click();
  const change = page.getByRole('dialog', {name: 'Change the date'});
  await expect(change.getByLabel('Day')).toHaveValue('2026-03-01');
  await change.getByLabel('Time (optional)').fill('09:30');
  await change.getByRole('button', {name: 'Change'}).click();
  await expect(text).toHaveText(/^On March 1, 2026 at 9:30\sAM$/);
  expect((await readJson(playground)).root.children[0]?.children?.[1]).toMatchObject({
    type: 'date',
    dateTime: '2026-03-01T09:30',
  });
  await text.focus();
  await page.keyboard.press('Control+z');
  await expect(text).toHaveText('On March 1, 2026');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Backspace');
  await expect(text).toHaveText('On');
});

test('a time element of another page becomes a date, and a date a time element', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  await paste(playground.text, {
    'text/html':
      '<p>from <time datetime="2026-02-03">yesterday</time> to <time datetime="2026-02-31">never</time></p>',
  });
  await expect(playground.text).toHaveText('from February 3, 2026 to never');
  await openPane(playground, 'HTML');
  await expect(playground.pane.locator('pre')).toContainText(
    '<time datetime="2026-02-03">February 3, 2026</time>',
  );
});
