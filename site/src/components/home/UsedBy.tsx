import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import styles from './UsedBy.module.css';

/** Open-source products whose manifest names `lexical`; each link leads to the manifest. */
const PRODUCTS = [
  {
    name: 'Ghost',
    use: 'writes posts',
    manifest: 'TryGhost/Koenig/blob/main/packages/koenig-lexical/package.json',
  },
  {
    name: 'Payload',
    use: 'edits rich-text fields',
    manifest: 'payloadcms/payload/blob/main/packages/richtext-lexical/package.json',
  },
  {
    name: 'Proton Docs',
    use: 'edits shared documents',
    manifest: 'ProtonMail/WebClients/blob/main/applications/docs-editor/package.json',
  },
  {
    name: 'Dify',
    use: 'edits prompts',
    manifest: 'langgenius/dify/blob/main/web/package.json',
  },
  {
    name: 'MDXEditor',
    use: 'edits Markdown',
    manifest: 'mdx-editor/editor/blob/main/package.json',
  },
];

/** Who uses Lexical: only what anybody can look up. */
export function UsedBy(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="used-by">
      <Heading as="h2" id="used-by" className={styles.heading}>
        Built by Meta, and used in
      </Heading>
      <ul className={styles.list}>
        {PRODUCTS.map(({name, use, manifest}) => (
          <li key={name}>
            <Link href={`https://github.com/${manifest}`} className={styles.product}>
              {name}
            </Link>
            <span className={styles.use}>{use}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
