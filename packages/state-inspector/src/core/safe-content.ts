/** Properties that change how a text looks, and nothing else. */
const SAFE_PROPERTIES: ReadonlySet<string> = new Set([
  'color',
  'background-color',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'font-variant',
  'letter-spacing',
  'line-height',
  'text-align',
  'text-decoration',
  'text-decoration-color',
  'text-decoration-line',
  'text-decoration-style',
  'text-shadow',
  'text-transform',
  'vertical-align',
  'white-space',
  'word-spacing',
]);

/** Functions that load something, or escape a comparison by their spelling. */
const UNSAFE_VALUE = /url\s*\(|image(?:-set)?\s*\(|src\s*\(|expression|[\\<>{}@]|\/\*/i;

/** A style without what can move, cover or load, and what was dropped. */
export interface SafeStyle {
  readonly style: string;
  readonly dropped: readonly string[];
}

/** Splits a style into declarations and keeps those that only change how a text looks. */
export function keepSafeStyle(style: string): SafeStyle {
  const declarations = style
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const isSafe = (declaration: string): boolean => {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    return SAFE_PROPERTIES.has(name) && !UNSAFE_VALUE.test(declaration.slice(colon));
  };
  return {
    style: declarations.filter(isSafe).join('; '),
    dropped: declarations.filter((declaration) => !isSafe(declaration)),
  };
}

const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'sms:', 'tel:']);

/** Tells whether a link may be followed: browsers ignore control characters in a scheme. */
export function isSafeAddress(url: string): boolean {
  // eslint-disable-next-line no-control-regex
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(url.replace(/[\u0000-\u0020\u007f]/g, ''));
  return !scheme || SAFE_PROTOCOLS.has(scheme[0].toLowerCase());
}
