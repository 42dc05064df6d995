import {PlacedError} from '@lexical-documentation/code-sandbox/frame';
import {
  type AnyLexicalExtension,
  type AnyLexicalExtensionArgument,
  defineExtension,
  type Klass,
  type LexicalNode,
} from 'lexical';
import type {FunctionComponent} from 'react';

import {FILE} from './file-name';

/** What the reader's module adds to the editor. */
export interface OwnCode {
  readonly extension: AnyLexicalExtension;
  /** All classes that the extension and its dependencies register. */
  readonly nodes: readonly Klass<LexicalNode>[];
  readonly Plugin: FunctionComponent | undefined;
}

/**
 * Reads a module's exports: an extension as `default`, node classes as `nodes`, and a React
 * component inside the editor as `Plugin`. One of the three is enough.
 *
 * @throws PlacedError if it exports none of them, or if a value has the wrong type
 */
export function readOwnCode(exports: Readonly<Record<string, unknown>>): OwnCode {
  const {default: main, nodes = [], Plugin} = exports;
  if (!main && !('nodes' in exports) && !Plugin) {
    throw problem(
      'This code adds nothing. Export an extension by default, a list "nodes" of classes, or a React component "Plugin".',
    );
  }
  if (main !== undefined && !isExtension(main)) {
    throw problem(
      'The default export isn’t an extension. Write "export default defineExtension({name: …})"; export a React component as "Plugin".',
    );
  }
  if (!Array.isArray(nodes) || !nodes.every((node) => typeof node === 'function')) {
    throw problem(
      '"nodes" is not a list of classes. Write "export const nodes = [MyNode]".',
    );
  }
  if (Plugin !== undefined && typeof Plugin !== 'function') {
    throw problem(
      '"Plugin" is not a React component. Write "export function Plugin() { … }".',
    );
  }
  const extension = defineExtension({
    name: 'playground/own-code',
    nodes: nodes as Klass<LexicalNode>[],
    dependencies: main ? [main] : [],
  });
  return {
    extension,
    nodes: [...classesOf(extension)],
    Plugin: Plugin as FunctionComponent | undefined,
  };
}

function problem(message: string): PlacedError {
  return new PlacedError(message, {file: FILE, line: 1});
}

function isExtension(value: unknown): value is AnyLexicalExtension {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as {name?: unknown}).name === 'string'
  );
}

function classesOf(
  argument: AnyLexicalExtensionArgument,
  seen = new Set<AnyLexicalExtension>(),
): Set<Klass<LexicalNode>> {
  const extension = Array.isArray(argument)
    ? (argument[0] as AnyLexicalExtension)
    : (argument as AnyLexicalExtension);
  const classes = new Set<Klass<LexicalNode>>();
  if (seen.has(extension)) return classes;
  seen.add(extension);
  const {nodes = [], dependencies = []} = extension;
  for (const node of (typeof nodes === 'function' ? nodes() : nodes) ?? []) {
    // Replacements of other classes have their own types, and don't appear in documents.
    if (typeof node === 'function') classes.add(node);
    else if (node.withKlass) classes.add(node.withKlass);
  }
  for (const dependency of dependencies) {
    for (const own of classesOf(dependency, seen)) classes.add(own);
  }
  return classes;
}
