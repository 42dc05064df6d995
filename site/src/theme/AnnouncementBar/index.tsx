import {createStorageSlot} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import {type ReactNode, useEffect} from 'react';

/**
 * The theme hides a dismissed bar before hydration by an attribute that it never takes back. An
 * announcement with a new id would then stay hidden until the visit after the next. And a bar that
 * is closed in one tab would stay in the others.
 */
export default function RenewedAnnouncementBar(): ReactNode {
  const {isActive, close} = useAnnouncementBar();
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser && isActive) {
      document.documentElement.dataset['announcementBarInitiallyDismissed'] = 'false';
    }
  }, [isBrowser, isActive]);
  useEffect(
    () =>
      createStorageSlot('docusaurus.announcement.dismiss').listen(({newValue}) => {
        if (newValue === 'true') close();
      }),
    [close],
  );
  return <AnnouncementBar />;
}
