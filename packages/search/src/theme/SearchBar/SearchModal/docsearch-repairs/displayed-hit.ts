import type {DocSearchHit} from '@docsearch/react';
import {escapeHtml} from '@lexical-documentation/common';

/**
 * Returns the hits of one page as DocSearch can show them, and save them.
 *
 * Of a hit in running text DocSearch saves the page, and nothing where the page itself is no hit.
 * There, the first of them stands for the page: its title, with the text below.
 *
 * @param toSitePath - turns a record's address into what a link of the site takes
 */
export function toDisplayedHits(
  hits: readonly DocSearchHit[],
  toSitePath: (url: string) => string,
): DocSearchHit[] {
  const displayed = hits.map((hit) => toDisplayedHit(hit, toSitePath));
  const text = displayed.find(({type}) => type === 'content');
  if (text && !displayed.some(({type}) => type === 'lvl1')) {
    text.type = 'lvl1';
  }
  return displayed;
}

/**
 * Returns a hit as DocSearch can show it.
 *
 * Its address becomes a path of this site. Its plain texts are escaped: DocSearch inserts them
 * as HTML where a hit has no snippet, which is every recent and favorite search, and a page
 * about `<p>` has to show those three characters.
 */
function toDisplayedHit(
  hit: DocSearchHit,
  toSitePath: (url: string) => string,
): DocSearchHit {
  const {hierarchy} = hit;
  return {
    ...hit,
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

function escapeText<Text extends string | null>(text: Text): Text {
  return (text && escapeHtml(text)) as Text;
}
