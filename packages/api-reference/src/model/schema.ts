import type {Certainty, Need} from '@lexical-documentation/call-contexts';

/** The content of the reference for the installed packages. */
export interface ReferenceModel {
  readonly packages: readonly PackageModel[];
  readonly modules: readonly ModuleModel[];
}

/** An installed npm package. */
export interface PackageModel {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  /** Folder of the package inside its public repository. */
  readonly directory: string;
  /** Peer dependencies: package name to version range. */
  readonly peers: Readonly<Record<string, string>>;
}

/** One import path: a package, or a package with a subpath. */
export interface ModuleModel {
  /** The specifier in import statements, such as `@lexical/react/LexicalComposer`. */
  readonly name: string;
  readonly package: string;
  /** Entry file, relative to the package's folder. */
  readonly file: string;
  /** The module's purpose, in Markdown; lists show the first paragraph. */
  readonly purpose?: string;
  readonly symbols: readonly SymbolModel[];
}

export type SymbolKind =
  | 'component'
  | 'hook'
  | 'function'
  | 'class'
  | 'interface'
  | 'enum'
  | 'namespace'
  | 'type'
  | 'constant'
  | 'variable'
  | 'reexport'
  | (string & {});

export type Flag =
  | 'abstract'
  | 'static'
  | 'readonly'
  | 'optional'
  | 'protected'
  | 'deprecated'
  | 'experimental'
  | 'internal'
  | 'rest';

/** The content of a source comment. All texts are Markdown; `ref:` URLs name symbols. */
export interface Comment {
  readonly summary?: string;
  readonly returns?: string;
  readonly remarks?: string;
  /** Empty if the source marks the symbol as deprecated without an explanation. */
  readonly deprecated?: string;
  readonly since?: string;
  readonly defaultValue?: string;
  readonly throws?: readonly string[];
  readonly examples?: readonly string[];
  readonly see?: readonly string[];
}

export interface SourcePosition {
  readonly package: string;
  /** Relative to the package's folder. */
  readonly file: string;
  readonly line: number;
}

interface Described {
  readonly name: string;
  readonly flags?: readonly Flag[];
  readonly comment?: Comment;
  readonly source?: SourcePosition;
  /** What a call needs in order not to throw; absent for what isn't callable. */
  readonly needs?: CallNeeds;
}

/** Needs of a call and whether every call has them; empty if it can be called anywhere. */
export type CallNeeds = Readonly<Partial<Record<Need, Certainty>>>;

/** An exported name. */
export interface SymbolModel extends Described {
  readonly kind: SymbolKind;
  readonly typeParameters?: readonly TypeParameterModel[];
  readonly signatures?: readonly SignatureModel[];
  readonly type?: TypeModel;
  /** Initial value, if its source text is short enough. */
  readonly value?: string;
  readonly extends?: readonly TypeModel[];
  readonly implements?: readonly TypeModel[];
  readonly members?: readonly MemberModel[];
  readonly inherited?: readonly InheritedGroup[];
  /** Of components only. */
  readonly props?: PropsModel;
  /** The symbol that a re-export stands for. */
  readonly target?: SymbolReference;
}

/** The props of a component. */
export interface PropsModel {
  readonly members: readonly MemberModel[];
  /** Number of attributes that come from outside of the described packages. */
  readonly further?: number;
}

export type MemberKind =
  'constructor' | 'property' | 'accessor' | 'method' | 'call' | 'index';

/** A member that a class, interface, enum or object type declares itself. */
export interface MemberModel extends Described {
  readonly kind: MemberKind;
  readonly signatures?: readonly SignatureModel[];
  readonly type?: TypeModel;
  readonly value?: string;
  /** Members of the type, if the packages declare it without exporting it. */
  readonly inner?: readonly MemberModel[];
}

/** Names inherited from one class or interface. */
export interface InheritedGroup {
  readonly from: string;
  /** Absent if the origin isn't part of the reference. */
  readonly reference?: SymbolReference;
  readonly names: readonly string[];
}

export interface SignatureModel {
  readonly typeParameters?: readonly TypeParameterModel[];
  readonly parameters: readonly ParameterModel[];
  readonly returns: TypeModel;
  readonly comment?: Comment;
  readonly source?: SourcePosition;
}

export interface ParameterModel {
  readonly name: string;
  readonly type: TypeModel;
  readonly flags?: readonly Flag[];
  readonly description?: string;
  readonly value?: string;
}

export interface TypeParameterModel {
  readonly name: string;
  readonly constraint?: TypeModel;
  readonly default?: TypeModel;
  readonly description?: string;
  readonly modifiers?: string;
}

/** `module#Symbol` or `module#Symbol.member`. */
export type SymbolReference = string;

/** Returns the reference to a symbol of a module, or to a member of one. */
export function referenceOf(module: string, ...names: string[]): SymbolReference {
  return `${module}#${names.join('.')}`;
}

/** A TypeScript type; a string is printed as is. */
export type TypeModel =
  | string
  | {
      readonly kind: 'reference';
      readonly name: string;
      readonly to?: SymbolReference;
      /** TypeScript's library file that declares a type of the platform. */
      readonly library?: string;
      readonly args?: readonly TypeModel[];
    }
  | {
      readonly kind: 'union' | 'intersection' | 'tuple';
      readonly types: readonly TypeModel[];
    }
  | {readonly kind: 'array' | 'paren' | 'rest' | 'optional'; readonly of: TypeModel}
  | {readonly kind: 'prefix'; readonly text: string; readonly of: TypeModel}
  | {
      readonly kind: 'labeled';
      readonly name: string;
      readonly optional: boolean;
      readonly of: TypeModel;
    }
  | {
      readonly kind: 'predicate';
      readonly name: string;
      readonly asserts: boolean;
      readonly of?: TypeModel;
    }
  | {readonly kind: 'indexed'; readonly object: TypeModel; readonly index: TypeModel}
  | {
      readonly kind: 'conditional';
      readonly check: TypeModel;
      readonly extends: TypeModel;
      readonly yes: TypeModel;
      readonly no: TypeModel;
    }
  | {readonly kind: 'infer'; readonly name: string; readonly constraint?: TypeModel}
  | {
      readonly kind: 'mapped';
      readonly parameter: string;
      readonly over: TypeModel;
      readonly as?: TypeModel;
      readonly value: TypeModel;
      readonly readonly: string;
      readonly optional: string;
    }
  | {
      readonly kind: 'template';
      readonly head: string;
      readonly spans: readonly (readonly [TypeModel, string])[];
    }
  | {
      readonly kind: 'function';
      readonly construct: boolean;
      readonly signature: SignatureModel;
    }
  | {readonly kind: 'object'; readonly members: readonly MemberModel[]};

/** What other parts of a site can read about an exported name. */
export interface SymbolEntry {
  readonly name: string;
  /** Import path that exports the name. */
  readonly module: string;
  /** Import path that declares it; differs if the name is re-exported. */
  readonly declaredBy: string;
  /** Kind of the symbol; for a re-export, of the original symbol. */
  readonly kind: string;
  /** URL relative to the origin, including the base URL. */
  readonly url: string;
  /** First sentence of the description in Markdown; empty if there is none. */
  readonly summary: string;
  /** Declaration as TypeScript. */
  readonly signature: string;
  readonly isDeprecated?: true;
  /** Names of its members that are deprecated. */
  readonly deprecatedMembers?: readonly string[];
}
