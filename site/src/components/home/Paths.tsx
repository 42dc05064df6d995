import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import styles from './Paths.module.css';

interface Path {
  readonly title: string;
  readonly text: string;
  /** Where it leads, in the order of reading. */
  readonly stops: readonly (readonly [to: string, label: string])[];
}

const PATHS: readonly Path[] = [
  {
    title: 'New to Lexical',
    text: 'Start with an empty page and finish with an editor that you can ship.',
    stops: [
      ['/docs/intro', 'What Lexical is'],
      ['/docs/learn', 'Learn by building, step by step'],
      [
        '/docs/getting-started/quick-start',
        'Build your first editor without a framework',
      ],
      ['/docs/getting-started/react', 'Build it with React'],
      ['/docs/getting-started/theming', 'Style it'],
    ],
  },
  {
    title: 'Coming from another editor',
    text: 'Bring your documents, and find the Lexical terms for what you already know.',
    stops: [
      ['/docs/getting-started/when-to-use-lexical', 'When to use Lexical'],
      ['/docs/migrate', 'Convert stored documents'],
      ['/docs/faq#i-come-from-another-editor-what-is-what', 'Compare the terms'],
      ['/docs/getting-started/creating-plugin', 'Port a plugin'],
    ],
  },
  {
    title: 'Working on Lexical',
    text: 'Find out how Lexical is designed, how to test it, and how to maintain this site.',
    stops: [
      ['/docs/design', 'The design'],
      ['/docs/testing', 'Test with and without a browser'],
      ['/docs/maintainers-guide', 'Maintain this site'],
      ['/community/', 'Meet the community'],
    ],
  },
];

/** Where to go next, by what the reader came for. */
export function Paths(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="where-to-start">
      <Heading as="h2" id="where-to-start" className={styles.heading}>
        Where to start
      </Heading>
      <div className={styles.paths}>
        {PATHS.map(({title, text, stops}) => (
          <div key={title}>
            <Heading as="h3" className={styles.title}>
              {title}
            </Heading>
            <p className={styles.text}>{text}</p>
            <ol className={styles.stops}>
              {stops.map(([to, label]) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}
