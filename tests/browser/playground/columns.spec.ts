import {seriousViolations} from '../support/audit';
import {moveHeard} from '../support/caret';
import {expect, test} from '../support/test';
import {
  choose,
  openEmpty,
  openPane,
  paste,
  type PlaygroundPage,
  readJson,
} from './playground';

test('columns are filled, left and removed by keyboard, and undone', async ({page}) => {
  const playground = await openEmpty(page);
  const {text} = playground;
  await choose(playground, 'Insert', 'Two columns');
  await page.keyboard.type('left');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('right');
  await page.keyboard.press('Enter');
  await page.keyboard.type('# Head');
  await expect(text.getByRole('heading', {name: 'Head'})).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('below');
  await expect(text.locator(':scope > p')).toHaveText('below');
  expect(await outline(playground)).toBe(
    'columns(column(paragraph) column(paragraph heading)) paragraph',
  );
  await text.focus();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(text).not.toContainText('below');
});

test('below columns that end a document, the arrow key finds a line', async ({
  page,
}) => {
  const {text} = await openEmpty(page);
  const block = {direction: null, format: '', indent: 0, version: 1};
  const column = {...block, type: 'column', children: []};
  const columns = {...block, type: 'columns', children: [column, column]};
  await page.getByRole('button', {name: 'Import'}).click();
  const dialog = page.getByRole('dialog', {name: 'Import'});
  await dialog
    .getByRole('textbox')
    .fill(JSON.stringify({root: {...block, type: 'root', children: [columns]}}));
  await dialog.getByRole('button', {name: 'Import'}).click();
  await expect(text.locator('p')).toHaveCount(2);
  await text.locator('p').last().click();
  await moveHeard(text);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('below');
  await expect(text.locator(':scope > p')).toHaveText('below');
});

test('Backspace removes columns that are empty, and no others', async ({page}) => {
  const playground = await openEmpty(page);
  await choose(playground, 'Insert', 'Three columns');
  const columns = playground.text.locator(':scope > div');
  await page.keyboard.type('x');
  await expect(columns).toHaveText('x');
  await page.keyboard.press('Backspace');
  await expect(columns).toHaveText('');
  await page.keyboard.press('Backspace');
  expect(await outline(playground)).toBe('paragraph paragraph');
});

test('columns go through HTML and Markdown without a loss of text, and suit a phone', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  const {text} = playground;
  await choose(playground, 'Insert', 'Two columns');
  await page.keyboard.type('one');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('two');
  await openPane(playground, 'Markdown');
  await expect(playground.pane.locator('pre')).toHaveText(/^one\n\ntwo\n*$/);
  await openPane(playground, 'HTML');
  const html = (await playground.pane.locator('pre').textContent()) ?? '';
  await text.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await paste(text, {'text/html': html});
  expect(await outline(playground)).toContain(
    'columns(column(paragraph) column(paragraph))',
  );
  await page.setViewportSize({width: 390, height: 844});
  const [first, second] = await Promise.all(
    ['one', 'two'].map((name) => text.getByText(name).boundingBox()),
  );
  expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
  expect(await seriousViolations(page)).toEqual([]);
});

async function outline(playground: PlaygroundPage): Promise<string> {
  const {root} = await readJson(playground);
  return root.children.map(describe).join(' ');
}

type Node = Awaited<ReturnType<typeof readJson>>['root']['children'][number];

function describe({type, children = []}: Node): string {
  const inner = type.startsWith('column')
    ? `(${children.map(describe).join(' ')})`
    : '';
  return type + inner;
}
