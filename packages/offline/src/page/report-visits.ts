import {pagePath} from '../shared/page-path';
import type {VisitMessage} from '../shared/settings';

/** Files of a page come after its address has changed. */
const SETTLING_MS = 2_000;

/**
 * Tells the worker which pages the reader visits, and what they needed: the first page was loaded
 * before there was a worker, and the HTML of pages that a link led to was never loaded.
 *
 * @param html - the document as it was sent
 */
export function reportVisits(
  registration: ServiceWorkerRegistration,
  html: string,
): void {
  const scripts = scriptsOf(html);
  let reported = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = () => {
    const page = pagePath(location);
    if (page === reported) return;
    reported = page;
    const message: VisitMessage = {type: 'visit', page, scripts, files: usedFiles()};
    registration.active?.postMessage(message);
  };
  report();
  // Each page brings its own title and links along, whichever way the reader came.
  new MutationObserver(() => {
    if (pagePath(location) === reported) return;
    clearTimeout(timer);
    timer = setTimeout(report, SETTLING_MS);
  }).observe(document.head, {childList: true, subtree: true});
}

function scriptsOf(html: string): string[] {
  return [...document.scripts]
    .filter(({src}) => src !== '')
    .map(({src}) => new URL(src).pathname)
    .filter((path) => html.includes(path));
}

function usedFiles(): string[] {
  const names = performance.getEntriesByType('resource').map(({name}) => name);
  return [...new Set(names)].filter((name) => name.startsWith(`${location.origin}/`));
}
