import {createRequire} from 'node:module';
import {setTimeout} from 'node:timers/promises';

import type {Page} from 'playwright-core';

/** How a page felt, in the terms of the Web Vitals; times in milliseconds. */
export interface PageVitals {
  /** First contentful paint: when the first text or picture is there. */
  readonly firstPaint: number;
  /** The longest task of the main thread of 50 ms or more; 0 without one. */
  readonly longestTask: number;
  /**
   * Total blocking time: of each task after the first paint, what exceeds 50 ms
   * (https://web.dev/articles/tbt).
   */
  readonly blockingTime: number;
  /** Largest contentful paint. */
  readonly largestPaint: number;
  /** Cumulative layout shift: the worst burst of shifts, without a unit. */
  readonly layoutShift: number;
}

interface Task {
  readonly start: number;
  readonly end: number;
}

interface Observed {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  tasks: Task[];
}

interface Metric {
  readonly value: number;
}

/** What the scripts below find in the page. */
declare global {
  interface Window {
    observedVitals: Observed;
    webVitals: Record<
      'onCLS' | 'onFCP' | 'onLCP',
      (report: (metric: Metric) => void, options: {reportAllChanges: boolean}) => void
    >;
  }
}

const WEB_VITALS = createRequire(import.meta.url).resolve('web-vitals');
const LONG_TASK_MS = 50;
const POLL_MS = 100;
const TIMEOUT_MS = 60_000;

/** Makes every page that is opened from now on observe itself. */
export async function observeVitals(page: Page): Promise<void> {
  await page.addInitScript({path: WEB_VITALS});
  await page.addInitScript(() => {
    const observed: Observed = {
      firstPaint: 0,
      largestPaint: 0,
      layoutShift: 0,
      tasks: [],
    };
    window.observedVitals = observed;
    const always = {reportAllChanges: true};
    window.webVitals.onFCP(({value}) => (observed.firstPaint = value), always);
    window.webVitals.onLCP(({value}) => (observed.largestPaint = value), always);
    window.webVitals.onCLS(({value}) => (observed.layoutShift = value), always);
    new PerformanceObserver((list) => {
      for (const {startTime, duration} of list.getEntries()) {
        observed.tasks.push({start: startTime, end: startTime + duration});
      }
    }).observe({type: 'longtask', buffered: true});
  });
}

/** What the page observed so far. */
export async function readVitals(page: Page): Promise<PageVitals> {
  const {tasks, firstPaint, largestPaint, layoutShift} = await page.evaluate(
    () => window.observedVitals,
  );
  const blockingTime = tasks
    .map(({start, end}) => end - Math.max(start, firstPaint) - LONG_TASK_MS)
    .filter((excess) => excess > 0)
    .reduce((total, excess) => total + excess, 0);
  const longestTask = Math.max(0, ...tasks.map(({start, end}) => end - start));
  return {firstPaint, longestTask, blockingTime, largestPaint, layoutShift};
}

/** Waits until the page has neither loaded anything nor computed for long for `quietMs`. */
export function waitUntilCalm(page: Page, quietMs: number): Promise<void> {
  return waitUntil(
    page,
    `performance.now() - Math.max(
      0,
      ...performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration),
      ...window.observedVitals.tasks.map(({end}) => end),
    ) > ${quietMs}`,
  );
}

/**
 * Waits until an expression is true in the page. Playwright's own waiting loads its library into the
 * page, which would be the longest task of a small page on a slow processor.
 *
 * @throws {Error} when it is not true after a minute
 */
export async function waitUntil(page: Page, expression: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const deadline = Date.now() + TIMEOUT_MS;
  try {
    for (;;) {
      const {result} = await session.send('Runtime.evaluate', {expression});
      if (result.value === true) return;
      if (Date.now() > deadline) {
        throw new Error(`${page.url()}: not true after a minute: ${expression}`);
      }
      await setTimeout(POLL_MS);
    }
  } finally {
    await session.detach();
  }
}
