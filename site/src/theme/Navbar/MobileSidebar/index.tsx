import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {lazy, type ReactNode, Suspense} from 'react';

const Menu = lazy(() => import('./Menu').catch(withoutMenu));

/** The theme's mobile menu, whose code wide screens do not load. */
export default function LazyMobileSidebar(): ReactNode {
  const {shouldRender} = useNavbarMobileSidebar();
  return shouldRender ? (
    <Suspense fallback={null}>
      <Menu />
    </Suspense>
  ) : null;
}

/** A page without its menu can still be read; a crashed one cannot. */
function withoutMenu(error: unknown): {default: () => null} {
  console.warn(error);
  return {default: () => null};
}
