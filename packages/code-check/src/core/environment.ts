/** What a check needs to know; plain JSON, so that threads and browsers can load it. */
export interface Environment {
  readonly lexicalVersion: string;
  /** Declaration files by absolute, virtual path. */
  readonly files: Readonly<Record<string, string>>;
  /** The declaration file of each import path that can be resolved. */
  readonly modules: Readonly<Record<string, string>>;
  readonly facts: Facts;
}

/** What the reference knows about the packages' names. */
export interface Facts {
  /** Import paths by exported name; the one that declares it comes first. */
  readonly exports: Readonly<Record<string, readonly string[]>>;
  /** URL of the reference by `module#name`. */
  readonly links: Readonly<Record<string, string>>;
  /**
   * What calls need by `package#name` and `package#Class.member`: `S`, `W`, `E` and `C` for an
   * editor state, writing, an editor and a composer; in lower case if only some calls do.
   */
  readonly needs: Readonly<Record<string, string>>;
  /**
   * What handles a command, by its name; the most specialized component comes first. For commands
   * that every editor handles, it's `createEditor`.
   */
  readonly handlers: Readonly<Record<string, readonly string[]>>;
  /** Commands that rich text handles at `COMMAND_PRIORITY_EDITOR`. */
  readonly ofRichText: readonly string[];
  /** Changes in newer releases, by `package#name` and `package#Class.member`. */
  readonly later?: Readonly<
    Record<string, readonly [kind: 'deprecated' | 'removed', version: string]>
  >;
}

/** The folder of the checked files, in the paths of an environment. */
export const CHECKED_FOLDER = '/checked/';

/** The folder of TypeScript's own declarations. */
export const LIBRARY_FOLDER = '/typescript/';
