import type {LaterTexts} from '@lexical-documentation/static-text/later-texts';
import {type ReactNode, useDeferredValue, useEffect, useState} from 'react';

import {useHistory} from '@docusaurus/router';

export interface Props {
  /** What the children show, unless none of them is static. */
  readonly texts?: LaterTexts;
  readonly children: ReactNode;
}

/**
 * What follows the first screens of a long page: where a link leads to the page's start, it is loaded and
 * rendered after them, in small tasks. Where a reader goes back to, or to a heading, it is there as soon
 * as its texts are, and so it is in the document.
 */
export default function LaterText({texts, children}: Props): ReactNode {
  const history = useHistory();
  const areThere = useTexts(texts);
  const [isWhole] = useState(
    areThere && (history.action !== 'PUSH' || hasHash(history)),
  );
  const isShown = useDeferredValue(areThere, isWhole);
  useEffect(() => {
    // The page lacked the heading when its address was opened.
    if (isShown && !isWhole && hasHash(history)) scrollTo(history.location.hash);
  }, [history, isShown, isWhole]);
  return isShown && children;
}

function hasHash({location}: ReturnType<typeof useHistory>): boolean {
  return location.hash !== '';
}

function scrollTo(hash: string): void {
  document.getElementById(idIn(hash))?.scrollIntoView();
}

/** A damaged hash, such as `#%E0%A4%A`, can't be decoded, and leads to no heading. */
function idIn(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Returns whether the texts are there, and loads them if they are not. */
function useTexts(texts: LaterTexts | undefined): boolean {
  const [areThere, setAreThere] = useState(texts?.areThere ?? true);
  useEffect(() => {
    if (areThere) return;
    texts?.load().then(
      () => {
        setAreThere(true);
      },
      // As Docusaurus does without a file of a page: the document has all of them.
      () => {
        window.location.reload();
      },
    );
  }, [areThere, texts]);
  return areThere;
}
