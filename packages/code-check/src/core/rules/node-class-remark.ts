import type ts from 'typescript';

import type {Remark} from './rule';

/** A remark on a node class, with a page of the concepts. */
export function nodeClassRemark(
  node: ts.Node,
  reason: string,
  fix: string,
  page: string,
): Remark {
  return {rule: 'node-class', node, reason, fix, link: `/docs/concepts/${page}`};
}
