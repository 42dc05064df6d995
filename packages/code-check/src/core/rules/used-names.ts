import ts from 'typescript';

import {nodesOf} from '../names';
import type {RuleContext} from './rule';

/** The names in the code, without comments and strings. */
export type Names = ReadonlySet<string>;

/** Collects the names of all files. */
export function namesIn({sources}: RuleContext): Names {
  const names = new Set<string>();
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      if (ts.isIdentifier(node)) names.add(node.text);
    }
  }
  return names;
}

/** Returns whether some name matches a pattern. */
export function hasAny(names: Names, pattern: RegExp): boolean {
  return [...names].some((name) => pattern.test(name));
}
