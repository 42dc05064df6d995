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
  /** Relative, with `/` between folders; its extension determines the language. */
  readonly path: string;
  readonly text: string;
}

/** A mistake, or a hint, with its position. */
export interface Finding {
  readonly rule: RuleName;
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  readonly reason: string;
  readonly fix: string;
  /** URL of the page that explains it, relative to the site's origin. */
  readonly link: string;
}

export interface Report {
  /** Version of the Lexical packages with which the code was checked. */
  readonly lexicalVersion: string;
  /** By file and line. */
  readonly findings: readonly Finding[];
  /** What works but could be improved, such as with a newer form; never certainly a mistake. */
  readonly hints: readonly Finding[];
  /** What had to be assumed about code that isn't shown, in sentences. */
  readonly assumptions: readonly string[];
  /** How many findings were left out because there are too many. */
  readonly omitted: number;
}
