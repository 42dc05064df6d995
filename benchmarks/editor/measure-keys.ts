import type {Browser, CDPSession, Page} from 'playwright-core';

import {median} from '../pages/table';
import type {Listener} from './page-program';

/** Milliseconds that the page's main thread worked for one action. */
export interface Cost {
  /** Lexical and the listeners. */
  readonly script: number;
  /** Everything, with style, layout and painting. */
  readonly total: number;
}

/** What a document of one size costs; key presses by their median. */
export interface EditorCost {
  readonly parse: Cost;
  readonly show: Cost;
  /** In the middle of the document. */
  readonly character: Cost;
  readonly enter: Cost;
  /** In the last paragraph. */
  readonly lastCharacter: Cost;
}

/** What differs from one editor to the next. */
export interface Variant {
  /** What an update listener does on every key press. */
  readonly listener: Listener;
  /** A style sheet of the page. */
  readonly css?: string;
}

const WARM_UP = 2;
const PRESSES = 9;
const VIEWPORT = {width: 1280, height: 800};
const PAGE =
  '<!doctype html><html lang="en"><title>Benchmark</title><div id="editor" contenteditable="true"></div></html>';

/**
 * Types into an editor with `paragraphs` paragraphs, in a page of its own.
 *
 * @param program the bundled page program
 */
export async function measureKeys(
  browser: Browser,
  program: string,
  paragraphs: number,
  {listener, css = ''}: Variant,
): Promise<EditorCost> {
  const page = await browser.newPage({viewport: VIEWPORT});
  page.setDefaultTimeout(0);
  try {
    await page.setContent(PAGE);
    if (css) await page.addStyleTag({content: css});
    await page.addScriptTag({content: program, type: 'module'});
    await page.waitForFunction(() => 'editorBench' in globalThis);
    const session = await startCounting(page);
    await page.evaluate((kind) => editorBench.mount(kind), listener);
    const parse = await measure(page, session, () =>
      page.evaluate((size) => editorBench.parse(size), paragraphs),
    );
    const show = await measure(page, session, () =>
      page.evaluate(() => editorBench.show()),
    );
    const press = async (position: number, key: string) => {
      await page.evaluate((place) => editorBench.placeCaret(place), position);
      return measurePresses(page, session, key);
    };
    const character = await press(0.5, 'a');
    const lastCharacter = await press(1, 'a');
    const enter = await press(0.5, 'Enter');
    return {parse, show, character, enter, lastCharacter};
  } finally {
    await page.close();
  }
}

/** Counts what the main thread works, not how long it waits for a busy machine. */
async function startCounting(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  return session;
}

async function measure(
  page: Page,
  session: CDPSession,
  act: () => Promise<void>,
): Promise<Cost> {
  const before = await readCost(session);
  await act();
  await page.evaluate(() => editorBench.afterNextFrame());
  const after = await readCost(session);
  return {script: after.script - before.script, total: after.total - before.total};
}

async function measurePresses(
  page: Page,
  session: CDPSession,
  key: string,
): Promise<Cost> {
  const costs: Cost[] = [];
  for (let press = 0; press < WARM_UP + PRESSES; press++) {
    const cost = await measure(page, session, () => page.keyboard.press(key));
    if (press >= WARM_UP) costs.push(cost);
  }
  return {
    script: median(costs.map(({script}) => script)),
    total: median(costs.map(({total}) => total)),
  };
}

async function readCost(session: CDPSession): Promise<Cost> {
  const {metrics} = await session.send('Performance.getMetrics');
  const read = (name: string) =>
    1_000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
  return {script: read('ScriptDuration'), total: read('TaskDuration')};
}
