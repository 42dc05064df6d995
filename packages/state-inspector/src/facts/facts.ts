/** What a field of a node may contain, as the declarations of its class say. */
export interface Shape {
  readonly kinds: readonly ValueKind[];
  /** The texts that are allowed, where the declaration lists them. */
  readonly values?: readonly string[];
}

export type ValueKind = 'string' | 'number' | 'boolean' | 'null' | 'list' | 'object';

/** What happens to a node whose JSON lacks a field. */
export interface Need {
  /** `load` and `draw`: Lexical throws there. `lost`: the next save lacks it as well. */
  readonly at: 'load' | 'draw' | 'lost';
  /** The message of the error. */
  readonly message?: string;
}

/** One field of a node's JSON. */
export interface FieldFact {
  readonly shape?: Shape;
  /** Missing for a field that has a default. */
  readonly need?: Need;
}

/** A name and the module that exports it. */
export interface ImportedName {
  readonly name: string;
  readonly module: string;
}

/** What the installed packages do with nodes of one type. */
export interface NodeFact {
  readonly type: string;
  /** The class, under each module that exports it; the one that declares it first. */
  readonly classes: readonly ImportedName[];
  readonly extensions: readonly ImportedName[];
  readonly kind: 'element' | 'leaf';
  readonly isInline: boolean;
  /** Contains blocks, as the root does. */
  readonly isShadowRoot: boolean;
  /** The JSON of a new node. */
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly fields: Readonly<Record<string, FieldFact>>;
  /** Children that Lexical refuses with an error, or drops, by type. */
  readonly refused: Readonly<Record<string, string>>;
}

/** Facts about all node types of the installed packages. */
export interface Facts {
  readonly lexicalVersion: string;
  readonly nodes: Readonly<Record<string, NodeFact>>;
}
