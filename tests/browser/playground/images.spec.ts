import type {Page} from '@playwright/test';

import {expect, test} from '../support/test';
import {
  choose,
  openEmpty,
  openPane,
  paste,
  type PlaygroundPage,
  pressSlowly,
  readJson,
} from './playground';

/** A red square of 8 by 8 pixels. */
const SQUARE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="#d9402a"/></svg>',
);
const FILE = {name: 'square.svg', mimeType: 'image/svg+xml', buffer: SQUARE};

test('an uploaded image has a text alternative and a width, both set by keyboard', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  const {text} = playground;
  await choose(playground, 'Insert', 'Image…');
  const dialog = page.getByRole('dialog', {name: 'Insert an image'});
  await dialog.getByLabel('Image file').setInputFiles(FILE);
  await expect(dialog.getByLabel('Text alternative')).toHaveValue('square');
  await dialog.getByLabel('Text alternative').fill('A red square');
  await dialog.getByRole('button', {name: 'Insert'}).click();
  const image = text.getByRole('img', {name: 'A red square'});
  await expect(image).toHaveJSProperty('naturalWidth', 80);

  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  const tools = page.getByRole('group', {name: 'Image'});
  await expect(tools.getByLabel('Text alternative')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(', drawn');
  await page.keyboard.press('Tab');
  await expect(tools.getByLabel('Width')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(text.getByRole('img', {name: 'A red square, drawn'})).toHaveAttribute(
    'width',
    '100',
  );
  const {root} = await readJson(playground);
  expect(JSON.stringify(root)).toContain('data:image/svg+xml;base64,');
});

test('a dropped image lands in the text, and a file that is none is explained', async ({
  page,
}) => {
  const {text} = await openEmpty(page);
  const drop = (name: string, type: string, content: string) =>
    text.evaluate(
      (element, file) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([file.content], file.name, {type: file.type}));
        element.dispatchEvent(
          new ClipboardEvent('paste', {
            clipboardData: dataTransfer,
            bubbles: true,
            cancelable: true,
          }),
        );
      },
      {name, type, content},
    );
  await drop('square.svg', 'image/svg+xml', SQUARE.toString());
  await expect(text.getByRole('img', {name: 'square'})).toBeVisible();
  await drop('notes.zip', 'application/zip', 'PK');
  await expect(page.getByRole('alert')).toContainText('This file is not an image.');
  await expect(page.getByRole('alert')).toContainText('“notes.zip”');
  await expect(text.getByRole('img')).toHaveCount(1);
});

test('an image too large for the browser is refused with its size', async ({page}) => {
  const playground = await openEmpty(page);
  await choose(playground, 'Insert', 'Image…');
  const dialog = page.getByRole('dialog', {name: 'Insert an image'});
  await dialog
    .getByLabel('Image file')
    .setInputFiles({...FILE, buffer: Buffer.alloc(2_000_000, 32)});
  await expect(dialog.getByRole('alert')).toContainText('“square.svg”, 2.0 MB');
});

const PICTURE = 'https://pictures.test/one.svg';
const FOREIGN = `<p>Before</p><p><img src="${PICTURE}" alt="A red square"></p><p>After</p>`;

test('pictures of other hosts in a foreign document load after a click, and stay allowed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked: string[] = [];
  await page.route('https://pictures.test/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({contentType: 'image/svg+xml', body: SQUARE});
  });
  const playground = await openEmpty(page);
  const {text} = playground;
  await paste(text, {'text/html': FOREIGN});
  const load = text.getByRole('button', {name: 'Load pictures from pictures.test'});
  await expect(load).toBeVisible();
  for (const pane of ['HTML', 'Markdown', 'Time travel'])
    await openPane(playground, pane);
  await text.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+C');
  await page.reload();
  await expect(load).toBeVisible();
  expect(asked).toEqual([]);

  await text.getByText('Before').click();
  await pressSlowly(page, 'End', 'ArrowRight', 'ArrowRight', 'Enter');
  await expect(load).toBeFocused();
  await page.keyboard.press('Enter');
  const image = text.getByRole('img', {name: 'A red square'});
  await expect(image).toHaveJSProperty('naturalWidth', 80);
  await page.reload();
  await expect(image).toHaveJSProperty('naturalWidth', 80);
});

test('a picture whose address one gives oneself loads at once', async ({page}) => {
  await page.route('https://pictures.test/**', (route) =>
    route.fulfill({contentType: 'image/svg+xml', body: SQUARE}),
  );
  const playground = await openEmpty(page);
  await choose(playground, 'Insert', 'Image…');
  const dialog = page.getByRole('dialog', {name: 'Insert an image'});
  await dialog.getByLabel('Or its address').fill(PICTURE);
  await dialog.getByRole('button', {name: 'Insert'}).click();
  await expect(playground.text.locator('img')).toHaveJSProperty('naturalWidth', 80);
});

