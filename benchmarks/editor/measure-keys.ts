import type {Browser} from 'playwright-core';

import {type Cost, countWork, measurePresses, measureWork} from './main-thread';
import type {Listener} from './page-program';

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
    const session = await countWork(page);
    await page.evaluate((kind) => editorBench.mount(kind), listener);
    const parse = await measureWork(page, session, () =>
      page.evaluate((size) => editorBench.parse(size), paragraphs),
    );
    const show = await measureWork(page, session, () =>
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
