import type {FrameLocator, Page} from '@playwright/test';

import {expect, test} from '../support/test';
import {
  openEmpty,
  openPane,
  openPlayground,
  type PlaygroundPage,
  readJson,
} from './playground';

const NODE = `import {$create, $createTextNode, $getRoot, defineExtension, ElementNode} from 'lexical';
export class BadgeNode extends ElementNode {
  $config() {
    return this.config('badge', {extends: ElementNode});
  }
  createDOM() {
    const element = document.createElement('aside');
    element.className = 'badge';
    return element;
  }
  updateDOM() {
    return false;
  }
}
export default defineExtension({
  name: 'badge',
  nodes: [BadgeNode],
  afterRegistration(editor) {
    editor.update(() => {
      if ($getRoot().getChildren().some((block) => block instanceof BadgeNode)) return;
      $getRoot().append($create(BadgeNode).append($createTextNode('a node of mine')));
    });
    return () => {};
  },
});
`;

test('a node of the reader appears in document, tree, JSON and time travel, and survives the end of its code', async ({
  page,
}) => {
  const playground = await openWithExtension(page, 'before');
  const inside = await runs(page, NODE);
  await expect(inside.text.locator('aside.badge')).toHaveText('a node of mine');
  await expect(inside.text).toContainText('before');
  await expect(inside.pane).toContainText('badge');

  const json = await readJson(inside);
  expect(json.root.children.map(({type}) => type)).toEqual(['paragraph', 'badge']);

  await openPane(inside, 'Time travel');
  await inside.text.locator('aside.badge').click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await expect(inside.text.locator('aside.badge')).toHaveText('a node of mine!');
  await inside.pane.getByRole('button', {name: 'One step back'}).click();
  const earlier = inside.page.getByRole('textbox', {name: /^Document after update/});
  await expect(earlier.locator('aside.badge')).toHaveText('a node of mine');

  await page.getByRole('button', {name: 'Close the code'}).click();
  // The playground of this page starts anew, and opens what the frame has left to it.
  const typesHere = async () =>
    (await readJson(playground)).root.children.map(({type}) => type);
  await expect.poll(typesHere).toEqual(['paragraph', 'badge']);
});

test('what was typed last is there when the code ends right after it', async ({
  page,
}) => {
  const playground = await openWithExtension(page, 'before');
  const inside = await runs(page);
  await inside.text.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' and after');
  await expect(inside.text).toHaveText('before and after');
  await page.getByRole('button', {name: 'Close the code'}).click();
  await expect(playground.text).toHaveText('before and after');
});

