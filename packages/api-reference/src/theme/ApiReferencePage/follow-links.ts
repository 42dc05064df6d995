/**
 * Makes the links inside static HTML behave like Docusaurus' own: they navigate without a
 * reload, and their page is fetched when the pointer or a finger comes near.
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
  root.addEventListener('click', onClick);
  root.addEventListener('mouseover', onApproach);
  root.addEventListener('touchstart', onApproach, {passive: true});
  return () => {
    root.removeEventListener('click', onClick);
    root.removeEventListener('mouseover', onApproach);
    root.removeEventListener('touchstart', onApproach);
  };
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
