import type {NameFacts, SymbolFacts} from '@lexical-documentation/api-reference';

import type {Site} from './open-site';

/** A symbol that matches a name, or one of its members. */
export interface FoundName {
  readonly symbol: SymbolFacts;
  readonly member?: NameFacts;
}

const NEAR_NAMES = 8;
const NEAR_HITS = 40;

/**
 * Finds the symbols for a name: `$getRoot`, `getRoot()`, `LexicalEditor.update`,
 * `TextNode#setFormat`, in any case. An inherited member is found in the class that declares it.
 *
 * @param module - only search the exports of this import path
 * @returns the declaring module first; empty if nothing has the name
 */
export function findNames(
  {symbols}: Pick<Site, 'symbols'>,
  name: string,
  module?: string,
): readonly FoundName[] {
  const [first = '', ...rest] = pathOf(name);
  const candidates = module
    ? symbols.filter((symbol) => symbol.module === module)
    : symbols;
  const owners = exactFirst(candidates, first);
  const found =
    rest.length === 0
      ? owners.map((symbol) => ({symbol}))
      : owners.flatMap((symbol) => memberOf(symbols, symbol, rest.join('.')));
  return found.sort((one, other) => rankOf(one.symbol) - rankOf(other.symbol));
}

/** Names that a misspelled or half-remembered name might mean, found with the site's search. */
export function nearNames({hits, symbols}: Site, name: string): readonly string[] {
  const known = new Set(symbols.map((symbol) => symbol.name));
  const found = hits
    .find(pathOf(name).join(' '), NEAR_HITS)
    .filter(({kind}) => kind !== null)
    .map(({kind, trail}) => {
      const own = trail.at(-1) ?? '';
      const owner = trail.at(-2) ?? '';
      return kind === 'member' && known.has(owner) ? `${owner}.${own}` : own;
    });
  return [...new Set(found)].slice(0, NEAR_NAMES);
}

/**
 * In a sentence from the packages' own sources, corrects names that no module exports but that
 * differ from an exported one only by an "s": `$setBlockTypes` for `$setBlocksType`.
 */
export function withKnownNames(
  symbols: readonly SymbolFacts[],
  sentence: string,
): string {
  const known = new Set(symbols.map((symbol) => symbol.name));
  const loose = (name: string) => name.toLowerCase().replaceAll('s', '');
  return sentence.replace(/\$[a-z]\w+/g, (name) => {
    if (known.has(name)) return name;
    return [...known].find((other) => loose(other) === loose(name)) ?? name;
  });
}

function pathOf(name: string): string[] {
  return name
    .replace(/^\s*(?:new|import|typeof)\s+/, '')
    .replace(/[`'"\s;{}]|<[^]*$|\([^]*$/g, '')
    .replace('.prototype.', '.')
    .split(/[.#]/)
    .filter(Boolean);
}

/** All with exactly this name; otherwise those that match without case or without the `$`. */
function exactFirst(symbols: readonly SymbolFacts[], name: string): SymbolFacts[] {
  const exact = symbols.filter((symbol) => symbol.name === name);
  return exact.length > 0
    ? exact
    : symbols.filter((symbol) => plain(symbol.name) === plain(name));
}

function memberOf(
  symbols: readonly SymbolFacts[],
  symbol: SymbolFacts,
  name: string,
  seen: ReadonlySet<string> = new Set(),
): FoundName[] {
  const own = symbol.members?.find((member) => plain(member.name) === plain(name));
  if (own) {
    return [{symbol, member: own}];
  }
  const from = symbol.inherited?.find(({names}) =>
    names.some((inherited) => plain(inherited) === plain(name)),
  )?.from;
  const base = symbols.find((candidate) => candidate.name === from);
  return base && !seen.has(base.name)
    ? memberOf(symbols, base, name, new Set([...seen, base.name])).slice(0, 1)
    : [];
}

function plain(name: string): string {
  return name.replace(/^\$/, '').toLowerCase();
}

function rankOf({module, declaredBy}: SymbolFacts): number {
  return module === declaredBy ? 0 : 1;
}
