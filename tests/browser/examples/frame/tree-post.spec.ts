import type {Locator, Page} from '@playwright/test';

import {openHydrated} from '../../support/hydration';
import {expect, test} from '../../support/test';
import {type LiveExample, liveExample, runAmongText} from './live-example';

const POST = '/blog/mdx-blog-post';
const LAST_LINE = 'The last line is yours.';

test('a typed letter keeps the key of its text node and marks that node alone', async ({
  page,
}) => {
  const post = await openPost(page);
  const before = await treeLines(post);
  await page.keyboard.type('x');
  await expect(selectedText(post)).toContainText(`${LAST_LINE}x`);
  expect(await treeLines(post)).toEqual(
    before.map((line) => line.replace(LAST_LINE, `${LAST_LINE}x`)),
  );
  await expect(post.view.locator('[data-changed=true]')).toHaveCount(1);
});

test('a word made bold splits its text in three, and made plain merges it again', async ({
  page,
}) => {
  const post = await openPost(page);
  await moveCaretTo(post, 'The last'.length);
  await post.textbox.press('Control+Shift+ArrowLeft');
  await expect(selectionOf(post)).toContainText('backward');
  const textCount = async () =>
    (await treeLines(post)).filter((line) => line.startsWith('text')).length;
  const before = await textCount();
  await page.keyboard.press('Control+b');
  await expect.poll(textCount).toBe(before + 2);
  await page.keyboard.press('Control+b');
  await expect.poll(textCount).toBe(before);
});

test('Enter in the middle of a line adds a paragraph with a new key', async ({
  page,
}) => {
  const post = await openPost(page);
  const before = new Set((await treeLines(post)).map(keyOf));
  await moveCaretTo(post, 'The last '.length);
  await page.keyboard.press('Enter');
  await expect(selectedText(post)).toContainText('line is yours.');
  await expect(selectedText(post)).not.toContainText('The last');
  const added = (await treeLines(post)).filter((line) => !before.has(keyOf(line)));
  expect(added.map(typeOf)).toEqual(['paragraph', 'text']);
  const changed = post.view.locator('[data-changed=true]');
  expect(
    await changed.evaluateAll((all) =>
      all.map((entry) => entry.getAttribute('data-node-type')),
    ),
  ).toEqual(['paragraph', 'text', 'paragraph', 'text']);
});

test('a line turned into a heading gets a new block key and keeps its text key, and undo brings back the keys', async ({
  page,
}) => {
  const post = await openPost(page);
  const before = await treeLines(post);
  await post.frame.getByRole('button', {name: 'Heading', exact: true}).click();
  await expect.poll(async () => (await treeLines(post)).at(-2)).toMatch(/^heading/);
  await expect(selectedText(post)).toBeVisible();
  const [block = '', text] = (await treeLines(post)).slice(-2);
  expect(keyOf(block)).not.toBe(keyOf(before.at(-2) ?? ''));
  expect(text).toBe(before.at(-1));
  await post.textbox.press('Control+z');
  await expect.poll(() => treeLines(post)).toEqual(before);
});

test('the JSON has the document, but neither keys nor selection', async ({page}) => {
  const {frame, view} = await openPost(page);
  await frame.getByRole('tab', {name: 'JSON'}).click();
  const json: unknown = JSON.parse((await view.textContent()) ?? '');
  expect(json).toMatchObject({
    root: {children: [{type: 'heading', tag: 'h2'}, {}, {}, {}]},
  });
  expect(JSON.stringify(json)).not.toMatch(/"(key|__key|selection)":/);
});

test.describe('when a view crashes while it renders', () => {
  test.use({expectedMessages: [/Broken view/]});

  test('the error is in the place of the editor, the page stays, and "Try again" restarts', async ({
    page,
  }) => {
    const {frame, textbox, view} = await openPost(page);
    await frame.getByRole('tab', {name: 'JSON'}).click();
    await textbox.evaluate((element) => {
      const {__lexicalEditor} = element as unknown as {
        __lexicalEditor: {getEditorState: () => object};
      };
      Object.assign(Object.getPrototypeOf(__lexicalEditor.getEditorState()) as object, {
        toJSON: () => {
          throw new Error('Broken view');
        },
      });
    });
    await textbox.press('x');
    await expect(frame.getByRole('alert')).toContainText('Broken view');
    await expect(page.getByRole('heading', {name: 'What gets saved'})).toBeVisible();
    await frame.getByRole('button', {name: 'Try again'}).click();
    await expect(textbox).toBeFocused();
    await expect(view.locator('[data-node-type=root]')).toBeVisible();
  });
});

/** Opens the post, runs its editor and puts the caret at the end of the last line. */
async function openPost(page: Page): Promise<LiveExample> {
  await openHydrated(page, POST);
  const example = liveExample(page, 'Rich text with a toolbar');
  await runAmongText(page, example);
  await example.textbox.getByText(LAST_LINE).click();
  await example.textbox.press('End');
  await expect(selectedText(example)).toContainText(LAST_LINE);
  await expect(selectionOf(example)).toContainText(`offset ${LAST_LINE.length}`);
  return example;
}

async function moveCaretTo(example: LiveExample, offset: number): Promise<void> {
  for (let at = LAST_LINE.length; at > offset; at--) {
    await example.textbox.press('ArrowLeft');
  }
  await expect(selectionOf(example)).toContainText(`offset ${offset}`);
}

function selectionOf({view}: LiveExample): Locator {
  return view.getByRole('region', {name: 'Selection'});
}

/** The line of the tree whose node the selection is in. */
function selectedText({view}: LiveExample): Locator {
  return view.locator('[data-selected=true][data-node-type=text]');
}

/** The lines of the tree, such as `text 4 “word” bold`. */
function treeLines({view}: LiveExample): Promise<string[]> {
  return view.locator('[data-node-type]').evaluateAll((entries) =>
    entries.map((entry) =>
      [...entry.querySelectorAll('span:not(:empty), q')]
        .map((part) => (part.matches('q') ? `“${part.textContent}”` : part.textContent))
        .filter((word) => word !== 'selected' && word !== 'changed')
        .join(' '),
    ),
  );
}

function typeOf(line: string): string | undefined {
  return line.split(' ')[0];
}

function keyOf(line: string): string | undefined {
  return line.split(' ')[1];
}
