import type {Page} from '@playwright/test';

import {expect, test} from '../support/test';
import {openEmpty, openPane, type PlaygroundPage, readJson} from './playground';

const BOTH = 'paragraph(bold |1|both|3| bold|1)';

/** What is typed, and what becomes of it by the grammar and by the transformers. */
const TYPED: readonly (readonly [string, string, string])[] = [
  ['# Head', 'h1(Head)', 'h1(Head)'],
  ['- [ ] task', 'check(listitem(task))', 'bullet(listitem([ ] task))'],
  ['[ ] task', 'check(listitem(task))', 'check(listitem(task))'],
  ['``` x', 'code:javascript(x)', 'code:javascript(x)'],
  ['--- ', 'horizontalrule paragraph()', 'horizontalrule paragraph()'],
  ['**bold *both* bold**', BOTH, BOTH],
  ['`**a**` ', 'paragraph(**a**|16| )', 'paragraph(**a**|16| )'],
  ['==mark==', 'paragraph(==mark==)', 'paragraph(mark|128)'],
];

/** What everyone types, with the switches as they are at first; `⏎` is Enter. */
const BY_DEFAULT: readonly (readonly [string, string])[] = [
  ['> quote', 'quote(quote)'],
  ['1. one', 'number(listitem(one))'],
  ['- one⏎two', 'bullet(listitem(one) listitem(two))'],
  ['- [x] done', 'check(listitem(done))'],
  ['```js const', 'code:js(const)'],
  ['~~~ x', 'code:javascript(x)'],
  ['```ts⏎x', 'code:ts(x)'],
  ['*** x', 'horizontalrule paragraph(x)'],
  ['___ x', 'horizontalrule paragraph(x)'],
  ['---⏎x', 'horizontalrule paragraph(x)'],
  ['*it **both** it* x', 'paragraph(it |2|both|3| it|2| x)'],
  ['***both*** x', 'paragraph(both|3| x)'],
  ['__bold _both_ bold__ x', 'paragraph(bold |1|both|3| bold|1| x)'],
  ['~~gone **bold** gone~~ x', 'paragraph(gone |4|bold|5| gone|4| x)'],
  ['**a `b` c** x', 'paragraph(a |1|b|17| c|1| x)'],
  ['**a [b](https://c.d) e** x', 'paragraph(a |1|link(b|1)| e|1| x)'],
  ['`a #b c` x', 'paragraph(a |16|#b|16| c|16| x)'],
  ['``a `b` c`` x', 'paragraph(a `b` c|16| x)'],
  ['a ![logo](https://b.c/d.png) e', 'paragraph(a |image| e)'],
  ['one ** two ** three', 'paragraph(one ** two ** three)'],
  ['a_b **c** d_e', 'paragraph(a_b |c|1| d_e)'],
  ['-- ', 'paragraph(-- )'],
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

test('blocks, rules, code and nested formats are typed as everyone writes Markdown', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  const results: (readonly [string, string])[] = [];
  for (const [typed] of BY_DEFAULT) {
    results.push([typed, await typeAnew(playground, typed)]);
  }
  expect(results).toEqual(BY_DEFAULT);
});

test('one undo brings back what was typed', async ({page}) => {
  const playground = await openEmpty(page);
  const {text, toolbar} = playground;
  const undo = toolbar.getByRole('button', {name: 'Undo'});
  await page.keyboard.type('**bold *both* bold**');
  await expect(text.locator('strong')).toHaveCount(3);
  await undo.click();
  await expect(text).toHaveText('**bold both bold**');
  await typeAnew(playground, '--- ');
  await expect(text.locator('hr')).toHaveCount(1);
  await undo.click();
  await expect(text.locator('hr')).toHaveCount(0);
  await expect(text).toHaveText('---');
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
  for (const [index, line] of typed.split('⏎').entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    await page.keyboard.type(line);
  }
  const {root} = await readJson(playground);
  return root.children.map(describe).join(' ');
}

type Node = Awaited<ReturnType<typeof readJson>>['root']['children'][number];

function describe(node: Node): string {
  const {type, tag, listType, language, text, format, children} = node;
  if (text !== undefined) return text + (format ? `|${String(format)}` : '');
  const name =
    String(listType ?? tag ?? type) + (language ? `:${String(language)}` : '');
  if (!children) return name;
  return `${name}(${children.map(describe).join(listType ? ' ' : '|')})`;
}
