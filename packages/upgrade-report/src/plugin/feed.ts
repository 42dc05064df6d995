import {Feed} from 'feed';

import {type MinorRelease, pageOf, summaryOf} from '../minor-releases';

export const FEED_TITLE = 'What changed in Lexical';

/** Returns the Atom feed of the pages about releases, the newest first. */
export function releasesFeed(minors: readonly MinorRelease[], siteUrl: string): string {
  const folder = `${siteUrl}docs/upgrade`;
  const newest = minors.at(-1)?.releases.at(-1)?.date ?? '1970-01-01';
  const feed = new Feed({
    id: folder,
    link: folder,
    title: FEED_TITLE,
    description: 'What each release added, changed, removed and deprecated.',
    updated: new Date(newest),
    copyright: '',
  });
  for (const minor of [...minors].reverse()) {
    const link = `${folder}/${pageOf(minor.name)}`;
    feed.addItem({
      id: link,
      link,
      title: `What changed in Lexical ${minor.name}`,
      description: `In numbers: ${summaryOf(minor)}.`,
      date: new Date(minor.releases.at(-1)?.date ?? newest),
    });
  }
  return feed.atom1();
}
