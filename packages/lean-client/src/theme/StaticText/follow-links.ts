/**
 * Makes links inside HTML behave like Docusaurus' own: they navigate without a reload, and their
 * page is fetched when they come into view, and loaded when a pointer or a finger comes near.
 *
 * @param navigate - told the path, query and hash to go to
 * @returns takes everything back
 */
export function followLinks(
  root: HTMLElement,
  navigate: (to: string) => void,
): () => void {
  const links = [...root.querySelectorAll('a')].filter(leadsToPage);
  if (links.length === 0) {
    return () => undefined;
  }
  const controller = new AbortController();
  const {signal} = controller;
  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (isIntersecting && target instanceof HTMLAnchorElement) {
        observer.unobserve(target);
        // Docusaurus itself does nothing on slow connections and for pages it already has.
        window.docusaurus.prefetch(target.pathname);
      }
    }
  });
  for (const link of links) {
    const load = () => window.docusaurus.preload(link.pathname);
    link.addEventListener('mouseenter', load, {signal, once: true});
    link.addEventListener('touchstart', load, {signal, once: true, passive: true});
    link.addEventListener(
      'click',
      (event) => {
        if (isPlainClick(event)) {
          event.preventDefault();
          navigate(link.pathname + link.search + link.hash);
        }
      },
      {signal},
    );
    observer.observe(link);
  }
  return () => {
    controller.abort();
    observer.disconnect();
  };
}

/** A link to an anchor of the same page is the browser's. */
function leadsToPage(link: HTMLAnchorElement): boolean {
  return link.getAttribute('href')?.startsWith('/') === true;
}

function isPlainClick(event: MouseEvent): boolean {
  const {altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey} = event;
  return (
    button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey && !defaultPrevented
  );
}
