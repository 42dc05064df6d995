import type {Page} from '@playwright/test';

import {openHydrated} from '../support/hydration';
import {sidewaysOverflow} from './overflow';

/** The narrowest phone; how wide a page is there depends on its longest name. */
const NARROW = {width: 320, height: 700};

/** More pages in one tab would leave a worker of the tests without work at the end. */
const PAGES_IN_A_TAB = 15;

/** Longest time for one page; a machine that does several things at once takes long. */
const TIME_FOR_A_PAGE_MS = 20_000;

/** Pages that one tab visits, and for how long it may. */
export interface Tour {
  readonly title: string;
  readonly routes: readonly string[];
  readonly timeout: number;
}

/** Divides pages into tours, so that a browser starts once for many of them. */
export function toursOf(routes: readonly string[]): Tour[] {
  const tours: Tour[] = [];
  for (let start = 0; start < routes.length; start += PAGES_IN_A_TAB) {
    const part = routes.slice(start, start + PAGES_IN_A_TAB);
    tours.push({
      title: `${part.length} pages from ${part[0]} on`,
      routes: part,
      timeout: part.length * TIME_FOR_A_PAGE_MS,
    });
  }
  return tours;
}

/**
 * Visits pages one after the other in one tab, and looks at each once React has taken it over and
 * it was seen to fit into a narrow phone.
 *
 * @param look - returns the faults of the page that is open
 * @returns the faults of all pages, each with its page; a page that does not come has one
 */
export async function sweep(
  page: Page,
  routes: readonly string[],
  look: (route: string) => Promise<readonly string[]>,
): Promise<string[]> {
  await withoutPrefetch(page);
  const faults: string[] = [];
  for (const route of routes) {
    try {
      await openHydrated(page, route);
      if (!(await fitsIntoPhone(page)))
        faults.push(`${route}: scrolls sideways at 320 px`);
      faults.push(...(await look(route)).map((fault) => `${route}: ${fault}`));
    } catch (error) {
      faults.push(`${route}: ${String(error)}`);
    }
  }
  return faults;
}

/** What a page loads ahead for its reader is gone with the next page of a tour. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const connection = {saveData: true, effectiveType: '2g'};
    Object.defineProperty(navigator, 'connection', {value: connection});
  });
}

async function fitsIntoPhone(page: Page): Promise<boolean> {
  const before = page.viewportSize();
  await page.setViewportSize(NARROW);
  const overflow = await sidewaysOverflow(page);
  if (before) await page.setViewportSize(before);
  return overflow === 0;
}
