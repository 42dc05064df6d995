import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {exampleModule, sourcesModule, sourcesOf} from '../src/plugin/example-modules';
import {readExamples} from '../src/plugin/read-examples';
import type {Snapshot} from '../src/plugin/snapshot/start-in-dom';

const EXAMPLES = path.join(import.meta.dirname, '../../../examples');

interface Module {
  readonly default: readonly {readonly name: string; readonly text: string}[];
}

test('the module of sources holds each file of an example, letter for letter', async () => {
  const examples = await readExamples(EXAMPLES);
  expect(examples.length).toBeGreaterThan(10);
  for (const example of examples) {
    const code = encodeURIComponent(sourcesModule(example));
    const {default: files} = (await import(`data:text/javascript,${code}`)) as Module;
    const folder = path.join(EXAMPLES, example.name);
    const names = readdirSync(folder).filter((file) => /\.(tsx?|css)$/.test(file));
    expect(files.map(({name}) => name).sort()).toEqual(names.sort());
    for (const {name, text} of files) {
      expect(text, name).toBe(readFileSync(path.join(folder, name), 'utf8'));
    }
  }
});

test('a page loads the sources only when they are asked for', async () => {
  const [example] = await readExamples(EXAMPLES);
  if (!example) throw new Error('There is no example.');
  const code = exampleModule({
    ...example,
    snapshot: {html: '', tree: null} as unknown as Snapshot,
    sources: ['<code></code>'],
    explanation: '',
    playground: null,
    styles: '',
  });
  expect(code).toContain(`const load = () => import('./${sourcesOf(example.name)}');`);
  expect(code).not.toContain(`from './${sourcesOf(example.name)}'`);
});
