/** Returns the code block's link in which an event happened, if it's a link to a page of the site. */
export function codeLinkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link =
    target instanceof Element ? target.closest('.code-tokens a[href]') : null;
  return link instanceof HTMLAnchorElement && link.origin === location.origin
    ? link
    : undefined;
}
