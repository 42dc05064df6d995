/** In characters of HTML. The first part is longer than a screen; a phone renders each part at once. */
const PART_LENGTHS = {first: 20_000, later: 60_000};

const GROUP = '<section class="api-kind"';
const SYMBOL = '<section class="api-symbol"';

/**
 * Splits the HTML of a page before symbols, so that each part can be added separately with {@link
 * addPart}, and before each group of symbols that isn't in the first part. All parts together are
 * the page.
 */
export function inParts(html: string, lengths = PART_LENGTHS): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const {index} of html.matchAll(new RegExp(`${GROUP}|${SYMBOL}`, 'g'))) {
    const isGroup = html.startsWith(GROUP, index);
    const length = parts.length === 0 ? lengths.first : lengths.later;
    const isDue = index - start >= length || (isGroup && parts.length > 0);
    if (isDue && index > start) {
      parts.push(html.slice(start, index));
      start = index;
    }
  }
  return [...parts, html.slice(start)];
}

/** Adds the next part of a page; its symbols belong to the last group. */
export function addPart(page: Element, part: string): void {
  const parent = part.startsWith(GROUP) ? page : page.lastElementChild;
  parent?.insertAdjacentHTML('beforeend', part);
}

/** Adds all remaining parts. */
export function addAll(page: Element, rest: string[]): void {
  for (const part of rest.splice(0)) addPart(page, part);
}

/**
 * Adds the remaining parts, each when the browser is idle, or all of them before the page is
 * filtered.
 *
 * @param rest - the remaining parts; those that were added are removed
 * @returns a function that stops it
 */
export function addWhenIdle(page: Element, rest: string[]): () => void {
  let cancel = (): void => undefined;
  const next = (): void => {
    const part = rest.shift();
    if (part === undefined) return;
    addPart(page, part);
    cancel = whenIdle(next);
  };
  const addRest = (): void => addAll(page, rest);
  page.addEventListener('input', addRest, {capture: true});
  cancel = whenIdle(next);
  return () => {
    cancel();
    page.removeEventListener('input', addRest, {capture: true});
  };
}

function whenIdle(callback: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 50);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, {timeout: 500});
  return () => window.cancelIdleCallback(handle);
}
