import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import {LiveEditor} from '@lexical-documentation/live-editor';

import styles from './Hero.module.css';

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
          <Link
            className="button button--secondary button--lg"
            to="/docs/getting-started/react"
          >
            Use it with React
          </Link>
        </div>
      </div>
      <div className={styles.editor}>
        <LiveEditor label="Try Lexical" views={['tree', 'selection']} height="14rem">
          <h2>Type here</h2>
          <p>
            This is an editor. Below it is what Lexical makes of your words: a{' '}
            <strong>tree</strong> of nodes, and a <em>selection</em>.
          </p>
          <ul>
            <li>Make a word bold</li>
            <li>Press Enter, then undo it</li>
          </ul>
        </LiveEditor>
      </div>
    </header>
  );
}
