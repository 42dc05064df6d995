import type {CheerioAPI} from 'cheerio';

/** The page's metadata. */
export interface PageMetadata {
  language: string;
  tag: string;
  version: string[];
  /** Title of the document without the site's; empty if there is none. */
  title: string;
  /** The page must not be indexed: it's unlisted, or marked by its author. */
  excluded: boolean;
}

/**
 * Reads the tags that Docusaurus writes for the DocSearch crawler (`docsearch:language`,
 * `docsearch:version`, `docsearch:docusaurus_tag`) and whether the page must not be indexed.
 *
 * @param titleSuffix - the suffix that the site adds to all titles: ` | Site`
 */
export function readPageMetadata($: CheerioAPI, titleSuffix = ''): PageMetadata {
  const docsearch = (name: string) =>
    $(`meta[name="docsearch:${name}"]`).last().attr('content');
  const robots = $('meta[name="robots"], meta[property="robots"]')
    .map((_, element) => $(element).attr('content') ?? '')
    .get();
  return {
    excluded: robots.some((content) => /\b(?:noindex|none)\b/iu.test(content)),
    language: docsearch('language') ?? $('html').attr('lang') ?? 'en',
    tag: docsearch('docusaurus_tag') ?? 'default',
    title: withoutEnd($('title').first().text().trim(), titleSuffix),
    version: splitList(docsearch('version') ?? ''),
  };
}

function splitList(content: string): string[] {
  return content
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function withoutEnd(text: string, end: string): string {
  return end !== '' && text.endsWith(end) ? text.slice(0, -end.length).trim() : text;
}
