/** What the rules find; each has a test folder of snippets. */
export type RuleName =
  | 'type-error'
  | 'not-code'
  | 'wrong-import'
  | 'removed-name'
  | 'deprecated'
  | 'no-editor-state'
  | 'write-refused'
  | 'after-await'
  | 'node-class'
  | 'node-field'
  | 'node-constructor'
  | 'node-not-registered'
  | 'text-in-root'
  | 'no-composer'
  | 'hook-order'
  | 'missing-cleanup'
  | 'made-in-render'
  | 'stale-node'
  | 'not-yet-updated'
  | 'endless-update'
  | 'initial-state'
  | 'editor-setup'
  | 'dom-write'
  | 'selection'
  | 'mixed-dialects'
  | 'extension-form'
  | 'later-release';

/** One file to check. */
export interface CheckedFile {
  /** Relative, with `/` between folders; its extension decides the language. */
  readonly path: string;
  readonly text: string;
}

/** A mistake, or a hint, at its place. */
export interface Finding {
  readonly rule: RuleName;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  readonly reason: string;
  readonly fix: string;
  /** Address below the site's origin of the page that explains it. */
  readonly link: string;
}

export interface Report {
  /** Version of the Lexical packages that the code was checked against. */
  readonly lexicalVersion: string;
  /** By file and line. */
  readonly findings: readonly Finding[];
  /** What works here and is worth a look, such as a newer form; never a mistake for certain. */
  readonly hints: readonly Finding[];
  /** What had to be assumed of what the code does not show, in sentences. */
  readonly assumptions: readonly string[];
  /** How many findings are not listed because there are too many. */
  readonly omitted: number;
}
