const LINK_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Returns whether a text is an absolute URL that a link may have. */
export function isLinkAddress(text: string): boolean {
  return URL.canParse(text) && LINK_PROTOCOLS.has(new URL(text).protocol);
}

/** Completes what people type: `lexical.dev` becomes `https://lexical.dev`. */
export function completeLinkAddress(text: string): string {
  const address = text.trim();
  if (isLinkAddress(address)) return address;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  return /^[\w-]+(\.[\w-]+)+/.test(address) ? `https://${address}` : address;
}
