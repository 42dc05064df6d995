import type {Page} from '@playwright/test';

import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

async function openBuilder(page: Page, query = ''): Promise<void> {
  await openHydrated(page, `/docs/builder${query}`);
  await expect(page.getByRole('group', {name: 'What do you need?'})).toBeVisible();
}

test('the menu of blocks makes a first heading an h1, and offers what was chosen', async ({
  page,
}) => {
  await openBuilder(page, '?features=slash-menu,tables,find-replace&form=react');
  const frame = page.getByRole('region', {name: 'Try it'}).frameLocator('iframe');
  const field = frame.getByRole('textbox', {name: 'Text'});
  await field.pressSequentially('/h1');
  await frame.getByRole('option', {name: 'Heading', exact: true}).click();
  await field.pressSequentially('Title');
  await expect(field.getByRole('heading', {level: 1})).toHaveText('Title');
  await field.press('Enter');
  await field.pressSequentially('/tab');
  await frame.getByRole('option', {name: 'Table'}).click();
  await expect(field.getByRole('table')).toBeVisible();

  const find = frame.getByRole('textbox', {name: 'Find'});
  await expect(find).toBeHidden();
  await frame.getByTitle('Find and replace').click();
  await expect(find).toBeFocused();
  await find.fill('Title');
  await expect(frame.getByRole('status').first()).toHaveText('1 of 1');
});

for (const width of [390, 768, 1440]) {
  test(`the editor stays in sight while features are chosen: ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await openBuilder(page);
    const frame = page.getByRole('region', {name: 'Try it'}).locator('iframe');
    const boxes = page.getByRole('checkbox');
    for (const box of [boxes.first(), boxes.nth(20), boxes.last()]) {
      await box.scrollIntoViewIfNeeded();
      await expect(frame).toBeInViewport({ratio: 0.6});
    }
  });
}
