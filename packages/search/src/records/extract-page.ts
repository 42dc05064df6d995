import {type CheerioAPI, load} from 'cheerio';

import {collectEntries, HEADING, NOTE_ATTRIBUTE} from './collect-entries';
import {readPageMetadata} from './page-metadata';
import type {PageRecords} from './page-records';
import {visibleContent} from './visible-content';

/** A group of pages by the start of their path. */
export interface PathGroup {
  /** Path without base URL: `/docs/api/`. */
  path: string;
  /** Name of the filter that these pages belong to. */
  section?: string;
  /** Larger comes first among equals; 0 if absent. */
  pageRank?: number;
  /** The pages are a reference: each heading below a kind's heading is a symbol. */
  symbols?: boolean;
  /** What the symbol is that the page itself describes: `class`. */
  titleKind?: string;
  /** What the pages are, in a word that a hit shows: `guide`; `titleKind` if absent. */
  pageKind?: string;
  /** What stands before the number in the anchors of pages that list errors: `code-`. */
  errorAnchor?: string;
}

/** What the records of a page depend on besides its HTML. */
export interface ExtractionSettings {
  /** The longest path that a page starts with decides. */
  pathGroups: readonly PathGroup[];
  /** Headings that repeat under every symbol and are no search result of their own. */
  ignoredHeadings: readonly string[];
  /** Headings of sections that only lead elsewhere. */
  ignoredSections: readonly string[];
  /** Headings of a reference that say what the symbols below them are: `{Functions: 'function'}`. */
  symbolKinds: Readonly<Record<string, string>>;
  /** Selects elements in headings whose `title` is a note on the symbol: where it may be called. */
  noteSelector: string;
  /** CSS selectors of elements that are no text. */
  ignoredSelectors: readonly string[];
  /** What the site adds to the title of every document: ` | Site`. */
  titleSuffix: string;
}

/** `excluded`: the page asks not to be indexed. `empty`: nothing searchable was found in it. */
export type ExtractedPage =
  {status: 'excluded' | 'empty'} | {status: 'indexed'; page: PageRecords};

/**
 * Makes the records of one rendered page as the DocSearch crawler for Docusaurus does: headings
 * become levels 1 to 6, paragraphs, list items and table rows the content below them.
 *
 * @param html - the page's file
 * @param path - the page's path with base URL, as the site links to it
 * @param sitePath - the page's path without base URL, which `pathGroups` refer to
 */
export function extractPage(
  html: string,
  path: string,
  sitePath: string,
  settings: ExtractionSettings,
): ExtractedPage {
  const $ = load(html);
  const metadata = readPageMetadata($, settings.titleSuffix);
  if (metadata.excluded) {
    return {status: 'excluded'};
  }
  const lvl0 = sectionName($);
  markNotes($, settings.noteSelector);
  const group = longestMatch(settings.pathGroups, sitePath);
  const entries = collectEntries($, visibleContent($, settings.ignoredSelectors), {
    fallbackTitle: metadata.title,
    ignoredHeadings: new Set(settings.ignoredHeadings),
    ignoredSections: new Set(settings.ignoredSections),
    symbolKinds: new Map(group?.symbols ? Object.entries(settings.symbolKinds) : []),
    titleKind: group?.titleKind,
    errorAnchor: group?.errorAnchor,
  });
  if (entries.length === 0) {
    return {status: 'empty'};
  }
  return {
    page: {
      entries,
      language: metadata.language,
      lvl0,
      pageRank: group?.pageRank ?? 0,
      path,
      section: group?.section ?? null,
      tag: metadata.tag,
      version: metadata.version,
      ...(group && traitsOf(group)),
    },
    status: 'indexed',
  };
}

/** What a note says stands at its heading from here on, for notes themselves are no text. */
function markNotes($: CheerioAPI, selector: string): void {
  if (selector !== '') {
    $(selector).each((_, note) => {
      $(note)
        .closest(HEADING)
        .attr(NOTE_ATTRIBUTE, $(note).attr('title') ?? '');
    });
  }
}

function traitsOf({errorAnchor, pageKind, titleKind}: PathGroup): Partial<PageRecords> {
  const kind = pageKind ?? titleKind;
  return {
    ...(kind !== undefined && {pageKind: kind}),
    ...(errorAnchor !== undefined && {errorAnchor}),
  };
}

function longestMatch(
  groups: readonly PathGroup[],
  path: string,
): PathGroup | undefined {
  return groups
    .filter((group) => path.startsWith(group.path))
    .sort((left, right) => right.path.length - left.path.length)[0];
}

const DEFAULT_SECTION = 'Documentation';

/**
 * Returns the section of the site that the page stands in, DocSearch's `lvl0`: the innermost active
 * category of the sidebar, else the active item of the navigation bar, as the DocSearch crawler's
 * configuration for Docusaurus chooses it.
 */
function sectionName($: CheerioAPI): string {
  const active = $(
    '.menu__link.menu__link--sublist.menu__link--active, .navbar__item.navbar__link--active',
  );
  return active.last().text().trim() || DEFAULT_SECTION;
}
