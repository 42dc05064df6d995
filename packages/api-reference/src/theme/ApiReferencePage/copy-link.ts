const SHOWN_FOR = 1500;

/**
 * Copies the URL of a heading when its link is clicked, and confirms it beside the link.
 *
 * @returns a function that removes the listener
 */
export function copyLinks(root: HTMLElement): () => void {
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLAnchorElement>('a.hash-link');
    if (link && event.button === 0) {
      copy(link).catch(() => undefined);
    }
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}

/** Browsers have no clipboard on insecure origins; the address bar then shows the link. */
async function copy(link: HTMLAnchorElement): Promise<void> {
  await navigator.clipboard.writeText(link.href);
  const note = document.createElement('span');
  note.className = 'api-copied';
  note.setAttribute('role', 'status');
  note.textContent = 'Link copied';
  link.after(note);
  setTimeout(() => note.remove(), SHOWN_FOR);
}
