import type {Page} from '@playwright/test';

import {expect, test} from '../support/test';
import {firstEditor, POST, runEditor} from './post-editor';

// Only Lexical's own code writes this property.
const LEXICAL_CODE = '__lexicalEditor';

test.describe('far from the viewport', () => {
  test.use({viewport: {width: 390, height: 500}});

  test('nothing of Lexical is requested until the reader comes near', async ({
    page,
  }) => {
    const scripts = collectScripts(page);
    await page.goto(POST, {waitUntil: 'networkidle'});
    const {frame} = firstEditor(page);
    await expect(frame).toHaveAttribute('data-live-editor', 'waiting');
    expect(await scriptsWithLexical(scripts)).toEqual([]);

    await runEditor(firstEditor(page));
    expect(await scriptsWithLexical(scripts)).not.toEqual([]);
  });

  test('keyboard focus starts the editor and ends in its text', async ({page}) => {
    await page.goto(POST, {waitUntil: 'networkidle'});
    const {frame, textbox} = firstEditor(page);
    const start = frame.getByRole('button', {name: 'Start now'});
    await start.evaluate((button) => {
      (button as HTMLButtonElement).focus({preventScroll: true});
    });
    await expect(frame).toHaveAttribute('data-live-editor', 'running');
    await expect(textbox).toBeFocused();
  });

  test('the text is there before the editor runs, and the editor takes it over', async ({
    page,
  }) => {
    await page.goto(POST, {waitUntil: 'networkidle'});
    const editor = firstEditor(page);
    const text = 'This paragraph holds plain text and one bold word.';
    await expect(editor.frame.locator('p', {hasText: text})).toBeAttached();
    await expect(editor.frame).toContainText('A live editor starts here.');
    await runEditor(editor);
    await expect(editor.textbox).toContainText(text);
    await expect(editor.textbox.locator('strong')).toHaveText('bold');
  });
});

for (const viewport of [
  {width: 390, height: 500},
  {width: 1440, height: 700},
]) {
  test(`loading the editor shifts nothing at ${viewport.width} px`, async ({page}) => {
    await page.setViewportSize(viewport);
    await recordLayoutShifts(page);
    await page.goto(POST, {waitUntil: 'networkidle'});
    const editor = firstEditor(page);
    const heightBefore = (await editor.frame.boundingBox())?.height;
    await runEditor(editor);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect((await editor.frame.boundingBox())?.height).toBe(heightBefore);
    expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the text can be read, and says what would be here', async ({page}) => {
    await page.goto(POST);
    const {frame} = firstEditor(page);
    await expect(frame.getByRole('heading', {name: 'Type here'})).toBeVisible();
    await expect(frame.getByText('A live editor starts here.')).toBeVisible();
    await expect(frame.getByText('It needs JavaScript.')).toBeVisible();
    await expect(
      frame.getByText(/shows its node tree and its selection/),
    ).toBeVisible();
    await expect(frame.getByRole('button', {name: 'Start now'})).toBeHidden();
  });
});

interface Script {
  readonly url: string;
  readonly body: Promise<string>;
}

function collectScripts(page: Page): Script[] {
  const scripts: Script[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    scripts.push({url: response.url(), body: response.text().catch(() => '')});
  });
  return scripts;
}

async function scriptsWithLexical(scripts: readonly Script[]): Promise<string[]> {
  const bodies = await Promise.all(scripts.map(async ({body}) => await body));
  expect(bodies.some((body) => body.length > 0)).toBe(true);
  return scripts
    .filter((_, index) => bodies[index]?.includes(LEXICAL_CODE))
    .map(({url}) => url);
}

declare global {
  interface Window {
    layoutShifts: number[];
  }
}

async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.layoutShifts.push((entry as PerformanceEntry & {value: number}).value);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}
