/** The properties of a recent or favorite search that the modal relies on. */
interface SavedSearch {
  readonly objectID: string;
  readonly url: string;
  readonly type: string;
  readonly content?: string | null;
  readonly hierarchy: Readonly<Record<string, string | null | undefined>>;
  /** How the hit was shown; only its kind is kept. */
  readonly row?: {readonly label?: unknown};
}

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__';

/** Recent searches that DocSearch keeps in addition to favorites. */
const RECENT_BESIDE_FAVORITES = 4;

/**
 * Removes invalid entries from the saved searches: DocSearch treats whatever it reads as searches,
 * and the page crashes. Valid entries are kept, reduced to what is shown.
 */
export function dropDamagedSearches(indexName: string): void {
  for (const kind of [RECENT, FAVORITE]) {
    rewrite(kind + indexName, (stored) =>
      Array.isArray(stored) ? stored.filter(isSound).map(shownOf) : [],
    );
  }
}

/**
 * Limits recent searches to the number that can be shown with favorites, which DocSearch only does
 * when the modal is opened.
 *
 * @returns whether there were more
 */
export function limitRecentSearches(indexName: string): boolean {
  const favorites = read(FAVORITE + indexName);
  return (
    Array.isArray(favorites) &&
    favorites.length > 0 &&
    rewrite(RECENT + indexName, (stored) =>
      (stored as unknown[]).slice(0, RECENT_BESIDE_FAVORITES),
    )
  );
}

/** @returns whether something has changed */
function rewrite(key: string, change: (stored: unknown) => unknown[]): boolean {
  try {
    const text = localStorage.getItem(key);
    if (text === null) {
      return false;
    }
    const changed = JSON.stringify(change(read(key)));
    localStorage.setItem(key, changed);
    return changed !== text;
  } catch {
    // Without storage, DocSearch keeps its searches until the page is left.
    return false;
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

function isSound(entry: unknown): entry is SavedSearch {
  const {objectID, url, type, content, hierarchy} = (entry ??
    {}) as Partial<SavedSearch>;
  return (
    typeof objectID === 'string' &&
    isAddress(url) &&
    isTexts(hierarchy) &&
    typeof hierarchy['lvl0'] === 'string' &&
    typeof hierarchy['lvl1'] === 'string' &&
    (type === 'content'
      ? typeof content === 'string'
      : /^lvl[1-6]$/.test(String(type)) &&
        typeof hierarchy[String(type)] === 'string' &&
        isText(content))
  );
}

function shownOf(search: SavedSearch): SavedSearch {
  const {objectID, url, type, content = null, hierarchy, row} = search;
  const label = row?.label;
  const shown = {objectID, url, type, content, hierarchy};
  return typeof label === 'string' ? {...shown, row: {label}} : shown;
}

/** The router throws if a URL can't be decoded. */
function isAddress(url: unknown): boolean {
  try {
    return typeof url === 'string' && /^(\/|https?:)/.test(decodeURI(url));
  } catch {
    return false;
  }
}

function isTexts(hierarchy: unknown): hierarchy is SavedSearch['hierarchy'] {
  return (
    typeof hierarchy === 'object' &&
    hierarchy !== null &&
    Object.values(hierarchy).every(isText)
  );
}

function isText(value: unknown): boolean {
  return value === null || value === undefined || typeof value === 'string';
}
