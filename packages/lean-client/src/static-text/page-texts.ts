import {createHash} from 'node:crypto';

/** What the module of a page's texts is made from. */
export interface PageTexts {
  /** Tells the page's elements from those of other pages. */
  readonly key: string;
  readonly texts: readonly string[];
}

/** Media type of a module that holds the texts of a page. */
export const PAGE_TEXTS_TYPE = 'application/vnd.page-texts';

const KEY_LENGTH = 8;

export interface RequestedTexts {
  /** `data-place` of the element that holds the n-th text is `key-n`. */
  readonly key: string;
  /** What a module imports to get the list of texts as its default. */
  readonly request: string;
}

/** Returns the import of a module that holds texts; the bundler makes it anew for each side. */
export function requestTexts(texts: readonly string[]): RequestedTexts {
  const key = createHash('sha1')
    .update(JSON.stringify(texts))
    .digest('hex')
    .slice(0, KEY_LENGTH);
  const module: PageTexts = {key, texts};
  const data = Buffer.from(JSON.stringify(module)).toString('base64');
  return {key, request: `data:${PAGE_TEXTS_TYPE};base64,${data}`};
}
