import type {RunTarget} from './fence-meta';

/** Languages of executable code. */
const CODE_LANGUAGES = new Set(['ts', 'tsx', 'js', 'jsx']);

/** Imports that determine where a module runs, the most specific first. */
const BY_IMPORT: readonly (readonly [RegExp, string])[] = [
  [/from '(?:react|react-dom|@lexical\/react)[/']/, 'React'],
  [/from 'vue'/, 'Vue'],
  [/from '(?:node:|@lexical\/headless')/, 'Node.js'],
];

const BY_TARGET: Readonly<Record<RunTarget, string>> = {
  auto: 'Node.js or browser',
  browser: 'browser',
  dom: 'browser',
  node: 'Node.js',
};

/**
 * Returns where a sample runs: `React`, `browser`, `Node.js`, `Node.js or browser`.
 *
 * @param target - where the check executes it, if specified
 * @returns undefined for what isn't executed, such as shell commands
 */
export function runtimeOf(
  language: string,
  code: string,
  target: RunTarget | undefined,
): string | undefined {
  if (!CODE_LANGUAGES.has(language)) {
    return undefined;
  }
  const [, imported] = BY_IMPORT.find(([pattern]) => pattern.test(code)) ?? [];
  return imported ?? (target ? BY_TARGET[target] : 'browser');
}
