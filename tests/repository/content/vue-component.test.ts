// @vitest-environment happy-dom
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import ts from 'typescript';
import {afterAll, expect, test} from 'vitest';
import {type Component, createApp} from 'vue';
import {compileScript, parse} from 'vue/compiler-sfc';

const root = path.join(import.meta.dirname, '../../..');
const guide = readFileSync(
  path.join(root, 'docs/getting-started/frameworks.mdx'),
  'utf8',
);
// Inside the repository, so that Node finds Vue and Lexical.
const cache = path.join(root, 'node_modules/.cache');
mkdirSync(cache, {recursive: true});
const folder = mkdtempSync(path.join(cache, 'vue-component-'));
afterAll(() => {
  rmSync(folder, {recursive: true});
});

test('the single-file component of the guide mounts an editor and disposes of it', async () => {
  writeModule('mount-note.mjs', sampleOf('ts', 'mount-note.ts'));
  const {descriptor, errors} = parse(sampleOf('vue', 'NoteEditor.vue'));
  expect(errors).toEqual([]);
  const {content} = compileScript(descriptor, {id: 'note', inlineTemplate: true});
  writeModule('component.mjs', content.replace("'./mount-note'", "'./mount-note.mjs'"));

  const address = pathToFileURL(path.join(folder, 'component.mjs')).href;
  const {default: component} = (await import(address)) as {default: Component};
  const app = createApp(component);
  const container = document.body.appendChild(document.createElement('div'));
  app.mount(container);
  const textbox = container.querySelector('[role=textbox]');
  expect(textbox?.getAttribute('data-lexical-editor')).toBe('true');
  expect(textbox?.children).toHaveLength(1);
  app.unmount();
  expect(textbox?.children).toHaveLength(0);
});

function sampleOf(language: string, title: string): string {
  const fence = new RegExp(
    `\`\`\`${language} [^\\n]*title="${title}"\\n([\\s\\S]+?)\`\`\``,
  );
  const [, sample = ''] = fence.exec(guide) ?? [];
  expect(sample, title).not.toBe('');
  return sample.split('// ---cut-after---')[0] ?? '';
}

function writeModule(name: string, source: string): void {
  const code = ts.transpile(source, {
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ES2022,
  });
  writeFileSync(path.join(folder, name), code);
}
