import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/AnnouncementBar/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

const LINK = /<a href="([^"]*)">(.*?)<\/a>/;

/**
 * The announcement's text. The theme inserts it as HTML, whose links reload the document and know
 * nothing of the base URL; here they are the site's own.
 */
export default function AnnouncementBarContent(props: Props): ReactNode {
  const {content = ''} = useThemeConfig().announcementBar ?? {};
  // Text, address, label, text, address, label, …, text.
  const parts = content.split(LINK);
  return (
    <div {...props} className={clsx(styles['content'], props.className)}>
      {parts.map((part, index) =>
        index % 3 === 0 ? (
          part
        ) : index % 3 === 1 ? (
          <Link key={part} to={part}>
            {parts[index + 1]}
          </Link>
        ) : null,
      )}
    </div>
  );
}
