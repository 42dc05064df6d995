/**
 * Makes links inside HTML behave like Docusaurus' own: they navigate without a reload, and their
 * page is fetched when they come into view, and loaded when a pointer or a finger comes near.
 *
 * @param navigate - told the path, query and hash to go to
 * @param parts - selects what is watched in the place of single links, where there are thousands
 * @returns takes everything back
 */
export function followLinks(
  root: HTMLElement,
  navigate: (to: string) => void,
  parts = PAGE_LINK,
): () => void {
  if (root.querySelector(PAGE_LINK) === null) {
    return () => undefined;
  }
  const controller = new AbortController();
  const {signal} = controller;
  const load = ({target}: Event): void => {
    const link = linkAround(target);
    if (link && link.pathname !== window.location.pathname) {
      // Docusaurus itself does nothing on slow connections and for pages it already has.
      window.docusaurus.preload(link.pathname);
    }
  };
  root.addEventListener('mouseover', load, {signal});
  root.addEventListener('touchstart', load, {signal, passive: true});
  root.addEventListener(
    'click',
    (event) => {
      const link = linkAround(event.target);
      if (link && isPlainClick(event)) {
        event.preventDefault();
        navigate(link.pathname + link.search + link.hash);
      }
    },
    {signal},
  );
  const observer = prefetchVisible(root.querySelectorAll(parts));
  return () => {
    controller.abort();
    observer.disconnect();
  };
}

/** A link to an anchor of the same page is the browser's. */
const PAGE_LINK = 'a[href^="/"]:not([target], [download])';

function linkAround(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element
    ? target.closest<HTMLAnchorElement>(PAGE_LINK)
    : null;
}

function prefetchVisible(parts: Iterable<Element>): IntersectionObserver {
  const seen = new Set([window.location.pathname]);
  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      for (const {pathname} of linksIn(target)) {
        if (seen.has(pathname)) continue;
        seen.add(pathname);
        void window.docusaurus.prefetch(pathname);
      }
    }
  });
  for (const part of parts) observer.observe(part);
  return observer;
}

/** Links in closed lists are not in view. */
function linksIn(part: Element): Iterable<HTMLAnchorElement> {
  return part instanceof HTMLAnchorElement
    ? [part]
    : part.querySelectorAll<HTMLAnchorElement>(
        `${PAGE_LINK}:not(details:not([open]) > :not(summary) *)`,
      );
}

function isPlainClick(event: MouseEvent): boolean {
  const {altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey} = event;
  return (
    button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey && !defaultPrevented
  );
}
