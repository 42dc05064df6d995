/**
 * Redirects links to a member's bare name (`#registerupdatelistener`), as in older references, to
 * the member's own anchor (`#lexicaleditor-registerupdatelistener`), if only one symbol on the page
 * has such a member. Opens the list of an inherited member.
 */
export function findMember(root: HTMLElement, hash: string): HTMLElement | undefined {
  const name = idOf(hash);
  if (name === '' || document.getElementById(name)) {
    return undefined;
  }
  const found = root.querySelectorAll<HTMLElement>(`[id$="-${CSS.escape(name)}"]`);
  return found.length === 1 ? found[0] : findInherited(root, name);
}

/** Returns the id in the hash of a URL. */
export function idOf(hash: string): string {
  return decodeURIComponent(hash.replace(/^#/, ''));
}

/** A member that another class describes is only listed here, in a list that opens on demand. */
function findInherited(root: HTMLElement, name: string): HTMLElement | undefined {
  const links = root.querySelectorAll<HTMLElement>('.api-inherited p > a');
  const found = [...links].find(({textContent}) => textContent.toLowerCase() === name);
  const details = found?.closest('details');
  if (details) {
    details.open = true;
  }
  return found;
}
