import {digestOf} from '@lexical-documentation/common/build';

/** What the module of a page's texts is made from. */
export interface PageTexts {
  /** Tells the page's elements from those of other pages. */
  readonly key: string;
  readonly texts: readonly string[];
  /** Whether the page is shown before they are there. */
  readonly isLater?: boolean;
}

/** Media type of a module that holds the texts of a page. */
export const PAGE_TEXTS_TYPE = 'application/vnd.page-texts';

/** Names of files that hold the texts of a page, as JSON. */
export const PAGE_TEXTS_FILE = /\.page-texts$/;

const KEY_LENGTH = 8;

/** Returns texts with the key that their elements go by. */
export function pageTexts(texts: readonly string[]): PageTexts {
  return {key: digestOf(...texts).slice(0, KEY_LENGTH), texts};
}

export interface RequestedTexts {
  /** `data-place` of the element that holds the n-th text is `key-n`. */
  readonly key: string;
  /** What a module imports to get the list of texts as its default. */
  readonly request: string;
}

/**
 * Returns the import of a module that holds texts; the bundler makes it anew for each side.
 *
 * @param isLater - whether the page is shown before they are there: the module's default export is
 *   then one of `LaterTexts`
 */
export function requestTexts(
  texts: readonly string[],
  {isLater = false} = {},
): RequestedTexts {
  const module: PageTexts = {...pageTexts(texts), ...(isLater && {isLater})};
  const data = Buffer.from(JSON.stringify(module)).toString('base64');
  return {key: module.key, request: `data:${PAGE_TEXTS_TYPE};base64,${data}`};
}
