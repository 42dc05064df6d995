import {describe, expect, test} from 'vitest';

import {compile} from '../src/edit/compile';
import {executeModules} from '../src/sandbox/load-modules';
import {problemOf} from '../src/sandbox/problem-of';

const REGISTRY = {
  'react/jsx-runtime': () =>
    Promise.resolve({jsx: (type: string, props: object) => ({type, props})}),
};

/** Compiles and executes files given as `name: text`, the first of which is the entry. */
function run(files: Record<string, string>): Promise<Record<string, unknown>> {
  const [entry = ''] = Object.keys(files);
  const {program, problems} = compile(
    Object.entries(files).map(([name, text]) => ({name, text})),
    entry,
  );
  if (!program) throw new Error(problems.map(({message}) => message).join());
  return executeModules(program.modules, entry, REGISTRY);
}

describe('edited sources', () => {
  test('may be TypeScript with JSX in several files that import each other', async () => {
    const {default: App} = await run({
      'App.tsx':
        "import './styles.css';\nimport {word} from './words/word';\nimport type {Props} from './props';\nexport default (props: Props) => <b>{word}</b>;",
      'words/word.ts':
        "import {prefix} from '../prefix';\nexport const word: string = prefix + 'd';",
      'prefix.ts': "export const prefix = 'wor' as const;",
      'styles.css': 'b { color: red }',
    });
    expect((App as () => unknown)()).toEqual({type: 'b', props: {children: 'word'}});
  });

  test('give their styles apart', () => {
    const {program} = compile([{name: 'styles.css', text: 'b {}'}], 'App.tsx');
    expect(program?.styles).toBe('b {}');
  });

  test('with a syntax error name its file and line', () => {
    const {problems} = compile(
      [{name: 'App.tsx', text: 'const a = 1;\n\nconst b = = 2;\n'}],
      'App.tsx',
    );
    expect(problems).toEqual([
      {message: 'Unexpected token', place: {file: 'App.tsx', line: 3}},
    ]);
  });

  test('that throw name the line as it was written', async () => {
    const failing = run({
      'App.tsx': "import {fail} from './fail';\n\nfail();",
      'fail.ts':
        "interface Unused {\n  a: string;\n}\nexport const fail = () => {\n  throw new Error('No');\n};",
    });
    const error = await failing.catch((reason: unknown) => reason);
    expect(problemOf(error, ['App.tsx', 'fail.ts'])).toEqual({
      message: 'No',
      place: {file: 'fail.ts', line: 5},
    });
  });

  test('cannot import what the sandbox does not offer', async () => {
    await expect(
      run({'App.ts': "import fs from 'node:fs';\nfs.rm('/');"}),
    ).rejects.toThrow('"node:fs" is not among the packages that can be imported here.');
  });

  test('cannot import a file that is not there', async () => {
    await expect(run({'App.ts': "import {a} from './gone';\na();"})).rejects.toThrow(
      '"./gone", imported by App.ts, is none of the files.',
    );
  });
});
