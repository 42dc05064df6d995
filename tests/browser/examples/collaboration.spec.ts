import type {Locator} from '@playwright/test';

import {expect, test} from '../support/test';
import {caretAtEnd, expectFitForAll, openExample, paste, selectAll} from './support';

const NAME = 'collaboration';

function noteOf(surface: Locator, name: string): Locator {
  return surface.getByRole('textbox', {name: `Shared note, as ${name}`});
}

function switchOf(surface: Locator, name: string): Locator {
  return surface
    .getByRole('region', {name: `${name}'s editor`})
    .getByRole('switch', {name: 'Online'});
}

test('what one types, formats and pastes the other reads, with the cursor', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const ada = noteOf(surface, 'Ada');
  const grace = noteOf(surface, 'Grace');
  await expect(grace.getByRole('heading')).toHaveText('Shared note');

  await caretAtEnd(ada);
  await page.keyboard.type(' From Ada.');
  await expect(grace).toContainText('From Ada.');
  await expect(
    surface
      .getByRole('region', {name: "Grace's editor"})
      .getByText('Ada', {exact: true}),
  ).toBeVisible();

  await caretAtEnd(grace);
  await paste(grace, {texts: {'text/html': ' <i>from Grace</i>'}});
  await expect(ada.locator('em')).toHaveText('from Grace');
  await selectAll(grace);
  await grace.press('ControlOrMeta+b');
  await expect(ada.locator('strong').first()).toContainText('Shared note');
  await expectFitForAll(surface);
});

test('undo takes back your own changes and leaves those of the other', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const ada = noteOf(surface, 'Ada');
  const grace = noteOf(surface, 'Grace');
  await caretAtEnd(ada);
  await page.keyboard.type(' One');
  await expect(grace).toContainText('One');
  await caretAtEnd(grace);
  await page.keyboard.type(' Two');
  await expect(ada).toContainText('One Two');
  await ada.focus();
  await ada.press('ControlOrMeta+z');
  await expect(grace).not.toContainText('One');
  await expect(grace).toContainText('Two');
});

test('both write while one is offline, and reconnecting merges it', async ({page}) => {
  const surface = await openExample(page, NAME);
  const ada = noteOf(surface, 'Ada');
  const grace = noteOf(surface, 'Grace');
  const online = switchOf(surface, 'Grace');
  await expect(online).toHaveAttribute('aria-checked', 'true');
  await online.press('Space');
  await expect(online).toHaveAttribute('aria-checked', 'false');

  await caretAtEnd(ada);
  await page.keyboard.type(' Ada alone.');
  await grace.press('ControlOrMeta+Home');
  await page.keyboard.type('Grace alone. ');
  await expect(grace).not.toContainText('Ada alone.');
  await expect(ada).not.toContainText('Grace alone.');

  await online.press('Space');
  for (const note of [ada, grace]) {
    await expect(note).toContainText('Ada alone.');
    await expect(note.getByRole('heading')).toHaveText('Grace alone. Shared note');
  }
});
