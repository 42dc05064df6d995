import Link from '@docusaurus/Link';
import figures from '@generated/site-figures/default/figures.json';
import editor from '@live-examples/rich-text-toolbar.surface';
import Heading from '@theme/Heading';
import LiveExample from '@theme/LiveExample';
import type {ReactNode} from 'react';

import styles from './Hero.module.css';
import {InstallLine} from './InstallLine';

const VIEWS = ['views'] as const;
const {coreKilobytes, packages, version} = figures;
const INSTALLED = ['lexical', '@lexical/extension', '@lexical/rich-text'];

/** First screen: the tagline as a text under edit, what is different, and an editor to type in. */
export function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <Heading as="h1" className={styles.title}>
          An extensible text editor framework that does things{' '}
          <span className={styles.selected}>differently</span>
        </Heading>
        <p className={styles.lead}>
          A {coreKilobytes} KB core with no toolbar and no framework built in.
          Everything else, from bold text to tables and live collaboration, comes in{' '}
          {packages - 1} packages that you can add, replace, or leave out.
        </p>
        <InstallLine
          packages={INSTALLED.map((name) => `${name}@${version}`).join(' ')}
        />
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
        <LiveExample
          example={editor}
          beside={VIEWS}
          height={272}
          start="touched"
          isBare
        />
      </div>
    </header>
  );
}
