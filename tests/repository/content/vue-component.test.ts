// @vitest-environment happy-dom
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {$createParagraphNode, $createTextNode, $getRoot, createEditor} from 'lexical';
import ts from 'typescript';
import {afterAll, expect, test} from 'vitest';
import {type Component, createApp, h, nextTick, ref} from 'vue';
import {compileScript, parse} from 'vue/compiler-sfc';

const root = path.join(import.meta.dirname, '../../..');
const readGuide = (name: string) =>
  readFileSync(path.join(root, `docs/getting-started/${name}.mdx`), 'utf8');
const guide = readGuide('frameworks');
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

test('the field with v-model shows its value, and takes a new one from its parent', async () => {
  const values = readGuide('framework-values');
  writeModule('mount-note.mjs', sampleOf('ts', 'mount-note.ts'));
  writeModule('bind-value.mjs', sampleOf('ts', 'bind-value.ts', values));
  const {descriptor} = parse(sampleOf('vue', 'NoteField.vue', values));
  const {content} = compileScript(descriptor, {id: 'field', inlineTemplate: true});
  writeModule('field.mjs', content.replaceAll(/'(\.\/[\w-]+)'/g, "'$1.mjs'"));

  const address = pathToFileURL(path.join(folder, 'field.mjs')).href;
  const {default: field} = (await import(address)) as {default: Component};
  const model = ref(documentOf('stored'));
  const app = createApp({
    render: () =>
      h(field, {
        modelValue: model.value,
        'onUpdate:modelValue': (json: string) => (model.value = json),
      }),
  });
  const container = document.body.appendChild(document.createElement('div'));
  app.mount(container);
  await nextTick();
  expect(container.textContent).toBe('stored');
  expect(model.value).toBe(documentOf('stored'));
  model.value = documentOf('changed');
  await nextTick();
  expect(container.textContent).toBe('changed');
  app.unmount();
});

function documentOf(text: string): string {
  const editor = createEditor();
  const $write = () =>
    $getRoot().append($createParagraphNode().append($createTextNode(text)));
  editor.update(() => void $write(), {discrete: true});
  return JSON.stringify(editor.getEditorState());
}

function sampleOf(language: string, title: string, page = guide): string {
  const fence = new RegExp(
    `\`\`\`${language} [^\\n]*title="${title}"\\n([\\s\\S]+?)\`\`\``,
  );
  const [, sample = ''] = fence.exec(page) ?? [];
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
