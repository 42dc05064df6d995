/** Parts of a page whose links are looked at together: a page has thousands of links. */
const PARTS = '.api-symbol, .api-member, .api-package, .api-lead';

/**
 * Makes the links inside static HTML behave like Docusaurus' own: they navigate without a
 * reload, and their page is fetched when they come into view, or a pointer or finger comes near.
 *
 * @param navigate - told the path, query and hash to go to
 * @returns removes the listeners
 */
export function followLinks(
  root: HTMLElement,
  navigate: (to: string) => void,
): () => void {
  const onClick = (event: MouseEvent) => {
    const target = internalTarget(event);
    if (target && isPlainClick(event)) {
      event.preventDefault();
      navigate(`${target.pathname}${target.search}${target.hash}`);
    }
  };
  const onApproach = (event: Event) => {
    const target = internalTarget(event);
    if (target && target.pathname !== window.location.pathname) {
      // Docusaurus itself does nothing on slow connections and for pages it already has.
      window.docusaurus.preload(target.pathname);
    }
  };
  const stopObserving = prefetchVisible(root);
  root.addEventListener('click', onClick);
  root.addEventListener('mouseover', onApproach);
  root.addEventListener('touchstart', onApproach, {passive: true});
  return () => {
    stopObserving();
    root.removeEventListener('click', onClick);
    root.removeEventListener('mouseover', onApproach);
    root.removeEventListener('touchstart', onApproach);
  };
}

/** @returns stops it */
function prefetchVisible(root: HTMLElement): () => void {
  const seen = new Set([window.location.pathname]);
  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (isIntersecting) {
        observer.unobserve(target);
        // Links in closed lists are not in view.
        const links = target.querySelectorAll<HTMLAnchorElement>(
          'a[href^="/"]:not(details:not([open]) > :not(summary) *)',
        );
        for (const {pathname} of links) {
          if (!seen.has(pathname)) {
            seen.add(pathname);
            void window.docusaurus.prefetch(pathname);
          }
        }
      }
    }
  });
  root.querySelectorAll(PARTS).forEach((part) => observer.observe(part));
  return () => observer.disconnect();
}

function internalTarget(event: Event): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) {
    return undefined;
  }
  const url = new URL(link.href);
  return url.origin === window.location.origin ? url : undefined;
}

function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier && !event.defaultPrevented;
}
