import type {TextPlace} from '../json/place-of';
import type {ImportedName} from '../facts/facts';

/**
 * `error`: Lexical fails on it. `warning`: it loads, and something is lost or different. `note`: good to
 * know.
 */
export type Severity = 'error' | 'warning' | 'note';

/** What kind of thing was found; also the name of its rule. */
export type Rule =
  | 'json-syntax'
  | 'repeated-name'
  | 'foreign-document'
  | 'wrapped-state'
  | 'no-state'
  | 'empty-root'
  | 'no-node'
  | 'no-type'
  | 'no-children'
  | 'unknown-type'
  | 'misplaced-node'
  | 'missing-field'
  | 'wrong-value'
  | 'ignored-field'
  | 'unsafe-style'
  | 'unsafe-address'
  | 'too-deep';

/** Where something is: as a path in the JSON, such as `root.children[2].format`, and in the text. */
export interface StatePlace extends TextPlace {
  readonly path: string;
}

/** What is the same at several places is one finding. */
export interface Finding {
  readonly rule: Rule;
  readonly severity: Severity;
  readonly message: string;
  readonly fix: string;
  /** Path of the page on the site that says how to do it. */
  readonly page?: string;
  /** The type that is unknown. */
  readonly unknownType?: string;
  /** How often it occurs; `places` has the first ones. */
  readonly count: number;
  readonly places: readonly StatePlace[];
}

/** One kind of change in the repaired copy. */
export interface Repair {
  readonly message: string;
  readonly count: number;
  /** Paths of the first ones, in the JSON that was pasted. */
  readonly paths: readonly string[];
}

/** All nodes of one type. */
export interface TypeRow {
  readonly type: string;
  readonly count: number;
  /** UTF-16 units of the JSON of its nodes, without their children. */
  readonly size: number;
  readonly isKnown: boolean;
  /** The class and its module; none for types that no package of Lexical has. */
  readonly nodeClass?: ImportedName;
  readonly extensions: readonly ImportedName[];
  /** Every editor has the class without being told. */
  readonly isCore: boolean;
}

/** What an inspection finds. */
export interface Inspection {
  readonly lexicalVersion: string;
  /** By severity, then in the order of the text. */
  readonly findings: readonly Finding[];
  readonly types: readonly TypeRow[];
  readonly repairs: readonly Repair[];
  /** The repaired copy on one line; missing where there is nothing to repair, or no state. */
  readonly repaired?: string;
  readonly size: number;
  readonly nodes: number;
  /** Levels of nodes below the root. */
  readonly depth: number;
}
