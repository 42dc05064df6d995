import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import type {BrowseLink} from '../../client/search-settings';
import styles from './styles.module.css';

/** The pages that list everything: for readers without a query, and without JavaScript. */
export default function BrowseLinks({
  links,
}: {
  readonly links: readonly BrowseLink[];
}): ReactNode {
  if (links.length === 0) {
    return null;
  }
  return (
    <nav aria-label="Browse the site" className={styles.browse}>
      <p>Or start from one of these pages:</p>
      <ul>
        {links.map(({label, to}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
