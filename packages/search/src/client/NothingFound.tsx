import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {isNewWindowClick} from './is-new-window-click';
import type {BrowseLink} from './search-settings';

/** More pages would take too long to read. */
const MOST_PAGES = 3;

interface Props {
  /** What the reader may have meant. */
  readonly words: readonly string[];
  readonly links: readonly BrowseLink[];
  readonly onWord: (word: string) => void;
  /** Called when a link is followed in this window. */
  readonly onLeave?: () => void;
}

/** What to do if nothing was found: search for a similar word, or start from a page. */
export default function NothingFound({
  words,
  links,
  onWord,
  onLeave,
}: Props): ReactNode {
  return (
    <>
      {words.length > 0 && (
        <div role="group" aria-label="Did you mean">
          <p aria-hidden="true">Did you mean</p>
          <ul>
            {words.map((word) => (
              <li key={word}>
                <button type="button" onClick={() => onWord(word)}>
                  {word}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {links.length > 0 && (
        <nav aria-label="Start from">
          <p aria-hidden="true">Start from</p>
          <ul>
            {links.slice(0, MOST_PAGES).map(({label, to}) => (
              <li key={to}>
                <Link
                  to={to}
                  onClick={(event) => isNewWindowClick(event) || onLeave?.()}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
