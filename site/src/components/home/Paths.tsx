import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import {type LinkCard, LinkCards} from '@site/src/components/LinkCards';

import styles from './Paths.module.css';

const PATHS: readonly LinkCard[] = [
  {
    title: 'New to Lexical',
    text: 'Mount an editor without a framework, register rich text and history, save and load it.',
    to: '/docs/getting-started/quick-start',
  },
  {
    title: 'Building with React',
    text: 'Composer, plugins, a toolbar that follows the selection, saving without re-rendering.',
    to: '/docs/getting-started/react',
  },
  {
    title: 'Coming from another editor',
    text: 'What Draft.js, Slate, ProseMirror and Tiptap call things, and what they are called here.',
    to: '/docs/faq',
  },
  {
    title: 'Looking something up',
    text: 'Every exported name of every package, with its signature and its source.',
    to: '/docs/api/',
  },
];

/** Where to go next, by what the reader came for. */
export function Paths(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="where-to-start">
      <div className={styles.inner}>
        <Heading as="h2" id="where-to-start" className={styles.heading}>
          Where to start
        </Heading>
        <LinkCards cards={PATHS} />
      </div>
    </section>
  );
}
