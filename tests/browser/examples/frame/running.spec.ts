import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {unzipSync} from 'fflate';

import {violations} from '../../support/audit';
import {moveHeard} from '../../support/caret';
import {expect, test} from '../../support/test';
import {liveExample, openExample, paste} from './live-example';

const TOOLBAR = ['rich-text-toolbar', 'Rich text with a toolbar'] as const;
const VANILLA = ['vanilla', 'Without a framework'] as const;
const EXAMPLES = path.join(import.meta.dirname, '../../../../examples');

test('typing, formats, undo and paste show in every view of the document', async ({
  page,
}) => {
  const {frame, textbox, view} = await openExample(page, ...TOOLBAR);
  await textbox.getByText('The last line is yours.').click();
  await textbox.press('Control+End');
  await page.keyboard.type(' Typed.');
  await expect(view).toContainText('The last line is yours. Typed.');
  await textbox.press('Control+Shift+ArrowLeft');
  await textbox.press('Control+Shift+ArrowLeft');
  await moveHeard(textbox);
  await textbox.press('Control+b');
  await expect(textbox.locator('strong').last()).toHaveText('Typed.');
  await expect(view.getByRole('region', {name: 'Selection'})).toContainText('bold');

  await frame.getByRole('tab', {name: 'Markdown'}).click();
  await expect(view).toContainText('**Typed.**');
  await frame.getByRole('tab', {name: 'HTML'}).click();
  await expect(view).toContainText('<h2');
  await frame.getByRole('tab', {name: 'JSON'}).click();
  await expect(view).toContainText('"text": "Typed."');

  await textbox.press('Control+z');
  await expect(textbox.locator('strong')).toHaveCount(1);
  await expect(view).not.toContainText('"text": "Typed."');
  await paste(textbox, 'text/html', '<p>From <em>elsewhere</em></p>');
  await expect(view).toContainText('"text": "elsewhere"');
});

test('reset brings the example back to its beginning, and types on', async ({page}) => {
  const {frame, textbox} = await openExample(page, ...TOOLBAR);
  await textbox.click();
  await textbox.press('Control+a');
  await textbox.press('Delete');
  await expect(textbox).not.toContainText('The toolbar follows you');
  await frame.getByRole('button', {name: 'Reset'}).click();
  await expect(textbox).toContainText('The toolbar follows you');
  await expect(textbox).toBeFocused();
});

test('an example without a framework runs, and its editor is found', async ({page}) => {
  const {textbox, view} = await openExample(page, 'vanilla', 'Without a framework');
  await textbox.click();
  await textbox.press('Control+End');
  await page.keyboard.type(' More.');
  await expect(view).toContainText('More.');
});

test('of two editors the views show the one with the focus, or the chosen', async ({
  page,
}) => {
  const title = 'Collaboration on one page';
  const {frame, view} = await openExample(page, 'collaboration', title);
  const [first, second] = [
    frame.getByRole('textbox').first(),
    frame.getByRole('textbox').nth(1),
  ];
  await second.click();
  const choice = frame.getByLabel('Showing');
  await expect(choice).toHaveValue('1');
  await first.click();
  await expect(choice).toHaveValue('0');
  await choice.selectOption('1');
  await expect(view.locator('[data-node-type=root]')).toBeVisible();
});

test('the source links names to the reference, and its tabs work by keyboard', async ({
  page,
}) => {
  const {source} = await openExample(page, ...TOOLBAR);
  await expect(
    source.locator('a', {hasText: 'ContentEditable'}).first(),
  ).toHaveAttribute('href', /^\/docs\/api\//);
  await source.getByRole('tab', {name: 'App.tsx'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(
    source.getByRole('tab', {name: 'Toolbar.tsx', exact: true}),
  ).toBeFocused();
  await expect(source.getByRole('tabpanel', {name: 'Toolbar.tsx'})).toContainText(
    'export function Toolbar',
  );
});

test('an error in an update ends the example alone, and "Try again" restarts it', async ({
  page,
}) => {
  const {frame, textbox} = await openExample(page, ...TOOLBAR);
  await textbox.evaluate((element) => {
    const {__lexicalEditor} = element as unknown as {
      __lexicalEditor: {update: (fn: () => void) => void};
    };
    __lexicalEditor.update(() => {
      throw new Error('Broken on purpose');
    });
  });
  await expect(frame.getByRole('alert')).toContainText('Broken on purpose');
  await expect(page.getByRole('heading', {name: 'How it works'})).toBeVisible();
  await frame.getByRole('button', {name: 'Try again'}).click();
  await expect(textbox).toContainText('The toolbar follows you');
});

test('axe finds nothing in a running example, in both color modes, at 390 and 1440 px', async ({
  page,
}) => {
  await openExample(page, ...TOOLBAR);
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme: mode});
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    for (const width of [390, 1440]) {
      await page.setViewportSize({width, height: 900});
      const found = await violations(page, '[data-live-example]');
      expect(found, `${mode}, ${width} px`).toEqual([]);
      const shown = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(shown).toBe(width);
    }
  }
});

for (const [name, title] of [TOOLBAR, VANILLA]) {
  test(`the downloaded project of ${name} has the files of its folder, letter for letter`, async ({
    page,
  }) => {
    const {frame} = await openExample(page, name, title);
    const downloading = page.waitForEvent('download');
    await frame.getByRole('button', {name: 'Download project'}).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`${name}.zip`);
    const zip = unzipSync(readFileSync(await download.path()));
    for (const file of sourcesIn(name)) {
      const written = readFileSync(path.join(EXAMPLES, name, file), 'utf8');
      const packed = zip[`${name}/src/${file}`] ?? new Uint8Array();
      expect(new TextDecoder().decode(packed), file).toBe(written);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all of the source can be read, and the example says what it needs', async ({
    page,
  }) => {
    await page.goto('/gallery/rich-text-toolbar');
    const {frame, source} = liveExample(page, TOOLBAR[1]);
    await expect(frame).toContainText('It needs JavaScript.');
    await expect(source.getByText('export default function App')).toBeVisible();
    await expect(
      source.getByText('export function Toolbar', {exact: false}).first(),
    ).toBeVisible();
  });
});

test('an example opens in the playground with what it starts with', async ({page}) => {
  const {frame} = await openExample(page, ...TOOLBAR);
  await frame.getByRole('link', {name: 'Open in playground'}).click();
  await expect(page).toHaveURL('/playground?example=rich-text-toolbar');
  await expect(page.getByRole('textbox', {name: 'Playground document'})).toContainText(
    'The toolbar follows you',
  );
});

function sourcesIn(example: string): string[] {
  const files = readdirSync(path.join(EXAMPLES, example)).filter((file) =>
    /\.(tsx?|css)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(1);
  return files;
}
