import {type CheerioAPI, load} from 'cheerio';

import {collectEntries, HEADING, NOTE_ATTRIBUTE} from './collect-entries';
import {readPageMetadata} from './page-metadata';
import type {PageRecords} from './page-records';
import {visibleContent} from './visible-content';

/** A group of pages by the start of their path. */
export interface PathGroup {
  /** Path without base URL: `/docs/api/`. */
  path: string;
  /** Name of the filter for these pages. */
  section?: string;
  /** Larger comes first among equals; default 0. */
  pageRank?: number;
  /** The pages are a reference: each heading below one that defines a kind is a symbol. */
  symbols?: boolean;
  /** The kind of the symbol that the page itself describes: `class`. */
  titleKind?: string;
  /** The word that hits show for these pages: `guide`; default `titleKind`. */
  pageKind?: string;
  /** The part before the number in the anchors of pages that list errors: `code-`. */
  errorAnchor?: string;
}

/** What the records of a page depend on besides its HTML. */
export interface ExtractionSettings {
  /** The longest path that matches the start of a page's path decides. */
  pathGroups: readonly PathGroup[];
  /** Headings that repeat under every symbol and aren't results. */
  ignoredHeadings: readonly string[];
  /** Headings of sections that only contain links. */
  ignoredSections: readonly string[];
  /**
   * Headings of a reference that define the kind of the symbols below them: `{Functions:
   * 'function'}`.
   */
  symbolKinds: Readonly<Record<string, string>>;
  /** Selects elements in headings whose `title` is a note on the symbol: where it can be called. */
  noteSelector: string;
  /** CSS selectors of elements whose text isn't indexed. */
  ignoredSelectors: readonly string[];
  /** The suffix that the site adds to all titles: ` | Site`. */
  titleSuffix: string;
}

/** `excluded`: the page asks not to be indexed. `empty`: it has no searchable text. */
export type ExtractedPage =
  {status: 'excluded' | 'empty'} | {status: 'indexed'; page: PageRecords};

/**
 * Extracts the records of a rendered page like the DocSearch crawler for Docusaurus: headings
 * become levels 1 to 6, and paragraphs, list items and table rows the content below them.
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

/** Stores notes at their headings, because notes themselves aren't indexed as text. */
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
 * Returns the section of the site with the page, DocSearch's `lvl0`: the outermost active category
 * of the sidebar, otherwise the active item of the navbar. The DocSearch crawler's configuration for
 * Docusaurus takes the innermost category, which would spread the guides over many small sections.
 */
function sectionName($: CheerioAPI): string {
  const category = $('.menu__link.menu__link--sublist.menu__link--active').first();
  const item = $('.navbar__item.navbar__link--active').last();
  return category.text().trim() || item.text().trim() || DEFAULT_SECTION;
}
