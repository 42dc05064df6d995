import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {expect, test} from 'vitest';

import {runCommandLine} from '../src/command-line/run-command-line';
import {BUILT_SITE} from './built-site';
import {openConnections} from './connections';

const TIME_LIMIT = 60_000;

async function run(...words: string[]): Promise<{code: number; text: string}> {
  const lines: string[] = [];
  const code = await runCommandLine(words, {
    program: 'lexical-docs',
    site: BUILT_SITE,
    print: (text) => lines.push(text),
  });
  return {code, text: lines.join('\n')};
}

test(
  'the command line has the tools of the server',
  async () => {
    const connections = await openConnections();
    const {tools} = await (await connections.connect('HTTP')).listTools();
    await connections.close();
    const {code, text} = await run('--help');

    expect(code).toBe(0);
    for (const {name} of tools)
      expect(text).toContain(`  ${name.replaceAll('_', '-')} <`);
  },
  TIME_LIMIT,
);

test(
  'words are the question, and options have the names of the inputs',
  async () => {
    const {code, text} = await run(
      'search',
      'custom',
      'node',
      '--limit',
      '1',
      '--json',
    );
    const {passages} = JSON.parse(text) as {passages: unknown[]};

    expect(code).toBe(0);
    expect(passages).toHaveLength(1);
  },
  TIME_LIMIT,
);

test(
  'files are read, and mistakes in them are an exit code of 1',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'command-line-'));
    const file = path.join(folder, 'page.ts');
    await writeFile(file, "import {$getRoot} from 'lexical';\n$getRoot();\n");
    const {code, text} = await run('check-code', file);
    await rm(folder, {recursive: true});

    expect(code).toBe(1);
    expect(text).toMatch(/page\.ts:2:1 \$getRoot needs/);
  },
  TIME_LIMIT,
);

test('an unknown tool and an unknown option say what there is', async () => {
  await expect(run('find', 'nodes')).rejects.toThrow(/search, read-page/);
  await expect(run('search', 'nodes', '--count', '2')).rejects.toThrow(/--max-tokens/);
});
