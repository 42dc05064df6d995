import type {AnyLexicalExtension, Klass, LexicalNode, StateConfig} from 'lexical';
import type {ComponentType} from 'react';

/** What a module has to mount; for `none`, nothing is loaded. */
export type MountableKind = 'nodes' | 'components' | 'none';

/** A node class of a sample, and arguments for its constructor. */
export interface ShownNode {
  readonly klass: Klass<LexicalNode>;
  readonly args: readonly unknown[];
}

/** The exports of a module for a sample with node classes. */
export interface NodesModule {
  readonly shownNodes: readonly ShownNode[];
  readonly shownStates: readonly StateConfig<string, unknown>[];
  /** Strings and numbers in the code, which its states may accept. */
  readonly literals: readonly unknown[];
  /** The values of each type that has only a few. */
  readonly unions: readonly (readonly unknown[])[];
}

/** The exports of a module for a sample with components. */
export interface ComponentsModule {
  readonly shownComponents: Readonly<Record<string, ComponentType>>;
  /** The extensions that the sample names. */
  readonly shownExtensions: readonly AnyLexicalExtension[];
}
