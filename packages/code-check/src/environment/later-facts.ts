import type {LaterChange, SymbolFacts} from '@lexical-documentation/api-reference';
import {packageOf} from '@lexical-documentation/common';

import type {Facts} from '../core/environment';

/** Finds what newer releases deprecate or remove; changed declarations are left to the compiler. */
export function laterFacts(
  symbols: readonly SymbolFacts[],
): NonNullable<Facts['later']> {
  const found: Record<string, readonly [kind: 'deprecated' | 'removed', string]> = {};
  const add = (name: string, later: readonly LaterChange[] = []) => {
    for (const {kind, version} of later) {
      if (kind !== 'changed') found[name] = [kind, version];
    }
  };
  for (const {module, name, later, members = []} of symbols) {
    add(`${packageOf(module)}#${name}`, later);
    for (const member of members) {
      add(`${packageOf(module)}#${name}.${member.name}`, member.later);
    }
  }
  return found;
}
