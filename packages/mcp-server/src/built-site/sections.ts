import type {SectionedPage} from '@lexical-documentation/markdown-pages/sections';

import type {Site} from './open-site';

/** A section of a page. */
export interface PlacedSection {
  readonly page: SectionedPage;
  /** Its index among the page's sections. */
  readonly index: number;
}

/**
 * Returns the page for a path with base URL, in any form, or for an absolute URL. URLs of other
 * sites have none.
 */
export function pageAt(
  {origin, baseUrl, pages}: Site,
  address: string,
): SectionedPage | undefined {
  const own = address.startsWith(origin) ? address.slice(origin.length) : address;
  if (/^(?:[a-z][\w+.-]*:)?\/\//i.test(own)) return undefined;
  const path = own
    .replace(/[?#].*$/s, '')
    .replace(/\.(?:md|html)$/, '')
    .replace(/\/(?:index)?$/, '');
  const below = `/${path}`.replace(/^\/+/, '/');
  const bare = below.startsWith(baseUrl) ? below.slice(baseUrl.length - 1) : below;
  return pages.get(bare === '/index' || bare === '' ? '/' : bare);
}

/** The section that an anchor points into; without an anchor, the top of the page. */
export function sectionAt(
  page: SectionedPage,
  anchor: string | null,
): PlacedSection | undefined {
  const index =
    anchor === null
      ? 0
      : page.sections.findIndex(({anchors}) => anchors.includes(anchor));
  return index < 0 ? undefined : {page, index};
}

/** The text from one section up to another; never includes front matter. */
export function textOf(
  markdown: string,
  {sections}: SectionedPage,
  from: number,
  until = from + 1,
): string {
  const end = sections[until]?.start ?? markdown.length;
  return markdown.slice(sections[from]?.start ?? 0, end).trim();
}

/** Index of the first section that isn't below this one. */
export function endOfSection({sections}: SectionedPage, index: number): number {
  const level = sections[index]?.level ?? 0;
  const next = sections.findIndex(
    (section, at) => at > index && section.level <= level,
  );
  return next < 0 ? sections.length : next;
}

/** Headings of a page with their first anchors. */
export function outlineOf(
  markdown: string,
  page: SectionedPage,
): {readonly heading: string; readonly anchor?: string}[] {
  return page.sections
    .filter(({level}) => level > 1)
    .map(({start, anchors: [anchor]}) => ({
      heading: headingAt(markdown, start),
      ...(anchor !== undefined && {anchor}),
    }));
}

/** The text of the heading at an offset, without markup. */
export function headingAt(markdown: string, start: number): string {
  const end = markdown.indexOf('\n', start);
  return markdown.slice(start, end < 0 ? undefined : end).replace(/^#+ /, '');
}

/** The published URL of a section. */
export function addressOf(
  {origin, baseUrl}: Site,
  page: SectionedPage,
  anchor?: string | null,
): string {
  const path = page.path === '/' ? '' : page.path.replace(/^\//, '');
  return `${origin}${baseUrl}${path}${anchor ? `#${anchor}` : ''}`;
}
