import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import styles from './LinkCards.module.css';

export interface LinkCard {
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

/** A grid of links, each with a title and a sentence that says what is behind it. */
export function LinkCards({cards}: {cards: readonly LinkCard[]}): ReactNode {
  return (
    <ul className={styles.cards}>
      {cards.map(({title, text, to}) => (
        <li key={to}>
          <Link to={to} className={styles.card}>
            <span className={styles.title}>{title}</span>
            <span className={styles.text}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
