import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import {lazy, type ReactNode, Suspense} from 'react';

// Part of the menu's code: only the menu shows it.
const MenuDropdown = lazy(() =>
  import('../../../Navbar/MobileSidebar/Menu').then(({Dropdown}) => ({
    default: Dropdown,
  })),
);

/** The theme's dropdown of the mobile menu, whose code wide screens do not load. */
export default function LazyDropdown(props: Props): ReactNode {
  return (
    <Suspense fallback={null}>
      <MenuDropdown {...props} />
    </Suspense>
  );
}
