import {
  type HeadingMessages,
  readHeadingMessages,
  sharedWords,
} from '@lexical-documentation/error-codes/headings';

import type {Site} from './open-site';
import {headingAt, type PlacedSection} from './sections';

/** A section whose heading quotes a message or names an error by its number. */
interface ErrorSection extends PlacedSection {
  readonly messages: HeadingMessages;
}

const MOST_FOUND = 4;

const known = new WeakMap<Site, Promise<readonly ErrorSection[]>>();

/**
 * Finds sections outside the page of errors whose headings quote a message, longest quote first.
 *
 * @param texts - the reported text, or the message of the error
 */
export async function findErrorHeadings(
  site: Site,
  texts: readonly string[],
  code?: number,
): Promise<readonly PlacedSection[]> {
  const sections = await errorSections(site);
  return sections
    .map((section) => ({section, rank: rankOf(section, texts, code)}))
    .filter(({rank}) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .slice(0, MOST_FOUND)
    .map(({section}) => section);
}

function rankOf({messages}: ErrorSection, texts: readonly string[], code?: number) {
  if (code !== undefined && messages.numbers.includes(code)) return Infinity;
  return Math.max(...texts.map((text) => sharedWords(messages, text)));
}

/** The headings of all guides, read once: there are some hundred pages. */
function errorSections(site: Site): Promise<readonly ErrorSection[]> {
  const sections = known.get(site) ?? readErrorSections(site);
  known.set(site, sections);
  return sections;
}

async function readErrorSections(site: Site): Promise<ErrorSection[]> {
  const guides = [...site.pages.values()].filter(({path}) =>
    /^\/docs\/(?!api\/|error$)/.test(path),
  );
  const found = await Promise.all(
    guides.map(async (page) => {
      const markdown = await site.read(page);
      return page.sections.flatMap(({start, level}, index) => {
        if (level < 2) return [];
        const messages = readHeadingMessages(headingAt(markdown, start));
        const isError = messages.messages.length + messages.numbers.length > 0;
        return isError ? [{page, index, messages}] : [];
      });
    }),
  );
  return found.flat();
}
