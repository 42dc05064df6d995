import ts from 'typescript';

import {nodesOf} from '../names';
import type {RuleContext} from './rule';

/** The names that the code has, in no comment and no text. */
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

/** Whether some name is of a pattern. */
export function hasAny(names: Names, pattern: RegExp): boolean {
  return [...names].some((name) => pattern.test(name));
}
