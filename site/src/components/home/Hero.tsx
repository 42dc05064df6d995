import Link from '@docusaurus/Link';
import editor from '@live-examples/rich-text-toolbar.surface';
import Heading from '@theme/Heading';
import LiveExample from '@theme/LiveExample';
import type {ReactNode} from 'react';

import styles from './Hero.module.css';

const VIEWS = ['views'] as const;

/** First screen: the tagline as a text under edit, two ways on, and an editor to type in. */
export function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <Heading as="h1" className={styles.title}>
          An extensible text editor framework that does things{' '}
          <span className={styles.selected}>differently</span>
        </Heading>
        <p className={styles.lead}>
          Lexical gives you the core of a rich-text editor: a typed document, safe
          updates, selection, history and input that work in every browser. You decide
          what it looks like and what it can do.
        </p>
        <div className={styles.actions}>
          <Link
            className="button button--primary button--lg"
            to="/docs/getting-started/quick-start"
          >
            Quick start
          </Link>
          <Link className="button button--secondary button--lg" to="/gallery">
            See the examples
          </Link>
        </div>
      </div>
      <div className={styles.editor}>
        <LiveExample example={editor} beside={VIEWS} height={320} start="touched" />
      </div>
    </header>
  );
}
