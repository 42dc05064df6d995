import type {Browser, BrowserContext, CDPSession, Page} from 'playwright-core';

import {type Cost, countWork, measurePresses, readWork} from './main-thread';

/** What a long document costs in the playground. */
export interface PlaygroundCost {
  /** Main thread, from the address to the text. */
  readonly reopen: Cost;
  /** Main thread, from the button of the dialog to the text. */
  readonly importing: Cost;
  /** A character at the end, by the pane beside it. */
  readonly character: ReadonlyMap<string, Cost>;
}

/** The first does not follow the document: what the others cost more is their own. */
export const PANES = [
  'Plugins',
  'Node tree',
  'JSON',
  'HTML',
  'Markdown',
  'DOM',
  'Time travel',
];
const STORED = 'lexical-playground:own';
const VIEWPORT = {width: 1280, height: 800};
/** Longer than panes wait before they follow. */
const CALM_MS = 2_000;

/**
 * Opens, imports and types into a document with `paragraphs` paragraphs in the playground.
 *
 * @param origin where the built site is served
 */
export async function measurePlayground(
  browser: Browser,
  origin: string,
  paragraphs: number,
): Promise<PlaygroundCost> {
  const state = JSON.stringify(createState(paragraphs));
  const address = `${origin}/playground`;
  const importing = await inContext(browser, async (context) => {
    const page = await openPage(context);
    await page.goto(address);
    return measureImport(page, await countWork(page), state, paragraphs);
  });
  return inContext(browser, async (context) => {
    const page = await openPage(context);
    await page.addInitScript(({key, value}) => localStorage.setItem(key, value), {
      key: STORED,
      value: `{"state":${state}}`,
    });
    const session = await countWork(page);
    const reopen = await measureUntilShown(page, session, paragraphs, async () => {
      await page.goto(address);
    });
    return {reopen, importing, character: await measurePanes(page, session)};
  });
}

async function inContext<Result>(
  browser: Browser,
  use: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    serviceWorkers: 'block',
  });
  try {
    return await use(context);
  } finally {
    await context.close();
  }
}

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(0);
  return page;
}

async function measureImport(
  page: Page,
  session: CDPSession,
  state: string,
  paragraphs: number,
): Promise<Cost> {
  await page.getByRole('textbox', {name: 'Playground document'}).waitFor();
  await page.getByRole('button', {name: 'Import'}).click();
  const dialog = page.getByRole('dialog', {name: 'Import'});
  await dialog.getByRole('textbox').fill(state);
  await page.waitForTimeout(CALM_MS);
  return measureUntilShown(page, session, paragraphs, () =>
    dialog.getByRole('button', {name: 'Import'}).click(),
  );
}

async function measureUntilShown(
  page: Page,
  session: CDPSession,
  paragraphs: number,
  act: () => Promise<void>,
): Promise<Cost> {
  const before = await readWork(session);
  await act();
  await page.waitForFunction(
    (count) => document.querySelectorAll('[contenteditable] p').length >= count,
    paragraphs,
  );
  const after = await readWork(session);
  return {script: after.script - before.script, total: after.total - before.total};
}

async function measurePanes(
  page: Page,
  session: CDPSession,
): Promise<Map<string, Cost>> {
  const costs = new Map<string, Cost>();
  for (const pane of PANES) {
    await page.getByRole('tab', {name: pane, exact: true}).click();
    await page.getByRole('textbox', {name: 'Playground document'}).focus();
    await page.keyboard.press('Control+End');
    await page.waitForTimeout(CALM_MS);
    costs.set(pane, await measurePresses(page, session, 'a'));
  }
  return costs;
}

function createState(paragraphs: number) {
  const block = {direction: null, format: '', indent: 0, version: 1};
  const children = Array.from({length: paragraphs}, (_, index) => ({
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
        text: `Paragraph ${index + 1} of a long document.`,
        type: 'text',
        version: 1,
      },
    ],
  }));
  return {root: {...block, type: 'root', children}};
}
