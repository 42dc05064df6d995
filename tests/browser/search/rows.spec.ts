import type {Locator, Page} from '@playwright/test';

import {expect, test} from '../support/test';
import {type Modal, modalOf, openModal} from './support/modal';
import {answerQueries, headingHit, type Hit, pageHit} from './support/protocol';

const GUIDE = {page_kind: 'guide'};
const PAGE: Hit = {...pageHit('Guides', 'Nodes', '/docs/concepts/nodes'), facts: GUIDE};
const section = (heading: string, anchor: string): Hit => ({
  ...headingHit('Guides', 'Nodes', heading, `/docs/concepts/nodes#${anchor}`),
  facts: GUIDE,
});
const REGISTER = section('Register a node', 'register');
const REPLACE = section('Replace a node', 'replace');

async function openWith(page: Page, hits: readonly Hit[]): Promise<Modal> {
  await answerQueries(page, () => hits);
  const modal = await openModal(page);
  await modal.input.fill('node');
  await expect(modal.hits).not.toHaveCount(0);
  return modal;
}

/** The names of pages above their sections. */
function pageNames(dialog: Locator): Locator {
  return dialog.locator('.search-modal-page');
}

async function leftOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.x ?? NaN;
}

test.describe('sections of a page', () => {
  test('are indented below its row, which says what it is', async ({page}) => {
    const {dialog, hits} = await openWith(page, [PAGE, REPLACE, REGISTER]);
    await expect(hits).toHaveText([
      /^Nodes.*guide$/,
      /^Replace a node/,
      /^Register a node/,
    ]);
    await expect(pageNames(dialog)).toHaveCount(0);
    const [own, below] = [
      await leftOf(hits.nth(0).getByText('Nodes')),
      await leftOf(hits.nth(1).getByText('Replace a node')),
    ];
    expect(below).toBeGreaterThan(own + 10);
  });

  test('are indented below its name where the page is no hit', async ({page}) => {
    const {dialog, hits} = await openWith(page, [REPLACE, REGISTER]);
    await expect(pageNames(dialog)).toHaveText(['Nodesguide']);
    await expect(hits).toHaveCount(2);
    expect(await leftOf(hits.nth(1).getByText('Register'))).toBeGreaterThan(
      (await leftOf(dialog.getByText('Nodes', {exact: true}).first())) + 10,
    );
  });

  test('keep the order of their ranks, and so do the arrow keys', async ({page}) => {
    const {activeHit} = await openWith(page, [REPLACE, PAGE, REGISTER]);
    for (const name of [/Replace a node/, /Nodes.*whole page/, /Register a node/]) {
      await expect(activeHit).toHaveText(name);
      await page.keyboard.press('ArrowDown');
    }
  });

  test('name their page to screen readers, row by row', async ({page}) => {
    const {hits} = await openWith(page, [REPLACE, REGISTER]);
    await expect(hits.nth(0)).toHaveAccessibleName(/^Replace a node Nodes$/);
    await expect(hits.nth(1)).toHaveAccessibleName(/^Register a node Nodes$/);
  });

  test('are saved by themselves, without their page and its highlights', async ({
    page,
  }) => {
    const {dialog, hits} = await openWith(page, [PAGE, REGISTER]);
    await hits.nth(1).getByRole('link').click();
    await expect(dialog).toBeHidden();
    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    expect(stored).toContain('Register a node');
    expect(stored).not.toContain('_highlightResult');
    await page.keyboard.press('Control+k');
    await expect(modalOf(page).hits).toHaveText([/^Register a node.*Nodes/]);
  });
});

test('a click on the name of a page opens the page', async ({page}) => {
  const {dialog} = await openWith(page, [REPLACE, REGISTER]);
  // A tab that is opened by hand has no opener, so it is no popup.
  const opened = page.context().waitForEvent('page');
  await pageNames(dialog).click({modifiers: ['ControlOrMeta']});
  const tab = await opened;
  await expect(tab).toHaveURL(/\/docs\/concepts\/nodes$/);
  await tab.close();
  await expect(dialog).toBeVisible();
  await pageNames(dialog).click();
  await expect(page).toHaveURL(/\/docs\/concepts\/nodes$/);
  await expect(dialog).toBeHidden();
});

test('the only section of a page says which page, and what kind of page', async ({
  page,
}) => {
  const {dialog, hits} = await openWith(page, [REGISTER]);
  await expect(hits).toHaveText(/^Register a node.*Nodes.*guide$/);
  await expect(pageNames(dialog)).toHaveCount(0);
});

test('text found below a heading shows both', async ({page}) => {
  const text: Hit = {...REGISTER, type: 'content', content: 'An editor knows nodes'};
  const {hits} = await openWith(page, [text]);
  await expect(hits).toHaveText(/^Register a node.*Nodes.*An editor knows nodes/);
});

