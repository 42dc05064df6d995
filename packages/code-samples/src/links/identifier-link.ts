import type {ResolvedIdentifier} from './resolve-identifiers';
import {describeSymbol, type SymbolIndex} from './symbol-index';

/** What links into the reference are made with. */
export interface LinkContext {
  readonly symbols: SymbolIndex;
  /** Packages that the symbols are from: a name of another package is another thing. */
  readonly packages: ReadonlySet<string>;
  /** The site's base URL: links inside HTML are not rewritten by Docusaurus. */
  readonly baseUrl: string;
}

/** Returns where an identifier leads and what its link says, if the reference knows it. */
export function linkOfIdentifier(
  {name, package: origin}: ResolvedIdentifier,
  {symbols, packages, baseUrl}: LinkContext,
): {readonly url: string; readonly title: string} | undefined {
  const entry = packages.has(origin) ? symbols.get(name) : undefined;
  return (
    entry && {
      url: baseUrl.replace(/\/$/, '') + entry.url,
      title: describeSymbol(entry),
    }
  );
}
