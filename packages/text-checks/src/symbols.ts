import {existsSync, readFileSync} from 'node:fs';

import type {TextOptions} from './options';

/** What the rules need to know about a symbol of the reference. */
export interface ListedSymbol {
  readonly name: string;
  readonly isDeprecated?: boolean;
  /** Names of its deprecated members. */
  readonly deprecatedMembers?: readonly string[];
}

/** Reads the list that the options name, which is empty until the reference has been built. */
export function readSymbols({symbols}: TextOptions): readonly ListedSymbol[] {
  return symbols && existsSync(symbols)
    ? (JSON.parse(readFileSync(symbols, 'utf8')) as ListedSymbol[])
    : [];
}
