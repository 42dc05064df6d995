import type {Page} from '@playwright/test';

import {expect, test} from '../support/test';
import {openEmpty, openPane, openPlayground, type PlaygroundPage} from './playground';

const TOGETHER = '/playground?collaborate';

async function name({page}: PlaygroundPage, value: string): Promise<void> {
  await page.getByLabel('Your name').fill(value);
}

test('two tabs edit one document, which has its content once, with names and cursors', async ({
  page,
  context,
}) => {
  const first = await openEmpty(page);
  await page.keyboard.type('Hello');
  await openPane(first, 'Plugins');
  await first.pane.getByRole('switch', {name: 'Collaboration'}).check();
  await expect(page.getByRole('group', {name: 'Collaboration'})).toBeVisible();
  await name(first, 'Ada');

  const otherPage = await context.newPage();
  const second = await openPlayground(otherPage, TOGETHER);
  await expect(second.text).toHaveText('Hello');
  await name(second, 'Grace');
  await expect(page.getByText('Also here: Grace')).toBeVisible();
  await expect(otherPage.getByText('Also here: Ada')).toBeVisible();

  await openPane(first, 'Time travel');
  await first.pane.getByRole('button', {name: 'Compare from here'}).click();
  await second.text.focus();
  await otherPage.keyboard.press('Control+End');
  await otherPage.keyboard.type(' from Grace');
  await expect(first.text).toHaveText('Hello from Grace');
  const changes = first.pane.getByRole('region', {name: 'What changed'});
  await expect(changes.locator('[data-change=changed]')).toContainText(
    '"Hello" "Hello from Grace"',
  );
  await expect(page.locator('[data-cursors]')).toContainText('Grace');
  await first.text.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Ada says ');
  await expect(second.text).toHaveText('Ada says Hello from Grace');

  // Each undoes what is their own.
  await second.toolbar.getByRole('button', {name: 'Undo'}).click();
  await expect(first.text).toHaveText('Ada says Hello');
  await silenceFarewell(otherPage);
  await otherPage.close();
  await expect(page.getByText('No one else is here.')).toBeVisible();
});

test('tabs that open at the same moment still have the content once', async ({
  context,
}) => {
  const own = await context.newPage();
  await openEmpty(own);
  await own.keyboard.type('once');
  await expect.poll(() => keptText(own)).toContain('once');
  await own.close();

  const pages = await Promise.all([1, 2, 3].map(() => context.newPage()));
  const opened = await Promise.all(pages.map((page) => openPlayground(page, TOGETHER)));
  for (const playground of opened) {
    await expect(playground.text).toHaveText('once');
    await expect(playground.page.getByText(/Also here: .+, .+/)).toBeVisible();
  }
  await opened[0]?.text.focus();
  await pages[0]?.keyboard.press('Control+End');
  await pages[0]?.keyboard.type('!');
  for (const playground of opened) await expect(playground.text).toHaveText('once!');
});

/** Lets the page end like one that crashes. */
async function silenceFarewell(page: Page): Promise<void> {
  await page.evaluate(() => {
    const silence = (event: Event) => {
      event.stopImmediatePropagation();
    };
    window.addEventListener('pagehide', silence, {capture: true});
  });
}

function keptText(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(localStorage));
}
