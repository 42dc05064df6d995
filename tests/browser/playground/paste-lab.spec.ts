import type {Page} from '@playwright/test';

import {seriousViolations} from '../support/audit';
import {expect, test} from '../support/test';
import {openEmpty, openPane, openPlayground, paste, readJson} from './playground';

const region = (page: Page, name: string) => page.getByRole('region', {name});

test('a paste shows each type, which was used, and what took each element', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  await openPane(playground, 'Paste');
  await paste(playground.text, {
    'text/html': '<h2>One</h2><p style="letter-spacing: 2px">Two <kbd>K</kbd></p>',
    'text/plain': 'One Two',
    'text/rtf': '{}',
  });
  await expect(playground.pane).toContainText('The log has 1 paste.');
  const types = region(page, 'Clipboard').getByRole('listitem');
  await expect(types).toHaveText([
    /text\/html.*used.*bytes.*Used/,
    /text\/plain.*Not needed/,
    /text\/rtf.*Not read/,
  ]);
  await types.first().locator('summary').click();
  await expect(types.first().locator('pre')).toContainText('<h2>One</h2>');

  const rows = region(page, 'Elements').getByRole('listitem');
  await expect(rows).toHaveText([
    /<h2>HeadingNode → heading/,
    /OneTextNode → text/,
    /<p>ParagraphNode → paragraph/,
    /Two TextNode → text/,
    /<kbd>no rule/,
    /KTextNode → text/,
  ]);
  await rows.nth(2).locator('summary').click();
  await expect(rows.nth(2)).toContainText('ParagraphNode, priority 0');
  await expect(rows.nth(2).locator('[data-effect]')).toContainText('2px dropped');
});

test('what was lost is listed with a rule, which can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const playground = await openEmpty(page);
  await paste(playground.text, {
    'text/html': '<p><span style="font-size: 20px; font-weight: 700">One</span></p>',
  });
  await openPane(playground, 'Paste');
  const losses = region(page, 'Lost').locator('[data-loss]');
  await expect(losses).toHaveText([/font-size20px/]);
  await losses.first().locator('summary').click();
  await losses.getByRole('button', {name: 'Copy the rule'}).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("sel.any().styleAny('font-size', /./)");
  await expect(losses.locator('pre')).toHaveText(copied.trim());
});

test('the address of a sample leads to it, and leaves the document alone', async ({
  page,
}) => {
  const playground = await openPlayground(page, '/playground?paste=google-docs');
  await expect(page.getByRole('tab', {name: 'Paste'})).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(playground.pane.getByLabel('Sample')).toHaveValue('google-docs');
  await expect(playground.pane).toContainText('Your document is unchanged.');
  await expect(region(page, 'Elements')).toContainText('HeadingNode → heading');
  await expect(region(page, 'Lost').locator('[data-loss="style color"]')).toBeVisible();
  await expect(playground.text).not.toContainText('Spring plan');
});

test('each sample can be pasted like a real clipboard, and undone', async ({page}) => {
  test.slow();
  const playground = await openEmpty(page);
  const {pane, text} = playground;
  await openPane(playground, 'Paste');
  const samples = pane.getByLabel('Sample');
  await expect(samples).toBeVisible();
  const ids = await samples
    .locator('option')
    .evaluateAll((options) =>
      options.map((option) => (option as HTMLOptionElement).value),
    );
  expect(ids.length).toBeGreaterThanOrEqual(8);
  const countParts = async () => page.evaluate(() => document.body.childElementCount);
  const parts = await countParts();
  for (const [index, id] of ids.entries()) {
    await samples.selectOption(id);
    await pane.getByRole('button', {name: 'Paste this sample'}).click();
    await expect(pane).toContainText(`Paste ${index + 1}, imported once more`);
    await expect(text).not.toHaveText('');
    await expect(pane.getByText('Importing the HTML again')).toHaveCount(0);
    await expect(pane.getByRole('alert')).toHaveCount(0);
    await text.focus();
    await page.keyboard.press('Control+z');
    await expect(text).toHaveText('');
  }
  expect(await countParts(), 'copies of the editor leave nothing on the page').toBe(
    parts,
  );
});

