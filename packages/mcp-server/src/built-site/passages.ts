import {limitTokens, tokensOf} from '../tokens';
import {withoutJavaScriptTabs} from './language-tabs';
import type {Site} from './open-site';
import {
  addressOf,
  headingAt,
  pageAt,
  type PlacedSection,
  sectionAt,
  textOf,
} from './sections';

/** A part of a page that answers a query. */
export interface Passage {
  readonly page: string;
  readonly heading: string;
  readonly url: string;
  /** URL of the whole page as Markdown. */
  readonly markdown: string;
  readonly text: string;
  readonly tokens: number;
  /** Significant words of the query that are missing in the section and the headings above it. */
  readonly missing: readonly string[];
  /** Number of significant words in the query. */
  readonly sought: number;
  /** Set if the text was cut; `read_page` returns all of it. */
  readonly isCut: boolean;
}

/** A section and the words of a query that it lacks. */
type FoundSection = PlacedSection & Pick<Passage, 'missing' | 'sought'>;

/** Limits for the number of passages and their total length. */
export interface PassageLimits {
  readonly count: number;
  readonly tokens: number;
}

/** How many hits are considered per passage: several often point into the same section. */
const HITS_PER_PASSAGE = 8;

/** The share that is reserved for later passages, so that a long first one doesn't take everything. */
const SHARE_OF_LATER = 0.22;

/** Titles, headings and URLs around a text. */
const FRAME_TOKENS = 45;

/** Finds the sections that answer a query, best first, and cuts long ones between two blocks. */
export async function findPassages(
  site: Site,
  query: string,
  {count, tokens}: PassageLimits,
): Promise<Passage[]> {
  const sections = findSections(site, query, count);
  const passages: Passage[] = [];
  let left = tokens;
  for (const [rank, section] of sections.entries()) {
    const later = sections.length - rank - 1;
    const reserved = Math.min(later * SHARE_OF_LATER, 0.6) * left;
    const passage = await passageOf(site, section, left - reserved);
    passages.push(passage);
    left -= passage.tokens;
  }
  return passages;
}

/** The sections that hits point into, without duplicates. */
function findSections(site: Site, query: string, count: number): FoundSection[] {
  const found = new Map<string, FoundSection>();
  for (const {path, anchor, missing, sought} of site.hits.find(
    query,
    count * HITS_PER_PASSAGE,
  )) {
    const page = pageAt(site, path);
    const section = page && sectionAt(page, anchor);
    if (!section) continue;
    const key = `${section.page.path}#${String(section.index)}`;
    const known = found.get(key);
    // Each hit is a part of the section: together they contain more of the words.
    if (known) {
      const both = known.missing.filter((word) => missing.includes(word));
      found.set(key, {...known, missing: both});
    } else if (found.size < count) found.set(key, {...section, missing, sought});
  }
  return [...found.values()];
}

async function passageOf(
  site: Site,
  {page, index, missing, sought}: FoundSection,
  tokens: number,
): Promise<Passage> {
  const markdown = await site.read(page);
  const {start = 0, anchors = [], level = 1} = page.sections[index] ?? {};
  const limit = Math.max(FRAME_TOKENS, tokens - FRAME_TOKENS);
  const whole = withoutJavaScriptTabs(textOf(markdown, page, index));
  const {text, rest} = limitTokens(whole, limit);
  const anchor = level > 1 ? anchors[0] : undefined;
  return {
    page: page.title,
    heading: level > 0 ? headingAt(markdown, start) : page.title,
    url: addressOf(site, page, anchor),
    markdown: `${site.origin}${site.baseUrl}${page.file}`,
    text,
    tokens: tokensOf(text) + FRAME_TOKENS,
    missing,
    sought,
    isCut: rest !== undefined,
  };
}
