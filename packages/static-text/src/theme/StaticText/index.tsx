import {type LaterTexts, textAt} from '@lexical-documentation/static-text/later-texts';
import {type ReactNode, type RefObject, useEffect, useRef} from 'react';

import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import type {StaticTag} from '../../static-html';
import {followLinks} from './follow-links';

export interface Props {
  readonly as: StaticTag | 'div';
  readonly className?: string;
  /** What the build rendered of the element's inside. */
  readonly html: string | LaterTexts;
  /** Selects what is watched in the place of single links, where there are thousands. */
  readonly linkParts?: string;
  /** Where the browser finds the HTML in a document that was rendered ahead. */
  readonly place: string;
}

/** A paragraph, list, table, figure or list of terms: one element for React, whatever is inside. */
export default function StaticText({
  as: Tag,
  className,
  html: texts,
  linkParts,
  place,
}: Props): ReactNode {
  const html = textAt(texts, place);
  const root = useRef<HTMLElement>(null);
  const history = useHistory();
  const brokenLinks = useBrokenLinks();
  // The build alone checks links; a browser would read a megabyte in vain.
  if (!ExecutionEnvironment.canUseDOM) declareLinks(html, brokenLinks);
  useEffect(
    () =>
      root.current
        ? followLinks(root.current, (to) => history.push(to), linkParts)
        : undefined,
    [history, linkParts],
  );
  return (
    <Tag
      // Each of the tags takes the same attributes, but has a type of its own.
      ref={root as RefObject<never>}
      className={className}
      data-place={place}
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}

function declareLinks(
  html: string,
  {collectAnchor, collectLink}: ReturnType<typeof useBrokenLinks>,
): void {
  for (const [, id = ''] of html.matchAll(/ id="([^"]*)"/g)) collectAnchor(id);
  const links = [...html.matchAll(/ href="([/#][^"]*)"/g)].map(([, href = '']) => href);
  for (const link of new Set(links)) collectLink(link);
}