test('a long paste is searched when somebody asks', async ({page}) => {
  const playground = await openEmpty(page);
  const line = `<p style="line-height: 2">${'A line of a long text. '.repeat(20)}</p>`;
  await paste(playground.text, {'text/html': line.repeat(400)});
  await openPane(playground, 'Paste');
  const lost = region(page, 'Lost');
  await expect(lost).toContainText('This HTML is long');
  await expect(region(page, 'Elements').getByRole('listitem')).toHaveCount(200);
  await lost.getByRole('button', {name: 'Find what was lost'}).click();
  await expect(lost.locator('[data-loss]')).toHaveText([/line-height×4002/], {
    timeout: 60_000,
  });
  await playground.pane.getByRole('button', {name: 'Show all', exact: true}).click();
  await expect(region(page, 'Elements').getByRole('listitem')).toHaveCount(800);
});

test('a read-only editor takes no sample, and the pane says so', async ({page}) => {
  const playground = await openEmpty(page);
  await page.getByRole('button', {name: 'Document'}).click();
  await page.getByRole('menuitemcheckbox', {name: 'Read-only'}).click();
  await openPane(playground, 'Paste');
  await playground.pane.getByRole('button', {name: 'Paste this sample'}).click();
  await expect(playground.pane).toContainText('The editor is read-only');
  await expect(playground.text).toHaveText('');
});

test('what a plugin reads is kept when it is on', async ({page}) => {
  const playground = await openPlayground(page, '/playground?paste=word');
  const lists = region(page, 'Lost').locator('[data-loss="style mso-list"]');
  await lists.locator('summary').click();
  await expect(lists).toContainText('“Lists from Word” reads it');
  await openPane(playground, 'Plugins');
  await playground.pane.getByRole('switch', {name: 'Lists from Word'}).click();
  await openPane(playground, 'Paste');
  await expect(region(page, 'Elements')).toContainText(
    '@lexical/list/word-list-paragraph → list',
  );
  await expect(region(page, 'Elements')).toContainText('DOMImportExtension');
  await expect(
    region(page, 'Lost').locator('[data-loss="style font-size"]'),
  ).toBeVisible();
  await expect(lists).toHaveCount(0);
});

test('the log keeps 20 pastes and can be downloaded', async ({page}) => {
  const playground = await openEmpty(page);
  for (let count = 1; count <= 21; count++) {
    await paste(playground.text, {'text/plain': `${count} `});
  }
  await openPane(playground, 'Paste');
  const {pane} = playground;
  await expect(pane).toContainText('The log has 20 pastes.');
  await expect(pane.getByLabel('Shown').locator('option')).toHaveCount(21);
  await pane.getByLabel('Shown').selectOption('2');
  await expect(pane).toContainText('Paste 2, imported once more');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    pane.getByRole('button', {name: 'Download the log'}).click(),
  ]);
  const stream = await download.createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const log = JSON.parse(Buffer.concat(chunks).toString()) as {
    lexical: string;
    pastes: {number: number; types: {type: string; text: string}[]}[];
  };
  expect(log.lexical).toMatch(/^\d+\.\d+/);
  expect(log.pastes).toHaveLength(20);
  expect(log.pastes[0]).toMatchObject({
    number: 2,
    types: [{type: 'text/plain', text: '2 '}],
  });
});

test('a drop is written down, and goes where the browser puts it', async ({page}) => {
  const playground = await openEmpty(page);
  await playground.text.evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/html', '<h1>Dropped</h1>');
    element.dispatchEvent(
      new DragEvent('drop', {dataTransfer, bubbles: true, cancelable: true}),
    );
  });
  await openPane(playground, 'Paste');
  await expect(playground.pane.getByLabel('Shown')).toContainText('Drop 1');
  await expect(region(page, 'Elements')).toContainText('HeadingNode → heading');
});

test('a pasted document is what the editor makes of it, with the lab open', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  await openPane(playground, 'Paste');
  await paste(playground.text, {'text/html': '<ul><li>One</li></ul><p><b>Two</b></p>'});
  await expect(region(page, 'Elements')).toContainText('ListNode → list');
  const {root} = await readJson(playground);
  expect(root.children.map(({type}) => type)).toEqual(['list', 'paragraph']);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`by keyboard, for axe and on a phone, ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await page.setViewportSize({width: 390, height: 844});
    const {pane} = await openPlayground(page, '/playground?paste=word');
    const loss = region(page, 'Lost').locator('[data-loss="style font-size"]');
    await loss.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(loss.locator('pre')).toBeVisible();
    const row = region(page, 'Elements').getByRole('listitem').first();
    await row.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(row).toContainText('HeadingNode, priority 0');
    expect(await seriousViolations(page, '[role=tabpanel]')).toEqual([]);
    const width = await pane.evaluate(
      (element) => element.scrollWidth - element.clientWidth,
    );
    expect(width).toBeLessThanOrEqual(0);
  });
}
