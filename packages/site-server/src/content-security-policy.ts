/** The directives that a site can extend. */
export type Directive =
  | 'connect-src'
  | 'font-src'
  | 'form-action'
  | 'frame-ancestors'
  | 'frame-src'
  | 'img-src'
  | 'media-src'
  | 'script-src'
  | 'style-src'
  | 'worker-src';

/** Sources to add, by directive: `{'connect-src': ['https://search.example.org']}`. */
export type ContentSecurityPolicy = Partial<Record<Directive, readonly string[]>>;

/**
 * The policy for a Docusaurus site. Inline styles are allowed, because React writes `style`
 * attributes for highlighted code; inline scripts are allowed individually, by hash.
 */
const DEFAULTS: Record<Directive, readonly string[]> = {
  'connect-src': ["'self'"],
  'font-src': ["'self'", 'data:'],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
  'frame-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'media-src': ["'self'", 'data:', 'blob:'],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'worker-src': ["'self'", 'blob:'],
};

/**
 * Formats the header's value (CSP level 3).
 *
 * @param extra - sources to add to the defaults
 * @param scriptHashes - sources of the page's own inline scripts, such as `'sha256-…'`
 */
export function formatContentSecurityPolicy(
  extra: ContentSecurityPolicy,
  scriptHashes: readonly string[],
): string {
  const names = Object.keys(DEFAULTS) as Directive[];
  const directives = names.map((name) =>
    formatDirective(name, extra, name === 'script-src' ? scriptHashes : []),
  );
  return [
    "default-src 'self'",
    ...directives,
    "base-uri 'self'",
    "object-src 'none'",
  ].join('; ');
}

/**
 * Formats the header's value for a document with its own policy in a `meta` element: that policy,
 * and which pages may frame the document, which a `meta` element can't declare.
 */
export function formatOwnPolicy(own: string, extra: ContentSecurityPolicy): string {
  return `${own}; ${formatDirective('frame-ancestors', extra, [])}`;
}

function formatDirective(
  name: Directive,
  extra: ContentSecurityPolicy,
  hashes: readonly string[],
): string {
  return [
    name,
    ...new Set([...DEFAULTS[name], ...(extra[name] ?? []), ...hashes]),
  ].join(' ');
}
