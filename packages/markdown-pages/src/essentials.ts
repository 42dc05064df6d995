import {FourPartError} from '@lexical-documentation/common';

import type {MarkdownSection} from './markdown-sections';
import type {WrittenPage} from './written-page';

/** Headings by the path of their page; the beginning of each page is always included. */
export type Essentials = Readonly<Record<string, readonly string[]>>;

/** A part of a page for the smallest digest. */
export interface PagePart {
  readonly page: WrittenPage;
  readonly text: string;
}

/**
 * Returns the beginnings of pages and their named sections, in that order. Skips pages that a draft
 * leaves out.
 *
 * @throws FourPartError for a heading that the page doesn't have
 */
export function essentialParts(
  pages: readonly WrittenPage[],
  essentials: Essentials,
): PagePart[] {
  return Object.entries(essentials).flatMap(([path, headings]) => {
    const page = pages.find((one) => one.path === path);
    if (!page) return [];
    const [first] = page.sections.filter(({level}) => level === 1);
    const named = headings.map((heading) => sectionNamed(page, heading));
    const sections = [...(first ? [first] : []), ...named];
    const text = sections.map((section) => textOf(page, section)).join('\n\n');
    return [{page, text}];
  });
}

function sectionNamed(page: WrittenPage, heading: string): MarkdownSection {
  const found = page.sections.find(
    (section) => section.level > 1 && headingOf(page, section) === heading,
  );
  if (found) return found;
  throw new FourPartError({
    what: `The page has no section "${heading}".`,
    where: page.path,
    expected: `one of ${page.sections.map((one) => headingOf(page, one)).join('; ')}`,
    fix: 'Name the heading in the option "essentials" as the page has it.',
  });
}

function headingOf({text}: WrittenPage, {start}: MarkdownSection): string {
  const [line = ''] = text.slice(start).split('\n', 1);
  return line.replace(/^#+ /, '');
}

function textOf({text, sections}: WrittenPage, section: MarkdownSection): string {
  const next = sections[sections.indexOf(section) + 1];
  return text.slice(section.start, next?.start).trim();
}
