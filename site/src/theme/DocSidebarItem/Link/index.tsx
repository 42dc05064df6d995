import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebarItem/Link';
import OriginalLink from '@theme-original/DocSidebarItem/Link';
import {memo, type ReactNode} from 'react';

const Link = memo<Props>(OriginalLink);

/**
 * The theme's link, which is not rendered for a move that does not concern it: each rendering makes
 * Docusaurus watch it anew.
 */
export default function SidebarLink({activePath, ...props}: Props): ReactNode {
  const isActive = isActiveSidebarItem(props.item, activePath);
  return <Link {...props} activePath={isActive ? activePath : ''} />;
}
