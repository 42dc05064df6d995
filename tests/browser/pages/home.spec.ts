import type {Page} from '@playwright/test';

import {liveExample, paste, runExample} from '../examples/frame/live-example';
import {violations} from '../support/audit';
import {moveHeard} from '../support/caret';
import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

const HERO = 'Rich text with a toolbar';

test('the first screen shows its editor before any of it is loaded', async ({page}) => {
  await page.goto('/', {waitUntil: 'networkidle'});
  const {frame, view} = liveExample(page, HERO);
  await expect(frame).toHaveAttribute('data-live-example', 'waiting');
  await expect(frame).toBeInViewport();
  await expect(frame.getByText('The toolbar follows you').first()).toBeVisible();
  await expect(view.locator('[data-node-type=heading]')).toBeVisible();
});

test.describe('at another address than the site was built for', () => {
  test.use({expectedMessages: [/404|MIME type/]});

  test('a banner is seen that says so', async ({page}) => {
    // The document comes, and none of its files is where it looks for them.
    await page.route('**/assets/**', (route) => route.fulfill({status: 404, body: ''}));
    await page.goto('/');
    const banner = page.locator('#__docusaurus-base-url-issue-banner');
    await expect(banner).toBeVisible();
    await expect(banner).toContainText('did not load properly');
  });

  test('no banner is seen where the style sheet came', async ({page}) => {
    await page.route('**/assets/js/**', (route) =>
      route.fulfill({status: 404, body: ''}),
    );
    await page.goto('/');
    await expect(page.locator('#__docusaurus-base-url-issue-banner')).toBeHidden();
  });
});

test('a moved pointer starts the editor, and nothing moves on the page', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const example = liveExample(page, HERO);
  const surface = example.frame.locator('.live-example-surface');
  const line = surface.getByText('The last line is yours.');
  const before = await line.boundingBox();
  await page.mouse.move(200, 200);
  await expect(example.frame).toHaveAttribute('data-live-example', 'running');
  await expect(example.textbox).toBeVisible();
  const after = await line.boundingBox();
  expect(after).toEqual(before);
});

test('the first screen is an editor: type, format, undo, paste', async ({page}) => {
  await openHydrated(page, '/');
  const example = liveExample(page, HERO);
  await page.mouse.move(200, 200);
  await runExample(example);
  const {textbox, view} = example;
  await textbox.getByText('The last line is yours.').click();
  await textbox.press('Control+End');
  await page.keyboard.type(' Mine');
  await textbox.press('Control+Shift+ArrowLeft');
  await moveHeard(textbox);
  await textbox.press('Control+b');
  await expect(textbox.locator('strong').last()).toHaveText('Mine');
  await expect(view).toContainText('Mine');
  await textbox.press('Control+z');
  await expect(textbox.locator('strong')).toHaveCount(1);
  await textbox.press('Control+End');
  await paste(textbox, 'text/plain', ' Pasted');
  await expect(view).toContainText('Pasted');
});

test('before it runs, an editor has no status line, but a caret', async ({page}) => {
  await page.goto('/', {waitUntil: 'networkidle'});
  const {frame} = liveExample(page, HERO);
  await expect(frame.getByText('Ready to start')).toHaveCount(0);
  await expect(frame.getByRole('button', {name: 'Start now'})).toHaveCount(0);
  const caret = await frame
    .locator('.live-example-still p')
    .last()
    .evaluate((line) => {
      const style = getComputedStyle(line.lastElementChild ?? line, '::after');
      return {width: style.borderInlineEndWidth, name: style.animationName};
    });
  expect(parseFloat(caret.width)).toBeGreaterThan(0);
  expect(caret.name).not.toBe('none');
});

test('the keyboard starts the editor as the pointer does', async ({page}) => {
  await openHydrated(page, '/');
  await page.keyboard.press('Tab');
  await expect(liveExample(page, HERO).frame).toHaveAttribute(
    'data-live-example',
    'running',
  );
});