test('text flows around an image, also after a way through HTML', async ({page}) => {
  const playground = await openEmpty(page);
  const {text} = playground;
  await paste(text, {
    'text/html': `<p><img style="float: right" alt="Square" src="data:image/svg+xml;base64,${SQUARE.toString('base64')}">around</p>`,
  });
  const image = text.getByRole('img', {name: 'Square'});
  const frame = text.locator('[data-float]');
  await expect(frame).toHaveCSS('float', 'right');
  await image.click();
  const tools = page.getByRole('group', {name: 'Image'});
  await tools.getByLabel('Text around it').selectOption('Image at the start');
  await expect(frame).toHaveCSS('float', 'left');
  await openPane(playground, 'HTML');
  await expect(playground.pane.locator('pre')).toContainText('float: left');
  await image.click();
  await tools.getByLabel('Text around it').selectOption('None');
  await expect(frame).toHaveCSS('float', 'none');
});

test('a caption is an editor inside the editor: written by keyboard, undone, kept and exported', async ({
  page,
}) => {
  const playground = await withCaption(page);
  const {text, pane} = playground;
  const caption = text.getByRole('textbox', {name: 'Caption of A red square'});
  await page.keyboard.type('Red, ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('drawn');
  await expect(caption.locator('strong')).toHaveText('drawn');
  await page.keyboard.press('Escape');
  await page.keyboard.type(' and text');
  await expect(text.locator(':scope > p')).toContainText('and text');
  await expect(caption).toHaveText('Red, drawn');

  const written = [
    {text: 'Red, ', format: 0},
    {text: 'drawn', format: 1},
  ];
  expect((await imageIn(playground))['caption']).toEqual(written);
  await openPane(playground, 'Node tree');
  const row = pane.getByRole('treeitem').filter({hasText: 'drawn'}).last();
  await expect(row).toHaveAttribute('aria-level', '5');
  await expect(row).toContainText('bold');
  await openPane(playground, 'HTML');
  await expect(pane.locator('pre')).toContainText(
    /<small>\s*Red,\s*<strong>drawn<\/strong>\s*<\/small>/,
  );
  await openPane(playground, 'Markdown');
  await expect(pane.locator('pre')).toContainText('"Red, drawn") and text');

  await page.reload();
  await expect(caption).toHaveText('Red, drawn');
  await caption.locator('strong').click();
  await pressSlowly(page, 'End');
  await page.keyboard.type('!');
  await expect(caption).toHaveText('Red, drawn!');
  await playground.toolbar.getByRole('button', {name: 'Undo'}).click();
  await expect(caption).toHaveText('Red, drawn');
  await playground.toolbar.getByRole('button', {name: 'Redo'}).click();
  await expect(caption).toHaveText('Red, drawn!');
});

test('a caption leaves with its box, cannot be changed while read-only, and is reached by the arrow down', async ({
  page,
}) => {
  const playground = await withCaption(page);
  const {text} = playground;
  const caption = text.getByRole('textbox', {name: 'Caption of A red square'});
  await page.keyboard.type('Red');
  await page.keyboard.press('ArrowUp');
  await pressSlowly(page, 'ArrowLeft', 'ArrowDown');
  await expect(caption).toBeFocused();
  await page.getByRole('button', {name: 'Document', exact: true}).click();
  await page.getByRole('menuitemcheckbox', {name: 'Read-only'}).click();
  await expect(text.getByLabel('Caption of A red square')).toHaveAttribute(
    'contenteditable',
    'false',
  );
  await page.getByRole('button', {name: 'Document', exact: true}).click();
  await page.getByRole('menuitemcheckbox', {name: 'Read-only'}).click();

  await text.getByRole('img').click();
  await page.getByRole('group', {name: 'Image'}).getByLabel('Caption').uncheck();
  await expect(caption).toHaveCount(0);
  expect(await imageIn(playground)).not.toHaveProperty('caption');
});

test('figures of another page keep their captions with formats', async ({page}) => {
  const playground = await openEmpty(page);
  await paste(playground.text, {
    'text/html': `<figure><img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E" alt="Nothing">
      <figcaption> An <i>empty</i>
      picture </figcaption></figure>`,
  });
  const caption = playground.text.getByRole('textbox', {name: 'Caption of Nothing'});
  await expect(caption).toHaveText('An empty picture');
  await expect(caption.locator('em')).toHaveText('empty');
});

/** Inserts an image, gives it a caption by keyboard, and leaves the caret in it. */
async function withCaption(page: Page): Promise<PlaygroundPage> {
  const playground = await openEmpty(page);
  await choose(playground, 'Insert', 'Image…');
  const dialog = page.getByRole('dialog', {name: 'Insert an image'});
  await dialog.getByLabel('Image file').setInputFiles(FILE);
  await dialog.getByLabel('Text alternative').fill('A red square');
  await dialog.getByRole('button', {name: 'Insert'}).click();
  await expect(playground.text.getByRole('img')).toBeVisible();
  await pressSlowly(page, 'ArrowLeft', 'Enter');
  await page.getByRole('group', {name: 'Image'}).getByLabel('Caption').press('Space');
  await expect(
    playground.text.getByRole('textbox', {name: /^Caption of/}),
  ).toBeFocused();
  return playground;
}

async function imageIn(playground: PlaygroundPage): Promise<Record<string, unknown>> {
  const {root} = await readJson(playground);
  const image = root.children[0]?.children?.find(({type}) => type === 'image');
  return {...image};
}
