import Link from '@docusaurus/Link';
import figures from '@generated/site-figures/default/figures.json';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import styles from './Figures.module.css';

interface Point {
  readonly figure: string;
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly more: string;
}

const {coreKilobytes, packages, samples, symbols} = figures;

const POINTS: readonly Point[] = [
  {
    figure: `${coreKilobytes} KB`,
    title: 'A small core',
    text: 'The compressed core needs no framework. Rich text, history, lists, and tables are separate packages, so you ship only the ones you use.',
    to: '/docs/packages/lexical',
    more: 'What the core contains',
  },
  {
    figure: String(packages),
    title: 'Packages, one version number',
    text: 'Add Markdown, HTML, links, code, tables, collaboration, or React. Each package is built on the same public API that you use.',
    to: '/docs/api/modules',
    more: 'All modules',
  },
  {
    figure: formatCount(samples.compiled),
    title: 'Tested samples',
    text: `Each sample on these pages compiles against the published packages. ${formatCount(samples.run)} of them also run, and their results are checked before a page is published.`,
    to: '/docs/maintainers-guide#write-samples-that-stay-true',
    more: 'How samples are checked',
  },
  {
    figure: formatCount(symbols.described),
    title: 'Documented symbols',
    text: `The packages export ${formatCount(symbols.total)} names. The reference is generated from their source code, and every name in a sample links to it.`,
    to: '/docs/api/',
    more: 'Open the reference',
  },
];

/** What the framework is in four points, each with a figure measured when the site is built. */
export function Figures(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="what-lexical-is">
      <Heading as="h2" id="what-lexical-is" className={styles.heading}>
        A small core, and you choose the rest
      </Heading>
      <ul className={styles.list}>
        {POINTS.map(({figure, title, text, to, more}) => (
          <li key={title} className={styles.point}>
            <p className={styles.figure}>{figure}</p>
            <Heading as="h3" className={styles.title}>
              {title}
            </Heading>
            <p>{text}</p>
            <Link to={to}>{more}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** By hand: the browser's own formatting takes a phone 50 ms, the first time. */
function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
