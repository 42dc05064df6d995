import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {type ReactNode, useEffect} from 'react';

export {default as Dropdown} from '@theme-original/NavbarItem/DropdownNavbarItem/Mobile';

/** What the open menu covers. */
const COVERED = '#__docusaurus > :not(.navbar), .navbar > .navbar__inner';

/** The theme's menu, which Escape closes, and which the keyboard does not leave while it is open. */
export default function Menu(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => (shown ? holdFocus(toggle) : undefined), [shown, toggle]);
  return <MobileSidebar />;
}

/** @returns frees the page again, and leads back to the button that opened the menu */
function holdFocus(close: () => void): () => void {
  const covered = [...document.querySelectorAll<HTMLElement>(COVERED)];
  covered.forEach((element) => {
    element.inert = true;
  });
  const onKeyDown = ({key, target}: KeyboardEvent): void => {
    // A dialog that was opened over the menu closes first.
    const isInDialog =
      target instanceof Element && target.closest('[role=dialog], dialog');
    if (key === 'Escape' && !isInDialog) close();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    covered.forEach((element) => {
      element.inert = false;
    });
    document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  };
}
