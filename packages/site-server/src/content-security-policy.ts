/** The directives that a site may widen. */
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
 * What a Docusaurus site needs. Inline styles stay allowed: React writes `style` attributes for
 * highlighted code; inline scripts are allowed one by one, by hash.
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
  const directives = Object.entries(DEFAULTS).map(([name, sources]) => {
    const added = extra[name as Directive] ?? [];
    const hashes = name === 'script-src' ? scriptHashes : [];
    return [name, ...new Set([...sources, ...added, ...hashes])].join(' ');
  });
  return [
    "default-src 'self'",
    ...directives,
    "base-uri 'self'",
    "object-src 'none'",
  ].join('; ');
}