test.describe('with the index of this site', () => {
  for (const [query, address, kind] of [
    ['$getRoot', '/docs/api/modules/lexical#getroot', 'function'],
    ['LexicalNode getKey', 'lexical.LexicalNode#getkey', 'method'],
    ['TextNode', '#textnode', 'class'],
    ['INSERT_TABLE_COMMAND', '#insert_table_command', 'command'],
    ['LinkPlugin', 'LexicalLinkPlugin#linkplugin', 'component'],
    ['useLexicalComposerContext', '#uselexicalcomposercontext', 'hook'],
    ['supported browsers', '/docs/getting-started/supported-browsers', 'guide'],
    ['@lexical/table', '/docs/packages/lexical-table', 'package'],
    ['frequently asked questions', '/docs/faq', 'FAQ'],
    ['vue', '/gallery/vue', 'example'],
  ] as const) {
    test(`"${query}" has a row that is labeled "${kind}"`, async ({page}) => {
      const {dialog, hits, input} = await openModal(page);
      await input.fill(query);
      const row = hits.filter({has: page.locator(`a[href$="${address}"]`)});
      await expect(row.locator('.search-modal-label').last()).toHaveText(kind);
      await expect(dialog).toBeVisible();
    });
  }

  for (const [query, address, advice] of [
    ['$getRoot', 'lexical#getroot', 'Call it in editorState.read() or editor.read()'],
    ['ElementNode append', 'lexical.ElementNode#append', 'Call it in editor.update()'],
    ['createEditor', 'lexical#createeditor', 'Call it anywhere, even on a server.'],
  ] as const) {
    test(`"${query}" has a row that says where it may be called`, async ({page}) => {
      const {hits, input} = await openModal(page);
      await input.fill(query);
      const row = hits.filter({has: page.locator(`a[href$="${address}"]`)});
      await expect(row).toContainText(advice);
    });
  }

  test('the search page says where a symbol may be called', async ({page}) => {
    await page.goto('search?q=$getRoot');
    const result = page.getByRole('listitem').filter({
      has: page.locator('a[href$="lexical#getroot"]'),
    });
    await expect(result.first()).toContainText('Call it in editorState.read()');
  });

  for (const query of ['toolbar', 'custom nodes', 'undo', '$getRoot', 'tables']) {
    test(`"${query}": the rows of each page are together, and keys follow the eye`, async ({
      page,
    }) => {
      const {activeHit, hits, input} = await openModal(page);
      await input.fill(query);
      await expect(hits.first()).toBeVisible();
      const rows = await hits.evaluateAll((options) =>
        options.map((option) => ({
          page: option.querySelector('.search-modal-row')?.getAttribute('href') ?? '',
          top: option.getBoundingClientRect().top,
        })),
      );
      const pages = rows.map((row) => row.page.replace(/#.*/, ''));
      const runs = pages.filter((path, index) => path !== pages[index - 1]);
      expect(runs).toEqual([...new Set(runs)]);
      for (const [index, {page: href, top}] of rows.entries()) {
        await expect(activeHit.locator('.search-modal-row')).toHaveAttribute(
          'href',
          href,
        );
        expect(top).toBeGreaterThan(rows[index - 1]?.top ?? -Infinity);
        await page.keyboard.press('ArrowDown');
      }
    });
  }

  const REUSED_NODE =
    'Lexical node does not exist in active editor state. Avoid using the same node references between nested closures from editorState.read/editor.update.';
  for (const [query, anchor, number, sentence] of [
    ['#40', 'code-40', 'error 40', 'A ListItemNode must have a ListNode for a parent.'],
    ['error 113', 'code-113', 'error 113', REUSED_NODE],
    ['https://lexical.dev/docs/error?code=113', 'code-113', 'error 113', REUSED_NODE],
    ['Minified Lexical error #113; visit', 'code-113', 'error 113', REUSED_NODE],
    [
      'Lexical node does not exist in active',
      'code-113',
      'error 113',
      // This row shows the heading of the error, the first part of its sentence.
      'Lexical node does not exist in active editor state',
    ],
    [
      'ListItemNode must have a ListNode for',
      'code-40',
      'error 40',
      'A ListItemNode must',
    ],
  ] as const) {
    test(`"${query}" shows the sentence of the error`, async ({page}) => {
      const {activeHit, dialog, hits, input} = await openModal(page);
      await input.fill(query);
      const row = hits.filter({has: page.locator(`a[href$="#${anchor}"]`)});
      await expect(row).toContainText(sentence);
      await expect(row.locator('.search-modal-label').last()).toHaveText(number);
      if (/\d/.test(query)) {
        await expect(activeHit).toContainText(sentence);
        await page.keyboard.press('Enter');
        await expect(dialog).toBeHidden();
        await page.keyboard.press('Control+k');
        await expect(hits).toContainText([sentence]);
      }
    });
  }
});
