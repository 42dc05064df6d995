import type ts from 'typescript';

import type {NeedsFinder} from '../contexts/needs-of';
import type {PlaceFinder} from '../contexts/place-of';
import type {Facts} from '../environment';
import type {CheckedProgram} from '../program';
import type {RuleName} from '../report';

/** A rule's remark on a position in the code. */
export interface Remark {
  readonly rule: RuleName;
  readonly node: ts.Node;
  readonly reason: string;
  readonly fix: string;
  /** Path on the site, or `module#name` of the reference. */
  readonly link: string;
  readonly isHint?: boolean;
}

/** What rules can use. */
export interface RuleContext extends CheckedProgram {
  /** The files that belong together; the program may have others. */
  readonly sources: readonly ts.SourceFile[];
  readonly checker: ts.TypeChecker;
  readonly facts: Facts;
  /** Version of the Lexical packages with which the code is checked. */
  readonly lexicalVersion: string;
  readonly placeOf: PlaceFinder;
  readonly needsOf: NeedsFinder;
}

/** Checks all files once. */
export type Rule = (context: RuleContext) => Iterable<Remark>;
