/** What the reference knows about an exported symbol, by its name, `Class.member` or `module#name`. */
export interface SymbolEntry {
  /** The path on the site, with anchor and the site's base URL. */
  readonly url: string;
  readonly kind: string;
  readonly module: string;
  readonly summary: string;
  readonly signature: string;
}

export type SymbolIndex = ReadonlyMap<string, SymbolEntry>;

const LONGEST_DESCRIPTION = 280;
const PACKAGE = /^(?:@[^/]+\/)?[^/]+/;
const MENTION = /^<?([$A-Za-z_][\w$]*(?:\.[$A-Za-z_][\w$]*)?)(?:\(\)|\s*\/?>)?$/;

/** Returns the entry for a piece of inline code: `name`, `name()`, `<Name>` or `<Name />`. */
export function entryOfMention(
  index: SymbolIndex,
  mention: string,
): {readonly name: string; readonly entry: SymbolEntry} | undefined {
  const name = MENTION.exec(mention.trim())?.[1];
  const entry = name === undefined ? undefined : index.get(name);
  return name !== undefined && entry ? {name, entry} : undefined;
}

/**
 * Returns the entry of a name that a package declares. The same name in another package is
 * something else.
 */
export function entryOfDeclaration(
  index: SymbolIndex,
  packageName: string,
  name: string,
): SymbolEntry | undefined {
  const entry = index.get(`${packageName}#${name}`) ?? index.get(name);
  return entry && PACKAGE.exec(entry.module)?.[0] === packageName ? entry : undefined;
}

/** Returns the signature on one line, short enough for a tooltip. */
export function describeSymbol({signature, summary}: SymbolEntry): string {
  const text = (signature || summary).replace(/\s+/g, ' ').trim();
  return text.length > LONGEST_DESCRIPTION
    ? `${text.slice(0, LONGEST_DESCRIPTION - 1).trimEnd()}…`
    : text;
}