test('code of a link waits for a click, also after a reload, and then runs', async ({
  page,
  browser,
}) => {
  const playground = await openEmpty(page);
  await page.keyboard.type('shared');
  await openPane(playground, 'Your code');
  await playground.pane.getByRole('button', {name: 'A plugin in React'}).click();
  const inside = await runs(page);
  await expect(inside.page.getByText('1 words')).toBeVisible();
  await page.getByRole('button', {name: 'Share'}).click();
  const field = page.getByRole('dialog', {name: 'Share'}).getByLabel(/^Link/);
  await expect(field).toHaveValue(/\/playground#document=1/);
  const link = await field.inputValue();

  const context = await browser.newContext();
  const other = await context.newPage();
  const opened = await openPlayground(other, link);
  await expect(opened.text).toHaveText('shared');
  const run = other.getByRole('button', {name: 'Run the code of this link'});
  await expect(run).toBeVisible();
  expect(other.frames()).toHaveLength(1);
  await other.reload();
  await expect(run).toBeVisible();
  expect(other.frames()).toHaveLength(1);
  await run.click();
  const there = await runs(other);
  await expect(there.page.getByText('1 words')).toBeVisible();
  await context.close();

  // One's own goes on after a reload.
  await page.reload();
  await expect((await runs(page)).page.getByText('1 words')).toBeVisible();
});

test('an endless loop is stopped with its line, starts no more by itself, and the document stays', async ({
  page,
}) => {
  await openWithExtension(page, 'precious');
  const inside = await runs(page);
  await expect(inside.text).toHaveText('precious');
  await write(
    page,
    `export function Plugin() {\n  let turns = 0;\n  while (true) turns += 1;\n}\n`,
  );
  const problems = page.getByRole('status', {name: 'Problems'});
  await expect(problems).toContainText(/own-code\.tsx:3 .*ran for 2 seconds/);
  await expect(page.getByRole('button', {name: 'Run again'})).toBeVisible();
  await expect(inside.text).toHaveText('precious');
  await page.reload();
  await expect(problems).toContainText('does not start automatically');
  await expect(inside.text).toHaveText('precious');
});

test.describe('code that tries to get out', () => {
  // The browser says what it refuses.
  test.use({
    expectedMessages: [
      /violates the following Content Security Policy|violates the document/,
    ],
  });

  test('code reaches neither what the site stores nor page nor network', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const playground = await openPlayground(page);
    await openPane(playground, 'Your code');
    await playground.pane.getByRole('button', {name: 'An extension'}).click();
    await runs(page);
    await write(
      page,
      `const attempts = {
  cookies: () => document.cookie,
  stored: () => {
    if (localStorage.length === 0) throw new Error('The frame has a storage of its own.');
  },
  page: () => window.parent.document.title,
  network: () => fetch('https://example.org/'),
};
for (const [name, attempt] of Object.entries(attempts)) {
  Promise.resolve().then(attempt).then(
    () => console.log(name + ' reached'),
    () => console.log(name + ' refused'),
  );
}
export const nodes = [];
`,
    );
    const logs = page.getByRole('region', {name: 'Your code'}).locator('pre');
    expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
    for (const name of ['cookies', 'stored', 'page', 'network']) {
      await expect(logs).toContainText(`${name} refused`);
    }
    await expect(logs).not.toContainText('reached');
    expect(asked.filter((url) => url.includes('example.org'))).toEqual([]);
  });
});

test('an error says what is wrong and where', async ({page}) => {
  const playground = await openPlayground(page);
  await openPane(playground, 'Your code');
  await playground.pane.getByRole('button', {name: 'A node'}).click();
  await runs(page);
  const problems = page.getByRole('status', {name: 'Problems'});
  await write(page, `const answer = 42;\nconst broken = (;\n`);
  await expect(problems).toContainText('own-code.tsx:2 ');
  await write(page, `const answer = 42;\n`);
  await expect(problems).toContainText('This code adds nothing.');
  await write(page, `\nthrow new Error('on purpose');\n`);
  await expect(problems).toContainText('own-code.tsx:2 on purpose');
});

/** Types a text into an empty playground, and starts the template of an extension. */
async function openWithExtension(page: Page, text: string): Promise<PlaygroundPage> {
  const playground = await openEmpty(page);
  await page.keyboard.type(text);
  await openPane(playground, 'Your code');
  await playground.pane.getByRole('button', {name: 'An extension'}).click();
  return playground;
}

/** Waits until the frame runs code, after the code is replaced where one is given. */
async function runs(page: Page, code?: string) {
  const frame = page.frameLocator('iframe[title="Playground with your code"]');
  const main = frame.locator('[data-own-code=running]');
  await expect(main).toBeVisible();
  if (code !== undefined) await write(page, code);
  return insideOf(frame);
}

/** The parts of the playground in the frame, as tests of the playground find them. */
function insideOf(frame: FrameLocator) {
  return {
    page: frame as unknown as Page,
    text: frame.getByRole('textbox', {name: 'Playground document'}),
    toolbar: frame.getByRole('toolbar', {name: 'Formatting'}),
    pane: frame.getByRole('tabpanel'),
  };
}

async function write(page: Page, code: string): Promise<void> {
  const field = page.getByRole('textbox', {name: /^Source of own-code/});
  await field.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(code);
}
