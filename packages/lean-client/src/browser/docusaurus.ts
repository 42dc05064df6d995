import prefetchFile from '@docusaurus/core/lib/client/prefetch';

import {addressesOf} from './load-module';
import {pause} from './pause';
import loadPage from './preload';
import {branchOf, loadWholeTable} from './site-table';

const prefetched = new Set<string>();
const preloaded = new Set<string>();

/** What Docusaurus' links call when a reader might follow them. */
export default {
  /**
   * Requests the files of a page, one after the other.
   *
   * @param mayGoOn - called before each file
   */
  prefetch(path: string, mayGoOn = () => true): false | Promise<unknown> {
    // Every navigation needs it, and would otherwise start with it, even if nothing else is
    // preloaded.
    void loadWholeTable();
    return (
      isNew(path, prefetched) &&
      unlessLost(prefetchPage(path, mayGoOn), path, prefetched)
    );
  },
  /** Loads a page. */
  preload(path: string): false | Promise<unknown> {
    return (
      isNew(path, preloaded) && unlessLost(loadPage(pathnameOf(path)), path, preloaded)
    );
  },
};

async function prefetchPage(path: string, mayGoOn: () => boolean): Promise<void> {
  const branch = await branchOf(pathnameOf(path));
  const files = branch.flatMap(({modules}) => addressesOf(modules ?? {}));
  for (const file of files) {
    // Each request takes a phone some milliseconds, so the reader's input comes first.
    await pause();
    if (!mayGoOn()) return;
    if (!isLoaded(file) && isNew(file, prefetched)) await prefetchFile(file);
  }
}

/**
 * What couldn't be preloaded because of a lost connection is requested again, also by the
 * navigation.
 */
async function unlessLost<Result>(
  loading: Promise<Result>,
  path: string,
  asked: Set<string>,
): Promise<Result | undefined> {
  try {
    return await loading;
  } catch {
    asked.delete(path);
    return undefined;
  }
}

/** Nothing is preloaded on a slow connection, or twice. */
function isNew(what: string, known: Set<string>): boolean {
  const {connection} = navigator as Navigator & {
    connection?: {effectiveType: string; saveData: boolean};
  };
  if (connection?.effectiveType.includes('2g') || connection?.saveData) return false;
  return !known.has(what) && Boolean(known.add(what));
}

/** Returns whether the page itself has already requested a file. */
function isLoaded(file: string): boolean {
  const {href} = new URL(file, window.location.href);
  return performance.getEntriesByName(href, 'resource').length > 0;
}

function pathnameOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}
