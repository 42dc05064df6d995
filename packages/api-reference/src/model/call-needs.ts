import type {Needs} from '@lexical-documentation/call-contexts';

import {
  type CallNeeds,
  type MemberModel,
  referenceOf,
  type SymbolModel,
} from './schema';

/** What calls need, by `module#Name` and `module#Name.member`. */
export type NeedsByReference = ReadonlyMap<string, Needs>;

/** Assigns to a symbol and its members what their calls need. */
export function withNeeds(
  symbol: SymbolModel,
  module: string,
  needs: NeedsByReference,
): SymbolModel {
  const own = needs.get(referenceOf(module, symbol.name));
  const member = (model: MemberModel): MemberModel => {
    const found = needs.get(referenceOf(module, symbol.name, model.name));
    return found ? {...model, needs: stored(found)} : model;
  };
  return {
    ...symbol,
    ...(own && {needs: stored(own)}),
    ...(symbol.members && {members: symbol.members.map(member)}),
  };
}

function stored(needs: Needs): CallNeeds {
  return Object.fromEntries([...needs].sort(([a], [b]) => a.localeCompare(b)));
}
