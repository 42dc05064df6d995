import {seriousViolations} from '../support/audit';
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

const COLLAPSE = {name: 'Collapse'};
const EXPAND = {name: 'Expand'};

test('a collapsible block is written by keyboard, collapsed by its button, and undone', async ({
  page,
}) => {
  const playground = await openFilled(page);
  const {text} = playground;
  expect(await outline(playground)).toBe(
    'collapsible(collapsible-title collapsible-content(paragraph)) paragraph',
  );
  await text.getByRole('button', COLLAPSE).click();
  await expect(text.getByText('Answer')).toBeHidden();
  await expect(text.getByRole('button', EXPAND)).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expect(await isOpen(playground)).toBe(false);
  await text.getByRole('button', EXPAND).press('Enter');
  await expect(text.getByText('Answer')).toBeVisible();
  await text.getByRole('button', COLLAPSE).press('Enter');
  await expect(text.getByText('Answer')).toBeHidden();
  await text.focus();
  await page.keyboard.press('Control+z');
  await expect(text.getByText('Answer')).toBeVisible();
});

test('below a collapsible block that ends a document, the arrow key finds a line', async ({
  page,
}) => {
  const {text} = await openEmpty(page);
  const block = {direction: null, format: '', indent: 0, version: 1};
  const collapsible = {
    ...block,
    type: 'collapsible',
    children: [{...block, type: 'collapsible-title', children: []}],
  };
  await page.getByRole('button', {name: 'Import'}).click();
  const dialog = page.getByRole('dialog', {name: 'Import'});
  await dialog
    .getByRole('textbox')
    .fill(JSON.stringify({root: {...block, type: 'root', children: [collapsible]}}));
  await dialog.getByRole('button', {name: 'Import'}).click();
  await text.locator('p').last().click();
  await pressSlowly(page, 'End', 'ArrowDown');
  await page.keyboard.type('Below');
  await expect(text.locator(':scope > p')).toHaveText('Below');
});

test('Backspace at the start of the title leaves ordinary blocks', async ({page}) => {
  const playground = await openFilled(page);
  await pressSlowly(page, 'ArrowUp', 'Home', 'Backspace');
  await expect(playground.text.locator(':scope > p')).toHaveText([
    'Question',
    'Answer',
    '',
  ]);
});

test('read-only, it opens and closes without changing the document', async ({page}) => {
  const playground = await openFilled(page);
  const {text} = playground;
  await page.getByRole('button', {name: 'Document', exact: true}).click();
  await page.getByRole('menuitemcheckbox', {name: 'Read-only'}).click();
  await text.getByRole('button', COLLAPSE).click();
  await expect(text.getByText('Answer')).toBeHidden();
  expect(await isOpen(playground)).toBe(true);
});

test('details of another page become a collapsible block, with and without a summary', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  await paste(playground.text, {
    'text/html':
      '<details><summary>Why?</summary>Loose <b>text</b><ul><li>item</li></ul></details><details open><p>alone</p></details>',
  });
  expect(await outline(playground)).toContain(
    'collapsible(collapsible-title collapsible-content(paragraph list))',
  );
  expect(await outline(playground)).toContain(
    'collapsible(collapsible-title collapsible-content(paragraph))',
  );
  await expect(playground.text.getByText('item')).toBeHidden();
  await expect(playground.text.getByText('alone')).toBeVisible();
});

test('HTML and Markdown keep the text, and the page its accessibility', async ({
  page,
}) => {
  const playground = await openFilled(page);
  await openPane(playground, 'HTML');
  await expect(playground.pane.locator('pre')).toContainText(
    /<details open="">\s*<summary>/,
  );
  await openPane(playground, 'Markdown');
  await expect(playground.pane.locator('pre')).toHaveText(/^Question\s+Answer\s*$/);
  expect(await seriousViolations(page)).toEqual([]);
});

async function openFilled(
  page: Parameters<typeof openEmpty>[0],
): Promise<PlaygroundPage> {
  const playground = await openEmpty(page);
  await choose(playground, 'Insert', 'Collapsible block');
  await page.keyboard.type('Question');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Answer');
  await expect(playground.text.getByText('Answer')).toBeVisible();
  return playground;
}

async function isOpen(playground: PlaygroundPage): Promise<unknown> {
  const {root} = await readJson(playground);
  // What is as usual is not written.
  return root.children[0]?.['open'] ?? true;
}

async function outline(playground: PlaygroundPage): Promise<string> {
  const {root} = await readJson(playground);
  return root.children.map(describe).join(' ');
}

type Node = Awaited<ReturnType<typeof readJson>>['root']['children'][number];

function describe({type, children = []}: Node): string {
  const isBox = type === 'collapsible' || type === 'collapsible-content';
  return isBox ? `${type}(${children.map(describe).join(' ')})` : type;
}
