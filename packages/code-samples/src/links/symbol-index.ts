/** What the reference knows of an exported symbol, by its name or `Class.member`. */
export interface SymbolEntry {
  /** The path on the site, with anchor, without the site's base URL. */
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

/** Returns the entry that a piece of inline code names: `name`, `name()`, `<Name>` or `<Name />`. */
export function entryOfMention(
  index: SymbolIndex,
  mention: string,
): {readonly name: string; readonly entry: SymbolEntry} | undefined {
  const name = MENTION.exec(mention.trim())?.[1];
  const entry = name === undefined ? undefined : index.get(name);
  return name !== undefined && entry ? {name, entry} : undefined;
}

/** Returns the packages that the index covers, by the modules of its entries. */
export function packagesOf(index: SymbolIndex): ReadonlySet<string> {
  return new Set(
    [...index.values()].map(({module}) => PACKAGE.exec(module)?.[0] ?? module),
  );
}

/** Returns the signature on one line, short enough for a tooltip. */
export function describeSymbol({signature, summary}: SymbolEntry): string {
  const text = (signature || summary).replace(/\s+/g, ' ').trim();
  return text.length > LONGEST_DESCRIPTION
    ? `${text.slice(0, LONGEST_DESCRIPTION - 1).trimEnd()}…`
    : text;
}
