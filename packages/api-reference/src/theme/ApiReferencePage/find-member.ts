/**
 * Leads links to a member's bare name (`#registerupdatelistener`), as older references have
 * them, to the member's own anchor (`#lexicaleditor-registerupdatelistener`), where only one
 * symbol of the page has such a member.
 */
export function findMember(root: HTMLElement, hash: string): HTMLElement | undefined {
  const name = decodeURIComponent(hash.replace(/^#/, ''));
  if (name === '' || document.getElementById(name)) {
    return undefined;
  }
  const found = root.querySelectorAll<HTMLElement>(`[id$="-${CSS.escape(name)}"]`);
  return found.length === 1 ? found[0] : undefined;
}
