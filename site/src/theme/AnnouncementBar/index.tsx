import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import {type ReactNode, useEffect} from 'react';

/**
 * The theme hides a dismissed bar before hydration by an attribute that it never takes back. An
 * announcement with a new id would then stay hidden until the visit after the next.
 */
export default function RenewedAnnouncementBar(): ReactNode {
  const {isActive} = useAnnouncementBar();
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser && isActive) {
      document.documentElement.dataset['announcementBarInitiallyDismissed'] = 'false';
    }
  }, [isBrowser, isActive]);
  return <AnnouncementBar />;
}
