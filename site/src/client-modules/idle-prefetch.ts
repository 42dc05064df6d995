import type {ClientModule} from '@docusaurus/types';

/**
 * What a page may get ahead of its reader, in bytes: half at sight, the rest once it is scrolled. The
 * file that exceeds it has 30,000 at most.
 */
const BUDGET = 70_000;

/** Files that pages are made of. */
const OF_PAGES = /\/assets\/(?:js|text)\//;

/** As `lean-client` has it; that of Docusaurus itself asks for the whole page. */
type Prefetch = (path: string, mayGoOn: () => boolean) => false | Promise<unknown>;

const waiting = new Set<string>();
const distances = new Map<string, number>();
let firstEntry = 0;
let isBusy = false;
let isScrolled = false;

/**
 * Docusaurus fetches the files of all links in view within one task, right after hydration: it blocks
 * slow phones, and gets several times the page itself. Here each link waits for an idle moment of its
 * own, the nearest to the middle of the window first, and the page has a budget. What is left out is
 * loaded when a reader points at the link.
 */
function deferPrefetch(): void {
  const {preload} = window.docusaurus;
  const prefetch = window.docusaurus.prefetch as Prefetch;
  const next = async (): Promise<void> => {
    const path = takeNearest();
    if (path === undefined) {
      isBusy = false;
      return;
    }
    await prefetch(path, isWithinBudget);
    whenIdle(next);
  };
  const begin = (): void => {
    if (isBusy) return;
    isBusy = true;
    whenIdle(next);
  };
  addEventListener(
    'scroll',
    () => {
      isScrolled = true;
      begin();
    },
    {passive: true, once: true},
  );
  window.docusaurus = {
    preload,
    prefetch: (path) => {
      if (!isThisPage(path)) {
        waiting.add(path);
        begin();
      }
      return Promise.resolve([]);
    },
  };
}

function takeNearest(): string | undefined {
  if (!isWithinBudget()) return undefined;
  let nearest: string | undefined;
  for (const path of waiting) {
    if (nearest === undefined || distanceOf(path) < distanceOf(nearest)) nearest = path;
  }
  if (nearest !== undefined) waiting.delete(nearest);
  return nearest;
}

/** How far a link is from the middle of the window; links of the text come before all others. */
function distanceOf(path: string): number {
  const known = distances.get(path);
  if (known !== undefined) return known;
  const href = `a[href="${CSS.escape(path)}"]`;
  const inText = document.querySelector(`main ${href}`);
  const box = (inText ?? document.querySelector(href))?.getBoundingClientRect();
  const middle = box ? Math.abs(box.top + box.height / 2 - innerHeight / 2) : 0;
  const distance = (inText ? 0 : 1e6) + middle;
  distances.set(path, distance);
  return distance;
}

function isWithinBudget(): boolean {
  const entries = performance.getEntriesByType(
    'resource',
  ) as PerformanceResourceTiming[];
  const ahead = entries
    .slice(firstEntry)
    .filter(
      ({initiatorType, name}) => initiatorType !== 'fetch' && OF_PAGES.test(name),
    );
  const spent = ahead.reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0);
  return spent < (isScrolled ? BUDGET : BUDGET / 2);
}

function isThisPage(path: string): boolean {
  return new URL(path, location.href).pathname === location.pathname;
}

function whenIdle(callback: () => unknown): void {
  // Safari has no requestIdleCallback.
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(() => void callback(), {timeout: 2_000});
  } else {
    setTimeout(callback, 50);
  }
}

let isDeferred = false;

const clientModule: ClientModule = {
  onRouteDidUpdate({location: {pathname}, previousLocation}) {
    if (!isDeferred) {
      isDeferred = true;
      deferPrefetch();
    }
    if (pathname === previousLocation?.pathname) return;
    // Another page: another budget, and other links in view.
    waiting.clear();
    distances.clear();
    firstEntry = performance.getEntriesByType('resource').length;
    isScrolled = false;
  },
};

export default clientModule;
