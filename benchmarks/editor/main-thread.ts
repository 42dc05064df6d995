import type {CDPSession, Page} from 'playwright-core';

import {median} from '../pages/table';

/** Milliseconds that the page's main thread worked for one action. */
export interface Cost {
  /** Lexical and the listeners. */
  readonly script: number;
  /** Everything, with style, layout and painting. */
  readonly total: number;
}

const WARM_UP = 2;
const PRESSES = 9;

/** Starts to count what the main thread works, not how long it waits for a busy machine. */
export async function countWork(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  return session;
}

/** Returns what an action costs until the next frame was handed to the screen. */
export async function measureWork(
  page: Page,
  session: CDPSession,
  act: () => Promise<void>,
): Promise<Cost> {
  const before = await readWork(session);
  await act();
  await page.evaluate(afterNextFrame);
  const after = await readWork(session);
  return {script: after.script - before.script, total: after.total - before.total};
}

/** Returns the median cost of a key that is pressed several times. */
export async function measurePresses(
  page: Page,
  session: CDPSession,
  key: string,
): Promise<Cost> {
  const costs: Cost[] = [];
  for (let press = 0; press < WARM_UP + PRESSES; press++) {
    const cost = await measureWork(page, session, () => page.keyboard.press(key));
    if (press >= WARM_UP) costs.push(cost);
  }
  return {
    script: median(costs.map(({script}) => script)),
    total: median(costs.map(({total}) => total)),
  };
}

function afterNextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      resolve();
    };
    requestAnimationFrame(() => {
      port2.postMessage(null);
    });
  });
}

/** Milliseconds since counting started. */
export async function readWork(session: CDPSession): Promise<Cost> {
  const {metrics} = await session.send('Performance.getMetrics');
  const read = (name: string) =>
    1_000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
  return {script: read('ScriptDuration'), total: read('TaskDuration')};
}
