/**
 * Calls back when an element of a page enters a part of the window, including elements that are
 * added later.
 *
 * @param rootMargin - of the window, as for an `IntersectionObserver`
 * @param onEnter - also receives the observer, to unobserve an element
 * @returns a function that stops it
 */
export function watchElements(
  root: HTMLElement,
  selector: string,
  rootMargin: string,
  onEnter: (element: Element, observer: IntersectionObserver) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target} of entries) {
        if (isIntersecting) onEnter(target, observer);
      }
    },
    {rootMargin},
  );
  const watch = (parent: Element): void => {
    for (const element of parent.querySelectorAll(selector)) observer.observe(element);
  };
  watch(root);
  const additions = new MutationObserver((records) => {
    for (const {addedNodes} of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(selector)) observer.observe(node);
        watch(node);
      }
    }
  });
  additions.observe(root, {childList: true, subtree: true});
  return () => {
    observer.disconnect();
    additions.disconnect();
  };
}