test('the first screen says with a number what is different, and installs by a click', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const words = page.locator('main > header');
  await expect(words.getByRole('heading', {level: 1})).toHaveText(
    'An extensible text editor framework that does things differently',
  );
  await expect(words.getByText(/^A \d+ KB core/)).toBeInViewport();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await words.getByRole('button', {name: 'Copy code'}).first().click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^npm install lexical@(\d\S+)( @lexical\/[\w-]+@\1)+\s*$/);
});

test('each product that is named leads to a manifest on GitHub', async ({page}) => {
  await page.goto('/');
  const links = page
    .getByRole('region', {name: 'Built by Meta'})
    .locator('li')
    .getByRole('link');
  expect(await links.count()).toBeGreaterThanOrEqual(4);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/.+\/package\.json$/,
    );
  }
});

test('on a phone the page is half as long as it was, and no code is cut on a wide screen', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openHydrated(page, '/');
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight),
  ).toBeLessThanOrEqual(4_131);
  await page.setViewportSize({width: 1440, height: 900});
  const cut = await page
    .getByRole('region', {name: 'How it works'})
    .locator('pre')
    .evaluateAll((blocks) =>
      blocks
        .filter((block) => block.scrollWidth > block.clientWidth + 1)
        .map((block) => block.textContent),
    );
  expect(cut).toEqual([]);
});

test('the four figures are those that were measured', async ({page}) => {
  await openHydrated(page, '/');
  const section = page.getByRole('region', {name: 'A small core'});
  const figures = await section
    .locator('li > p:first-child')
    .evaluateAll((all) => all.map((figure) => figure.textContent));
  expect(figures).toHaveLength(4);
  expect(figures[0]).toMatch(/^\d+ KB$/);
  for (const figure of figures) {
    expect(parseInt(figure?.replaceAll(',', '') ?? '')).toBeGreaterThan(10);
  }
});

test('each step of the tour is an editor that does what the step says', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await page.mouse.move(200, 200);

  const nodes = liveExample(page, 'Nodes');
  await runExample(nodes);
  const blocks = nodes.frame.getByRole('list', {name: 'Blocks of the document'});
  await expect(blocks.getByRole('listitem')).toHaveCount(2);
  await nodes.textbox.click();
  await nodes.textbox.press('Control+End');
  await nodes.textbox.press('Enter');
  await expect(blocks.getByRole('listitem')).toHaveCount(3);

  const updates = liveExample(page, 'Updates');
  await runExample(updates);
  await updates.frame.getByRole('button', {name: 'Add two lines'}).click();
  await expect(updates.textbox.locator('p')).toHaveCount(3);
  await updates.frame.getByRole('button', {name: 'Undo'}).click();
  await expect(updates.textbox.locator('p')).toHaveCount(1);

  const commands = liveExample(page, 'Commands');
  await runExample(commands);
  await commands.frame.getByRole('button', {name: 'Insert the time'}).click();
  await expect(commands.textbox).toContainText(/\d:\d\d/);

  const extensions = liveExample(page, 'Extensions');
  await runExample(extensions);
  await extensions.textbox.click();
  await extensions.textbox.press('Control+End');
  await page.keyboard.type('and ->!');
  await expect(extensions.textbox).toContainText('and →!');
});

test('axe finds nothing on the home page, in both color modes, at 390 and 1440 px', async ({
  page,
}) => {
  await openHydrated(page, '/');
  // A color half way through a transition has a contrast that no reader sees.
  await page.addStyleTag({content: '* { transition: none !important; }'});
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme: mode});
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    for (const width of [390, 1440]) {
      await page.setViewportSize({width, height: 900});
      expect(await violations(page, 'main'), `${mode}, ${width} px`).toEqual([]);
      expect(await widths(page)).toEqual({page: width, window: width});
    }
  }
});

function widths(page: Page): Promise<{page: number; window: number}> {
  return page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    window: window.innerWidth,
  }));
}
