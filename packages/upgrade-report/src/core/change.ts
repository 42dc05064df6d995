/** What happened to a name between two releases. */
export type ChangeKind = 'removed' | 'renamed' | 'changed' | 'required' | 'deprecated';

/** A change of one export, member, option or prop. */
export interface Change {
  readonly kind: ChangeKind;
  /** What an import statement names. */
  readonly module: string;
  /** `name` or `Name.member`. */
  readonly path: string;
  /** The release that changed it. */
  readonly version: string;
  /** Former declaration, overloads on a line each. */
  readonly before?: string;
  readonly after?: string;
  /** What to write instead, in Markdown with inline code only. */
  readonly instead?: string;
  /** In how many guides and examples of the site the name, or its successor, is used. */
  readonly uses?: number;
  /** Whether usual code was compiled with both declarations. */
  readonly isTried?: boolean;
  /** Address in the reference of what is there today. */
  readonly url?: string;
}

/** What one release changed: the file that the report loads. */
export interface ReleaseData {
  readonly version: string;
  /** Such as `2026-04-28`. */
  readonly date: string;
  /** Packages of which the registry lacks this release. */
  readonly missing: readonly string[];
  /** Names that it added, by module. */
  readonly added: Readonly<Record<string, readonly string[]>>;
  /** Names that it no longer deprecates, by module. */
  readonly restored: Readonly<Record<string, readonly string[]>>;
  readonly changes: readonly Change[];
}

/** A module and a path as one word. */
export function keyOf({module, path}: Pick<Change, 'module' | 'path'>): string {
  return `${module}#${path}`;
}
