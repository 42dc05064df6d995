import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import {calledName, nodesOf} from '../core/names';

/** What one declaration of the packages does. */
interface Part {
  /** Commands that it handles, with whether that is at the editor's own priority. */
  readonly commands: ReadonlyMap<string, boolean>;
  /** Other declarations that it uses. */
  readonly uses: ReadonlySet<string>;
}

/** What handles commands. */
export interface CommandFacts {
  /** Functions, components and extensions by command; the most direct component comes first. */
  readonly handlers: Readonly<Record<string, readonly string[]>>;
  /** Commands that rich text handles at `COMMAND_PRIORITY_EDITOR`. */
  readonly ofRichText: readonly string[];
}

const SETS_UP = /^(?:register[A-Z]\w*|createEditor|[A-Z]\w*(?:Plugin|Extension))$/;

/** Finds in the sources of the installed packages which of their names handles which command. */
export function findCommandHandlers(root: string): CommandFacts {
  const parts = readParts(root);
  const handlers: Record<string, [name: string, distance: number][]> = {};
  for (const name of parts.keys()) {
    if (!SETS_UP.test(name)) continue;
    for (const [command, distance] of reach(name, parts)) {
      (handlers[command] ??= []).push([name, distance]);
    }
  }
  return {
    handlers: Object.fromEntries(
      Object.entries(handlers).map(([command, names]) => [command, inOrder(names)]),
    ),
    ofRichText: [...(parts.get('registerRichText')?.commands ?? [])]
      .filter(([, isOfEditor]) => isOfEditor)
      .map(([command]) => command),
  };
}

/** Components first, the most specialized ones before others. */
function inOrder(names: readonly (readonly [string, number])[]): string[] {
  const rank = (name: string): number => (/^[A-Z]\w*Plugin$/.test(name) ? 0 : 1);
  return [...names]
    .sort(
      ([one, near], [other, far]) =>
        rank(one) - rank(other) || near - far || one.localeCompare(other),
    )
    .map(([name]) => name);
}

function readParts(root: string): Map<string, Part> {
  const parts = new Map<string, Part>();
  for (const file of sourceFiles(path.join(root, 'node_modules'))) {
    const text = readFileSync(file, 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
    for (const statement of source.statements) {
      for (const [name, node] of declarationsOf(statement)) {
        parts.set(name, merged(parts.get(name), partOf(node)));
      }
    }
  }
  return parts;
}

function sourceFiles(modules: string): string[] {
  const ofScope = readdirSync(path.join(modules, '@lexical')).map(
    (name) => `@lexical/${name}`,
  );
  return ['lexical', ...ofScope].flatMap((name) => {
    const folder = path.join(modules, name, 'src');
    if (!existsSync(folder)) return [];
    return readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('__tests__'))
      .map((file) => path.join(folder, file));
  });
}

function declarationsOf(statement: ts.Statement): [name: string, node: ts.Node][] {
  if (ts.isFunctionDeclaration(statement)) {
    return statement.name ? [[statement.name.text, statement]] : [];
  }
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(
    ({name, initializer}): [string, ts.Node][] =>
      ts.isIdentifier(name) && initializer ? [[name.text, initializer]] : [],
  );
}

/** Overloads, and declarations with the same name in several files, are merged. */
function merged(one: Part | undefined, other: Part): Part {
  return one
    ? {
        commands: new Map([...one.commands, ...other.commands]),
        uses: new Set([...one.uses, ...other.uses]),
      }
    : other;
}

function partOf(declaration: ts.Node): Part {
  const commands = new Map<string, boolean>();
  const uses = new Set<string>();
  for (const node of nodesOf(declaration)) {
    if (ts.isIdentifier(node) && !ts.isTypeNode(node.parent)) uses.add(node.text);
    if (!ts.isCallExpression(node) || calledName(node) !== 'registerCommand') continue;
    const [command, listener, priority] = node.arguments;
    if (!command || !ts.isIdentifier(command) || onlyListens(listener)) continue;
    const isOfEditor = priority?.getText() === 'COMMAND_PRIORITY_EDITOR';
    commands.set(command.text, isOfEditor || commands.get(command.text) === true);
  }
  return {commands, uses};
}

/** Returns whether a listener never stops the propagation. */
function onlyListens(listener: ts.Node | undefined): boolean {
  if (
    !listener ||
    (!ts.isArrowFunction(listener) && !ts.isFunctionExpression(listener))
  )
    return false;
  const answers = ts.isBlock(listener.body)
    ? [...nodesOf(listener.body)].filter(ts.isReturnStatement)
    : [listener.body];
  return answers.every((answer) => /^(?:return )?false;?$/.test(answer.getText()));
}

/** The commands of a declaration and of what it uses, with the number of steps in between. */
function reach(name: string, parts: ReadonlyMap<string, Part>): Map<string, number> {
  const found = new Map<string, number>();
  const seen = new Set([name]);
  let names = [name];
  for (let distance = 0; names.length > 0; distance += 1) {
    const open = names.flatMap((each) => parts.get(each) ?? []);
    for (const {commands} of open) {
      for (const command of commands.keys()) {
        if (!found.has(command)) found.set(command, distance);
      }
    }
    names = [...new Set(open.flatMap(({uses}) => [...uses]))].filter(
      (each) => parts.has(each) && !seen.has(each),
    );
    for (const each of names) seen.add(each);
  }
  return found;
}
