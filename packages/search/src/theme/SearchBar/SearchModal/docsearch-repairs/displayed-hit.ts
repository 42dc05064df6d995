import type {DocSearchHit} from '@docsearch/react';
import {escapeHtml} from '@lexical-documentation/common';

type HeadingLevel = Exclude<DocSearchHit['type'], 'content' | 'lvl0'>;

/** Levels of headings, the page's title first. */
export const HEADING_LEVELS: readonly HeadingLevel[] = [
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
];

/**
 * Returns a hit as DocSearch can show and save it.
 *
 * Its address becomes a path of this site. Its plain texts are escaped: DocSearch inserts them
 * as HTML where a hit has no snippet, which is every recent and favorite search, and a page
 * about `<p>` has to show those three characters. A hit in running text stands for the heading that
 * it is under: DocSearch would save its page instead, and nothing where the page itself is no hit.
 *
 * @param toSitePath - turns a record's address into what a link of the site takes
 */
export function toDisplayedHit(
  hit: DocSearchHit,
  toSitePath: (url: string) => string,
): DocSearchHit {
  const {hierarchy} = hit;
  return {
    ...hit,
    type: headingLevelOf(hit) ?? hit.type,
    url: toSitePath(hit.url),
    content: escapeText(hit.content),
    hierarchy: {
      // A group's title is inserted as text.
      lvl0: hierarchy.lvl0,
      lvl1: escapeText(hierarchy.lvl1),
      lvl2: escapeText(hierarchy.lvl2),
      lvl3: escapeText(hierarchy.lvl3),
      lvl4: escapeText(hierarchy.lvl4),
      lvl5: escapeText(hierarchy.lvl5),
      lvl6: escapeText(hierarchy.lvl6),
    },
  };
}

/** Returns the level of the heading that a hit is, or stands under; undefined without any. */
function headingLevelOf({type, hierarchy}: DocSearchHit): HeadingLevel | undefined {
  return HEADING_LEVELS.findLast(
    (level) => level === type || (type === 'content' && hierarchy[level]),
  );
}

/**
 * Keeps a page's hit out of the saved copies of those that are nested under it: DocSearch saves a
 * hit with its parent, and the parent with its highlights.
 */
export function keptFromStorage<Hit extends object>(hit: Hit): Hit {
  return Object.defineProperty(hit, 'toJSON', {value: () => undefined});
}

function escapeText<Text extends string | null>(text: Text): Text {
  return (text && escapeHtml(text)) as Text;
}
