import type {Page} from '@playwright/test';

import {expect, test} from '../support/test';
import {openPane, openPlayground, type PlaygroundPage} from './playground';

const PARAGRAPHS = 2_000;
const MAX_ROWS = 100;

test('the tree renders the rows that are visible, and says how many there are', async ({
  page,
}) => {
  const {pane, text} = await openLong(page);
  const rows = pane.getByRole('treeitem');
  await expect(text.locator('p')).toHaveCount(PARAGRAPHS);
  await expect(rows.first()).toHaveText(/^root/);
  expect(await rows.count()).toBeLessThan(MAX_ROWS);
  await expect(rows.nth(1)).toHaveAttribute('aria-setsize', String(PARAGRAPHS));

  await pane.getByRole('tree').focus();
  await page.keyboard.press('End');
  const last = rows.last();
  await expect(last).toContainText(`Paragraph ${PARAGRAPHS}`);
  await expect(last).toBeInViewport();
  await expect(pane.getByRole('tree')).toHaveAttribute(
    'aria-activedescendant',
    (await last.getAttribute('id')) ?? '',
  );
  await expect(text.locator('[data-pointed]')).toHaveText(`Paragraph ${PARAGRAPHS}`);
  await page.keyboard.press('ArrowLeft');
  await expect(text.locator('p[data-pointed]')).toHaveText(`Paragraph ${PARAGRAPHS}`);
  expect(await rows.count()).toBeLessThan(MAX_ROWS);
});

for (const name of ['Node tree', 'JSON', 'HTML', 'Time travel']) {
  test(`no key press serializes the document beside ${name}`, async ({page}) => {
    const playground = await openLong(page);
    await openPane(playground, name);
    await playground.text.focus();
    await page.keyboard.press('Control+End');
    // What was due before has been written.
    await page.waitForTimeout(2_000);
    expect(await countSerializations(playground)).toBe(0);
    await expect(playground.text).toContainText('xxxxxxxxxx');
  });
}

test('of a long text the first lines are shown, and on demand all', async ({page}) => {
  const playground = await openLong(page);
  await openPane(playground, 'JSON');
  const source = playground.pane.locator('pre');
  await expect(source).toContainText('Paragraph 1"');
  await expect(source).not.toContainText(`Paragraph ${PARAGRAPHS}"`);
  await page.getByRole('button', {name: 'Show all lines'}).click();
  await expect(source).toContainText(`Paragraph ${PARAGRAPHS}"`);
});

async function openLong(page: Page): Promise<PlaygroundPage> {
  await page.addInitScript((count) => {
    const block = {direction: null, format: '', indent: 0, version: 1};
    const paragraph = (text: string) => ({
      ...block,
      type: 'paragraph',
      textFormat: 0,
      textStyle: '',
      children: [
        {
          detail: 0,
          format: 0,
          mode: 'normal',
          style: '',
          text,
          type: 'text',
          version: 1,
        },
      ],
    });
    const children = Array.from({length: count}, (_, index) =>
      paragraph(`Paragraph ${index + 1}`),
    );
    const state = {root: {...block, type: 'root', children}};
    localStorage.setItem('lexical-playground:own', JSON.stringify({state}));
  }, PARAGRAPHS);
  return openPlayground(page);
}

/** Types ten characters, one in each frame, and counts how often the whole state became JSON or HTML. */
function countSerializations({text}: PlaygroundPage): Promise<number> {
  return text.evaluate(async (element) => {
    const {__lexicalEditor: editor} = element as unknown as {
      __lexicalEditor: {
        getEditorState: () => {constructor: {prototype: {toJSON: () => unknown}}};
      };
    };
    const {prototype} = editor.getEditorState().constructor;
    const {toJSON} = prototype;
    const {parseFromString} = DOMParser.prototype;
    let count = 0;
    prototype.toJSON = function (...args: []) {
      count += 1;
      return toJSON.apply(this, args);
    };
    DOMParser.prototype.parseFromString = function (...args) {
      count += 1;
      return parseFromString.apply(this, args);
    };
    for (let press = 0; press < 10; press++) {
      document.execCommand('insertText', false, 'x');
      await new Promise(requestAnimationFrame);
    }
    return count;
  });
}
