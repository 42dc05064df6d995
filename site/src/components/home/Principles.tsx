import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import type {LexicalFigures} from '@site/config/figures';
import {useSiteFields} from '@site/src/components/use-site-fields';

import styles from './Principles.module.css';

interface Principle {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly more: string;
}

/** What the framework is in four points, with figures measured when the site is built. */
export function Principles(): ReactNode {
  const {figures} = useSiteFields();
  return (
    <section className={styles.section} aria-labelledby="what-lexical-is">
      <Heading as="h2" id="what-lexical-is" className={styles.heading}>
        A small core, and everything else your choice
      </Heading>
      <ul className={styles.list}>
        {principles(figures).map((principle) => (
          <li key={principle.title} className={styles.item}>
            <Heading as="h3" className={styles.title}>
              {principle.title}
            </Heading>
            <p>{principle.text}</p>
            <Link to={principle.to}>{principle.more}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function principles(figures: LexicalFigures): readonly Principle[] {
  return [
    {
      title: `${figures.coreKilobytes} KB of core`,
      text: `The whole of the lexical package is ${figures.coreKilobytes} KB compressed and depends on no framework. Rich text, history, lists or tables are packages of their own: you ship what you register.`,
      to: '/docs/packages/lexical',
      more: 'What the core holds',
    },
    {
      title: 'An immutable editor state',
      text: 'Every update makes a new state beside the current one, then the difference goes to the DOM. Undo, serialization and collaboration read states, never the page.',
      to: '/docs/concepts/editor-state',
      more: 'How states work',
    },
    {
      title: `${figures.packageCount} packages, one version`,
      text: 'Markdown, HTML, links, code, tables, collaboration over Yjs, React bindings: each is a set of nodes, commands and extensions that you could have written yourself.',
      to: '/docs/api/modules',
      more: 'All modules',
    },
    {
      title: 'Typed to the last command',
      text: 'Nodes are classes, commands carry the type of their payload, node state is declared with its parser. Mistakes show in your editor before they show in your reader’s.',
      to: '/docs/concepts/nodes',
      more: 'Write a node',
    },
  ];
}
