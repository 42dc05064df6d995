import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {FEATURES} from '@lexical-documentation/editor-builder';
import type {BrowserContext, Page} from '@playwright/test';
import {unzipSync} from 'fflate';

import {violations} from '../support/audit';
import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

const ADDRESS = '/docs/builder';

async function openBuilder(page: Page, query = ''): Promise<void> {
  await openHydrated(page, `${ADDRESS}${query}`);
  await expect(page.getByRole('group', {name: 'What do you need?'})).toBeVisible();
}

function textOf(page: Page, file: string) {
  return page.getByRole('region', {name: file, exact: true}).locator('pre');
}

test('a need chooses its features, and the source and the install command follow', async ({
  page,
}) => {
  await openBuilder(page);
  const notes = page.getByRole('button', {name: 'Notes'});
  await expect(notes).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', {name: 'Chat input'}).press('Enter');
  await expect(notes).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('checkbox', {checked: true})).toHaveCount(5);
  await expect(textOf(page, 'src/Editor.tsx')).toContainText('HashtagExtension');
  await expect(textOf(page, 'src/Editor.tsx')).not.toContainText('RichTextExtension');
  await expect(textOf(page, 'Install')).toContainText('@lexical/hashtag@');

  await page.getByRole('radio', {name: 'No framework'}).check();
  await expect(textOf(page, 'src/editor.ts')).toContainText('mountEditor');
  await expect(textOf(page, 'Install')).not.toContainText('react');
  await expect(page.getByRole('checkbox', {checked: true})).toHaveCount(3);
  await expect(page.getByRole('checkbox', {name: /^Placeholder/})).toBeDisabled();

  const status = page.getByRole('status').filter({hasText: 'features'});
  await expect(status).toHaveText(
    /^3 features: 2\d\d KB minified, \d\d KB compressed\.$/,
  );
  const hashtags = page.getByRole('listitem').filter({hasText: 'Hashtags'});
  await expect(hashtags).toContainText(/\+\d(?:\.\d)? KB/);
});

test('a feature brings what it needs, and takes along what needs it', async ({
  page,
}) => {
  await openBuilder(page, '?features=history&form=vanilla');
  await page.getByRole('checkbox', {name: /^Check lists/}).press('Space');
  const lists = page.getByRole('checkbox', {name: /^Bulleted and numbered lists/});
  await expect(lists).toBeChecked();
  await lists.press('Space');
  await expect(page.getByRole('checkbox', {name: /^Check lists/})).not.toBeChecked();
});

test('the address keeps the choices, and what the builder does not know is named', async ({
  page,
}) => {
  await openBuilder(page, '?features=history,fonts,%3Cb%3E&form=vanilla');
  await expect(page.getByText(/^The builder does not have/)).toContainText(': fonts.');
  await page.getByRole('checkbox', {name: 'Hashtags'}).check();
  await expect(page).toHaveURL(/\?features=hashtags,history,fonts&form=vanilla$/);
  await page.reload();
  await expect(page.getByRole('checkbox', {name: 'Hashtags'})).toBeChecked();
  await expect(page.getByRole('radio', {name: 'No framework'})).toBeChecked();
});

test('what is set of a feature is in the source and in the address', async ({page}) => {
  await openBuilder(page, '?features=history&form=vanilla');
  const options = page.getByRole('list', {name: 'Options of: Undo and redo'});
  await options.getByLabel('Milliseconds that one undo step covers').fill('1000');
  await expect(textOf(page, 'src/editor.ts')).toContainText(
    'configExtension(HistoryExtension, {delay: 1000})',
  );
  await expect(page).toHaveURL(/&history\.delay=1000$/);
  await page.reload();
  await expect(textOf(page, 'src/editor.ts')).toContainText('delay: 1000');
  await options.getByLabel('Milliseconds that one undo step covers').fill('');
  await expect(textOf(page, 'src/editor.ts')).not.toContainText('delay');
});

for (const need of ['Document editor', 'Pages of blocks', 'Chat input']) {
  test(`the generated editor runs on the page: ${need}`, async ({page}) => {
    await openBuilder(page);
    await page.getByRole('button', {name: need}).click();
    // What is typed into the editor of the choices before would be lost.
    await page.reload();
    const trial = page.getByRole('region', {name: 'Try it'});
    await trial.scrollIntoViewIfNeeded();
    const field = trial.frameLocator('iframe').getByRole('textbox', {name: 'Text'});
    await expect(field).toBeVisible();
    await field.pressSequentially('Typed here');
    await expect(field).toContainText('Typed here');
    await expect(trial.getByRole('status', {name: 'Problems'})).toBeEmpty();
  });
}

test('tools and own blocks work in the generated editor', async ({page}) => {
  const query = '?features=toolbar,columns,equations,placeholder&form=react';
  await openBuilder(page, `${query}&placeholder.text=Say%20it`);
  const frame = page.getByRole('region', {name: 'Try it'}).frameLocator('iframe');
  const field = frame.getByRole('textbox', {name: 'Text'});
  await expect(frame.getByText('Say it')).toBeVisible();
  await field.pressSequentially('Sum $n^2$');
  await expect(field.locator('math')).toBeVisible();
  await frame.getByRole('button', {name: 'Heading', exact: true}).click();
  await expect(field.getByRole('heading', {level: 2})).toContainText('Sum');
  await frame.getByRole('button', {name: 'Columns'}).click();
  await expect(field.locator('.columns-column')).toHaveCount(2);
});

