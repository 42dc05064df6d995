import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {lazy, type ReactNode, Suspense} from 'react';

const Menu = lazy(() => import('./Menu'));

/** The theme's mobile menu, whose code wide screens do not load. */
export default function LazyMobileSidebar(): ReactNode {
  const {shouldRender} = useNavbarMobileSidebar();
  return shouldRender ? (
    <Suspense fallback={null}>
      <Menu />
    </Suspense>
  ) : null;
}
