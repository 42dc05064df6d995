import type {AnyLexicalExtension, Klass, LexicalNode, StateConfig} from 'lexical';
import type {ComponentType} from 'react';

/** What a module has to mount; of `none`, nothing is loaded. */
export type MountableKind = 'nodes' | 'components' | 'none';

/** A node class of a sample, and arguments that its constructor takes. */
export interface ShownNode {
  readonly klass: Klass<LexicalNode>;
  readonly args: readonly unknown[];
}

/** What the module of a sample with node classes exports. */
export interface NodesModule {
  readonly shownNodes: readonly ShownNode[];
  readonly shownStates: readonly StateConfig<string, unknown>[];
  /** Strings and numbers of the code, which its states may take. */
  readonly literals: readonly unknown[];
  /** The values of each type that has only a few. */
  readonly unions: readonly (readonly unknown[])[];
}

/** What the module of a sample with components exports. */
export interface ComponentsModule {
  readonly shownComponents: Readonly<Record<string, ComponentType>>;
  /** The extensions that the sample names. */
  readonly shownExtensions: readonly AnyLexicalExtension[];
}
