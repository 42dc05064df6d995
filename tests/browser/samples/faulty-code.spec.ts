import type {Locator, Page} from '@playwright/test';

import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

const RUN_AGAIN = {name: 'Run again'};

test('an endless loop is stopped with its line, and does not start again by itself', async ({
  page,
}) => {
  await open(page);
  await write(page, 'export default function App() {\n  for (;;) {}\n}');
  await expect(problems(page)).toContainText('NoteEditor.tsx:2', {timeout: 15_000});
  await expect(problems(page)).toContainText('This loop was stopped');
  await page.reload();
  await open(page);
  await expect(problems(page)).toContainText('does not start automatically');
  await expect(field(page)).toContainText('for (;;) {}');
  await page.getByRole('button', RUN_AGAIN).click();
  await expect(problems(page)).toContainText('This loop was stopped', {
    timeout: 15_000,
  });
});

test('code that stops answering is ended while the page goes on, and can be mended', async ({
  page,
}) => {
  test.slow();
  await open(page);
  await write(page, "/^(a+)+$/.test('a'.repeat(60) + 'b');");
  await expect(problems(page)).toContainText('stopped responding', {timeout: 20_000});
  await expect(page.getByRole('button', RUN_AGAIN)).toBeVisible();
  await write(page, 'export default () => <p>Mended</p>;');
  await expect(result(page).getByText('Mended')).toBeVisible();
  await expect(page.getByRole('button', RUN_AGAIN)).toHaveCount(0);
});

test('a frame that is led elsewhere comes back', async ({page}) => {
  await open(page);
  await write(page, "location.assign('about:blank');");
  await expect(problems(page)).toContainText('to another URL', {timeout: 15_000});
  await write(page, 'export default () => <p>Back</p>;');
  await expect(result(page).getByText('Back')).toBeVisible();
});

test('an error leads to what the site knows of it', async ({page}) => {
  await open(page);
  await write(page, "import {$getRoot} from 'lexical';\n$getRoot();");
  await expect(problems(page)).toContainText('active editor');
  const link = problems(page).getByRole('link', {name: 'Look it up'});
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByRole('main').getByRole('link').first()).toContainText(
    /active editor/i,
  );
});

test('errors of timers, listeners and promises show their message and line', async ({
  page,
}) => {
  await open(page);
  await write(
    page,
    `setTimeout(() => { throw new Error('late'); });
void Promise.reject(new Error('rejected'));
addEventListener('ping', () => { throw new Error('heard'); });
dispatchEvent(new Event('ping'));
parent.postMessage(null, '*');
export default () => <a href="https://example.com/">Away</a>;`,
  );
  for (const text of [':1 late', ':2 rejected', ':3 heard']) {
    await expect(problems(page)).toContainText(text);
  }
  // By keyboard: what a mouse would meet may stand under the page's header.
  await result(page).getByRole('link', {name: 'Away'}).press('Enter');
  await expect(sample(page)).toContainText('Links are not followed here');
  await expect(result(page).getByRole('link', {name: 'Away'})).toBeVisible();
});

test("code keeps what it stores while it is edited, apart from the site's own storage", async ({
  page,
}) => {
  await open(page);
  await write(
    page,
    "localStorage.setItem('note', 'Kept');\nexport default () => <p>Stored</p>;",
  );
  await expect(result(page).getByText('Stored')).toBeVisible();
  await write(page, "export default () => <p>{localStorage.getItem('note')}</p>;");
  await expect(result(page).getByText('Kept')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('note'))).toBeNull();
});

test('errors of Lexical come with their sentence', async ({page}) => {
  await open(page);
  await write(page, "import {$getRoot} from 'lexical';\n$getRoot();");
  await expect(problems(page)).toContainText('Unable to find an active editor');
  await expect(problems(page)).not.toContainText('Minified');
});

test('a file without a component says what is missing', async ({page}) => {
  await open(page);
  await write(page, '');
  await expect(problems(page)).toContainText('exports no component');
});

async function open(page: Page): Promise<void> {
  await openHydrated(page, '/docs/react/setup');
  const opener = page.getByRole('button', {name: 'Edit and run'}).first();
  if (await opener.isVisible()) await opener.click();
  await expect(field(page)).toBeVisible();
}

async function write(page: Page, code: string): Promise<void> {
  await field(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  if (code === '') await page.keyboard.press('Delete');
  else await page.keyboard.insertText(code);
}

function sample(page: Page): Locator {
  return page.locator('[data-live-edit]').first();
}

function field(page: Page): Locator {
  return page.getByRole('textbox', {name: /^Source of NoteEditor\.tsx/});
}

function problems(page: Page): Locator {
  return sample(page).getByRole('status');
}

function result(page: Page): ReturnType<Page['frameLocator']> {
  return page.frameLocator('iframe[title="Your version of NoteEditor.tsx"]');
}
