import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A component of `@lexical/react` that an extension can stand for. */
export interface Counterpart {
  readonly plugin: string;
  readonly extension: string;
  /** Names of all props of the component. */
  readonly props: readonly string[];
}

/** The description of a component: "When building an editor …, configure {@link …}". */
const COMPONENT =
  /extension API,\s+(?:\* )?configure\s+(?:\* )?\{@link (\w+)\}(?:(?!\*\/).)*\*\/\s*export function (\w+)\(([^)]*?)(?:\}: |\): )/gs;

/**
 * Finds the components whose own descriptions name an extension to configure instead. Their
 * sources say so in one sentence, which is the only place where the pairs are written down.
 *
 * @param root - folder whose `node_modules` holds `@lexical/react`
 */
export function reactCounterparts(root: string): Counterpart[] {
  const folder = path.join(root, 'node_modules/@lexical/react/src');
  return readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => counterpartsIn(readFileSync(path.join(folder, file), 'utf8')));
}

function counterpartsIn(source: string): Counterpart[] {
  return [...source.matchAll(COMPONENT)].map(
    ([, extension = '', plugin = '', parameters = '']) => ({
      extension,
      plugin,
      props: propsIn(parameters),
    }),
  );
}

function propsIn(parameters: string): string[] {
  const names = parameters.replace(/\/\/.*$/gm, '').replace(/^\{/, '');
  return names
    .split(',')
    .map((part) => (part.split('=')[0] ?? '').trim())
    .filter((name) => name !== '');
}
