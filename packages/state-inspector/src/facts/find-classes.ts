import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {packageOf} from '@lexical-documentation/common';
import {ElementNode, type Klass, type LexicalNode} from 'lexical';

import type {ImportedName} from './facts';

/** A node class with a type, and what exports and registers it. */
export interface FoundClass {
  readonly type: string;
  readonly nodeClass: Klass<LexicalNode>;
  readonly classes: readonly ImportedName[];
  readonly extensions: readonly ImportedName[];
}

interface Export extends ImportedName {
  readonly value: unknown;
}

/** Imports all modules of the installed Lexical packages and returns the node classes in them. */
export async function findClasses(root: string): Promise<FoundClass[]> {
  const exported: Export[] = [];
  for (const module of modulesOf(root)) {
    const entries = Object.entries(await importOf(module));
    exported.push(...entries.map(([name, value]) => ({name, module, value})));
  }
  const byType = new Map<string, Export[]>();
  for (const found of exported) {
    const type = typeOf(found.value);
    if (type === null || type === 'artificial') continue;
    byType.set(type, [...(byType.get(type) ?? []), found]);
  }
  const extensions = exported.filter(({value}) => isExtension(value));
  return [...byType].map(([type, homes]) => describe(type, homes, extensions, root));
}

function describe(
  type: string,
  homes: readonly Export[],
  extensions: readonly Export[],
  root: string,
): FoundClass {
  const rankOf = ({name, module}: Export): number =>
    (module.startsWith('@lexical/react') ? 2 : 0) +
    (declares(root, module, name) ? 0 : 1);
  const sorted = [...homes].sort((a, b) => rankOf(a) - rankOf(b));
  const classes = sorted.map(nameOf);
  const registering = extensions.filter(({value}) =>
    nodesOf(value).some((node) => sorted.some((home) => home.value === node)),
  );
  const [first] = sorted;
  return {
    type,
    nodeClass: first?.value as Klass<LexicalNode>,
    classes,
    // The package of the class comes first: others register it beside their own.
    extensions: registering
      .map(nameOf)
      .sort(
        (a, b) =>
          Number(b.module === first?.module) - Number(a.module === first?.module),
      ),
  };
}

/** The class of all nodes, which is exported as a type only. */
const AnyNode = Object.getPrototypeOf(ElementNode) as typeof LexicalNode;

function nameOf({name, module}: Export): ImportedName {
  return {name, module};
}

function typeOf(value: unknown): string | null {
  if (typeof value !== 'function' || !(value.prototype instanceof AnyNode)) return null;
  try {
    return (value as unknown as typeof LexicalNode).getType();
  } catch {
    // A base class for others has none.
    return null;
  }
}

interface Extension {
  readonly name: string;
  readonly nodes?: readonly unknown[] | (() => readonly unknown[]);
}

function isExtension(value: unknown): value is Extension {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Extension).name === 'string' &&
    'nodes' in value
  );
}

function nodesOf(value: unknown): readonly unknown[] {
  const {nodes} = value as Extension;
  return (typeof nodes === 'function' ? nodes() : nodes) ?? [];
}

/** A package that exports a class of another package does not contain its source. */
function declares(root: string, module: string, name: string): boolean {
  const folder = path.join(root, 'node_modules', packageOf(module), 'src');
  return readdirSync(folder, {recursive: true, encoding: 'utf8'}).some(
    (file) =>
      /\.tsx?$/.test(file) &&
      new RegExp(`export class ${name}\\b`).test(
        readFileSync(path.join(folder, file), 'utf8'),
      ),
  );
}

function modulesOf(root: string): string[] {
  const scope = readdirSync(path.join(root, 'node_modules/@lexical')).sort();
  return ['lexical', ...scope.map((name) => `@lexical/${name}`)].flatMap((name) => {
    const file = path.join(root, 'node_modules', name, 'package.json');
    const {exports = {}} = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly exports?: Readonly<Record<string, unknown>>;
    };
    const paths = Object.keys(exports).filter((key) => /^\.(?:\/\w+)?$/.test(key));
    return paths.map((key) => name + key.slice(1));
  });
}

async function importOf(module: string): Promise<object> {
  try {
    return (await import(module)) as object;
  } catch {
    // A peer dependency that is not installed, and no node class is there without it.
    return {};
  }
}
