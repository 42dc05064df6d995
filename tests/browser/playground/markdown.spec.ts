import type {Page} from '@playwright/test';

import {expect, test} from '../support/test';
import {openEmpty, openPane, type PlaygroundPage, readJson} from './playground';

/** What is typed, and what becomes of it by the grammar and by the transformers. */
const TYPED: readonly (readonly [string, string, string])[] = [
  ['# Head', 'h1(Head)', 'h1(Head)'],
  ['``` x', 'paragraph(``` x)', 'code(x)'],
  ['--- ', 'paragraph(--- )', 'horizontalrule paragraph()'],
  ['- [ ] task', 'check(listitem(task))', 'bullet(listitem([ ] task))'],
  ['[ ] task', 'check(listitem(task))', 'check(listitem(task))'],
  [
    '**bold *both* bold**',
    'paragraph(**bold |both|2| bold**)',
    'paragraph(bold |1|both|3| bold|1)',
  ],
  ['`**a**` ', 'paragraph(`|a|1|` )', 'paragraph(**a**|16| )'],
  ['==mark==', 'paragraph(==mark==)', 'paragraph(mark|128)'],
];
const TABLE = '| a | b |\n| --- | --- |\n| 1 | 2 |';

test('Markdown is typed by a grammar, or by transformers, and differs as it is said', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  const results = async () => {
    const list: string[] = [];
    for (const [typed] of TYPED) list.push(await typeAnew(playground, typed));
    return list;
  };
  expect(await results()).toEqual(TYPED.map(([, byGrammar]) => byGrammar));
  await useTransformers(playground);
  await expect(
    page.getByRole('switch', {name: 'Markdown while typing'}),
  ).not.toBeChecked();
  expect(await results()).toEqual(TYPED.map(([, , byTransformers]) => byTransformers));
});

test('import and export follow the choice, which a reload and a link keep', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  await importMarkdown(page, TABLE);
  await expect(playground.text.getByRole('table')).toBeVisible();
  await useTransformers(playground);
  await importMarkdown(page, `${TABLE}\n\n---\n\n![Alt](/img/logo.svg) and ==mark==`);
  await expect(playground.text.getByRole('table')).toHaveCount(0);
  await openPane(playground, 'Markdown');
  const source = playground.pane.locator('pre');
  await expect(source).toContainText('---\n\n![Alt](/img/logo.svg) and ==mark==');
  await page.reload();
  await openPane(playground, 'Markdown');
  await expect(source).toContainText('==mark==');
});

async function useTransformers(playground: PlaygroundPage): Promise<void> {
  await openPane(playground, 'Plugins');
  const choice = playground.page.getByRole('switch', {
    name: 'Markdown by transformers',
  });
  await choice.click();
  await expect(choice).toBeChecked();
}

async function importMarkdown(page: Page, text: string): Promise<void> {
  await page.getByRole('button', {name: 'Import'}).click();
  const dialog = page.getByRole('dialog', {name: 'Import'});
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', {name: 'Import'}).click();
  await expect(dialog).toHaveCount(0);
}

/** Types into an empty document, and says what became of it. */
async function typeAnew(playground: PlaygroundPage, typed: string): Promise<string> {
  const {page, text} = playground;
  await text.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+Alt+0');
  await page.keyboard.type(typed);
  const {root} = await readJson(playground);
  return root.children.map(describe).join(' ');
}

type Node = Awaited<ReturnType<typeof readJson>>['root']['children'][number];

function describe({type, tag, listType, text, format, children}: Node): string {
  if (text !== undefined) return text + (format ? `|${String(format)}` : '');
  const name = String(listType ?? tag ?? type);
  if (!children) return name;
  const inner = children.map(describe);
  return `${name}(${inner.join('|')})`;
}
