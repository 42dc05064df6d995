import type {DocSearchHit} from '@docsearch/react';
import {escapeHtml} from '@lexical-documentation/common';

type HeadingLevel = Exclude<DocSearchHit['type'], 'content' | 'lvl0'>;

/** Levels of headings, starting with the page's title. */
export const HEADING_LEVELS: readonly HeadingLevel[] = [
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
];

/**
 * Returns a hit in a form that DocSearch can show and save.
 *
 * Its URL becomes a path of this site. Its plain texts are escaped: DocSearch inserts them as HTML
 * if a hit has no snippet, like every recent and favorite search, and a page about `<p>` has to
 * show those three characters. A hit in running text is replaced with the heading above it:
 * DocSearch would save its page instead, and nothing if the page itself isn't a hit.
 *
 * @param toSitePath - converts a record's URL to a link of the site
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
      // DocSearch inserts a group's title as text.
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

/** Returns the level of the hit's heading, or of the heading above it; undefined without any. */
function headingLevelOf({type, hierarchy}: DocSearchHit): HeadingLevel | undefined {
  return HEADING_LEVELS.findLast(
    (level) => level === type || (type === 'content' && hierarchy[level]),
  );
}

/**
 * Removes a page's hit from the saved copies of the hits below it: DocSearch saves a hit with its
 * parent, and the parent with its highlights.
 */
export function keptFromStorage<Hit extends object>(hit: Hit): Hit {
  return Object.defineProperty(hit, 'toJSON', {value: () => undefined});
}

function escapeText<Text extends string | null>(text: Text): Text {
  return (text && escapeHtml(text)) as Text;
}
