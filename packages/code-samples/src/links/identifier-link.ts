import type {ResolvedIdentifier} from './resolve-identifiers';
import {describeSymbol, entryOfDeclaration, type SymbolIndex} from './symbol-index';

/** Returns the URL and the title of an identifier's link, if the reference knows it. */
export function linkOfIdentifier(
  {name, package: origin}: ResolvedIdentifier,
  symbols: SymbolIndex,
): {readonly url: string; readonly title: string} | undefined {
  const entry = entryOfDeclaration(symbols, origin, name);
  return entry && {url: entry.url, title: describeSymbol(entry)};
}