test('without a framework the generated editor runs, too', async ({page}) => {
  await openBuilder(page, '?features=lists,markdown-shortcuts,images&form=vanilla');
  const frame = page.getByRole('region', {name: 'Try it'}).frameLocator('iframe');
  await frame.getByRole('textbox', {name: 'Text'}).pressSequentially('- One');
  await expect(frame.getByRole('listitem')).toHaveText('One');
});

test('the downloaded project has the files of the page', async ({page}) => {
  await openBuilder(page);
  await page.getByText('The other files of the project').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: 'Download project'}).click(),
  ]);
  const zip = unzipSync(readFileSync(await download.path()));
  const files = Object.entries(zip).filter(([path]) => !path.endsWith('/'));
  const shown = page.getByRole('region', {name: /\.(?:html|json|css|tsx?)$/});
  expect(await shown.count()).toBe(files.length);
  for (const [path, bytes] of files) {
    const file = path.replace('lexical-editor/', '');
    expect(await textOf(page, file).textContent(), file).toBe(
      new TextDecoder().decode(bytes),
    );
  }
});

test('the HTML file edits text in a browser, from the files of the packages alone', async ({
  page,
  context,
}) => {
  await openBuilder(page, `?features=${FEATURES.map(({id}) => id).join(',')}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: 'Download one HTML file'}).click(),
  ]);
  const html = readFileSync(await download.path(), 'utf8');

  const failed = await servePackages(context);
  await context.route('https://editor.test/', (route) =>
    route.fulfill({contentType: 'text/html', body: html}),
  );
  const editorPage = await context.newPage();
  editorPage.on('pageerror', (error) => failed.push(error.message));
  await editorPage.goto('https://editor.test/');
  const field = editorPage.getByRole('textbox', {name: 'Text'});
  await field.click();
  await field.pressSequentially('# Title');
  await expect(field.getByRole('heading', {level: 1})).toHaveText('Title');
  await field.press('Enter');
  await field.pressSequentially('``` const');
  await field.press('Space');
  await expect(field.locator('code')).toContainText('const');
  await expect(field.locator('code')).toHaveAttribute('data-highlight-language', /./);
  await expect(async () => {
    await field.press('Control+z');
    expect(await field.textContent()).not.toContain('const');
  }).toPass();
  expect(failed).toEqual([]);
});

test('StackBlitz gets the project as a form, and nothing before the click', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  await context.route('https://stackblitz.com/**', async (route) => {
    asked.push(`${route.request().method()} ${route.request().url()}`);
    await route.fulfill({body: route.request().postData() ?? ''});
  });
  await openBuilder(page, '?features=tables&form=vanilla');
  expect(asked).toEqual([]);
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', {name: 'Open in StackBlitz'}).click(),
  ]);
  await expect(opened.locator('body')).toContainText('project%5Btemplate%5D=node');
  await expect(opened.locator('body')).toContainText('TableExtension');
  expect(asked).toEqual(['POST https://stackblitz.com/run']);
});

test('the install command and a link with the choices are copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openBuilder(page);
  await page.getByRole('button', {name: 'Copy install command'}).click();
  await expect(page.getByRole('region', {name: 'Install'})).toContainText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await textOf(page, 'Install').textContent());

  await page.getByRole('button', {name: 'Copy link to these choices'}).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/docs\/builder\?features=rich-text,lists,.*&form=react$/);
});

test('a refused copy says so, and the next one works', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openBuilder(page);
  await page.evaluate(() => {
    const allowed = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = () => {
      navigator.clipboard.writeText = allowed;
      return Promise.reject(new DOMException('Denied', 'NotAllowedError'));
    };
  });
  const button = page.getByRole('button', {name: 'Copy install command'});
  await button.click();
  await expect(button).toHaveText('Not allowed: select and copy it');
  await expect(button).toHaveText('Copy');
  await button.click();
  await expect(button).toHaveText('Copied');
});

test('without JavaScript the page says what it needs, and shows a source', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(ADDRESS);
  // What stands in this element is no text to Playwright's other locators.
  const note = page.locator('main noscript p').first();
  await expect(note).toBeVisible();
  expect(await note.textContent()).toContain('needs JavaScript');
  await expect(page.getByText('[PlainTextExtension, HistoryExtension]')).toBeVisible();
  await context.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the ${colorScheme} page fits a phone and passes axe`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await page.setViewportSize({width: 390, height: 844});
    await openBuilder(page);
    await page.getByText('The other files of the project').click();
    expect(await violations(page, 'main')).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
}

/** Answers for jsDelivr with the installed packages; returns what it could not answer. */
async function servePackages(context: BrowserContext): Promise<string[]> {
  const failed: string[] = [];
  await context.route('https://cdn.jsdelivr.net/**', async (route) => {
    const {pathname} = new URL(route.request().url());
    const [, name = '', version = '', file = ''] =
      /^\/npm\/(@?[^@]+)@([^/]+)\/(.+)$/.exec(pathname) ?? [];
    const folder = join('node_modules', name);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    if (manifest.version !== version) failed.push(pathname);
    await route.fulfill({
      contentType: 'text/javascript',
      headers: {'access-control-allow-origin': '*'},
      body: readFileSync(join(folder, file), 'utf8'),
    });
  });
  return failed;
}
