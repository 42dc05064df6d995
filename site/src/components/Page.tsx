import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import styles from './Page.module.css';

export interface PageProps {
  readonly title: string;
  /** For search engines, and the lead where none is given. */
  readonly description: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A page outside the docs: one column with a title and a lead. */
export function Page({title, description, lead, children}: PageProps): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main className={styles.page}>
        <Heading as="h1">{title}</Heading>
        <p className={styles.lead}>{lead ?? description}</p>
        {children}
      </main>
    </Layout>
  );
}
