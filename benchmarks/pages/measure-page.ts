import {gzipSync} from 'node:zlib';

import type {Page, Response} from 'playwright-core';

import {
  observeVitals,
  type PageVitals,
  readVitals,
  waitUntil,
  waitUntilCalm,
} from './page-vitals';

/** What a page costs its first visitor. Sizes in bytes after gzip (level 9). */
export interface PageCost extends PageVitals {
  readonly javascript: number;
  readonly css: number;
  readonly html: number;
  /** DOM elements of the hydrated page. */
  readonly elements: number;
  /** Bytes that came over the line for the page and all that it loaded, headers included. */
  readonly transferred: number;
}

export interface MeasuredPage extends PageCost {
  /** What `javascript`, `css` and `html` count. */
  readonly files: readonly LoadedFile[];
}

export type FileKind = 'document' | 'script' | 'stylesheet';

/** The page itself, or a script or style sheet that it used; prefetched files are no part. */
export interface LoadedFile {
  readonly kind: FileKind;
  readonly url: string;
  readonly text: string;
  /** Bytes after gzip. */
  readonly size: number;
}

export interface MeasureOptions {
  /** How many times slower the processor is made. Default 1. */
  readonly slowdown?: number;
  /** The line, where it is to be slower than this machine's. */
  readonly line?: Line;
}

/** A line as `Network.emulateNetworkConditions` makes it. */
export interface Line {
  readonly bytesPerSecond: number;
  readonly latencyMs: number;
}

const KINDS: readonly string[] = [
  'document',
  'script',
  'stylesheet',
] satisfies FileKind[];

const QUIET_MS = 2_000;

/** A reader scrolls by less than a screen; the longest pages are cut after this many steps. */
const SCROLL = {screens: 0.8, mostSteps: 100, pauseMs: 50};

/**
 * Opens a page as its first visitor would, waits until it is hydrated and calm, then scrolls
 * through it, so that what loads late shows the layout shift it causes.
 *
 * @param page - a fresh one: what its browser context has in the cache would cost nothing
 */
export async function measurePage(
  page: Page,
  url: string,
  options: MeasureOptions = {},
): Promise<MeasuredPage> {
  await slowDown(page, options);
  const files = await loadPage(page, url);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  // The first load ends here: scrolling starts what waits for the reader.
  const vitals = await readVitals(page);
  const transferred = await page.evaluate(() =>
    (performance.getEntries() as PerformanceResourceTiming[])
      // Of what a worker hands over, browsers tell the size without compression.
      .filter(({workerStart}) => !workerStart)
      .reduce((sum, {transferSize}) => sum + (transferSize || 0), 0),
  );
  await scrollThrough(page);
  const {layoutShift} = await readVitals(page);
  return {
    javascript: totalSize(files, 'script'),
    css: totalSize(files, 'stylesheet'),
    html: totalSize(files, 'document'),
    elements,
    transferred,
    files,
    ...vitals,
    layoutShift,
  };
}

/** Gives a page a slow processor and a slow line. */
export async function slowDown(
  page: Page,
  {slowdown = 1, line}: MeasureOptions,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  if (slowdown !== 1) {
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  }
  if (line) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latencyMs,
      downloadThroughput: line.bytesPerSecond,
      uploadThroughput: line.bytesPerSecond,
    });
  }
}

/** Opens a page, waits until it is hydrated and calm, and returns what it loaded. */
export async function loadPage(page: Page, url: string): Promise<LoadedFile[]> {
  const loading: Promise<LoadedFile>[] = [];
  const collect = (response: Response) => {
    const kind = response.request().resourceType();
    if (KINDS.includes(kind)) {
      const file = readResponse(response, kind as FileKind);
      // A page that fails says why by itself, and its files cannot be read any more.
      file.catch(() => undefined);
      loading.push(file);
    }
  };
  await observeVitals(page);
  page.on('response', collect);
  const answer = await page.goto(url, {waitUntil: 'load'});
  if (!answer?.ok()) {
    await Promise.allSettled(loading);
    throw new Error(`${url} answers with status ${answer?.status() ?? 'unknown'}`);
  }
  await waitUntil(page, "document.documentElement.dataset.hasHydrated === 'true'");
  await waitUntilCalm(page, QUIET_MS);
  page.off('response', collect);
  return Promise.all(loading);
}

/** Bytes after gzip of all files of a kind. */
export function totalSize(files: readonly LoadedFile[], kind: FileKind): number {
  return files
    .filter((file) => file.kind === kind)
    .reduce((total, {size}) => total + size, 0);
}

async function readResponse(response: Response, kind: FileKind): Promise<LoadedFile> {
  const body = await response.body();
  return {
    kind,
    url: response.url(),
    text: body.toString('utf8'),
    size: gzipSync(body, {level: 9}).byteLength,
  };
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async ({screens, mostSteps, pauseMs}) => {
    const step = innerHeight * screens;
    for (let count = 1; count <= mostSteps; count++) {
      const top = count * step;
      if (top > document.documentElement.scrollHeight) {
        return;
      }
      scrollTo({top, behavior: 'instant'});
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }, SCROLL);
  await waitUntilCalm(page, QUIET_MS / 2);
}
