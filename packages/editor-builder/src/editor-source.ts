import {packageOf} from '@lexical-documentation/common';

import {APPEARANCES} from './appearance';
import type {Feature, FeatureId, Form} from './feature';
import {configurationsOf, constantsOf, type OptionValues} from './options';
import {reactEditor, usesPage} from './react-editor';
import {hasToolBar, menuOptionsSource, optionsOf, toolsOf} from './tool-bar';

const WIDTH = 80;

/** Markdown that each feature understands while somebody types. */
const TRANSFORMERS: Readonly<Partial<Record<FeatureId, readonly string[]>>> = {
  'rich-text': ['HEADING', 'QUOTE'],
  lists: ['UNORDERED_LIST', 'ORDERED_LIST'],
  'check-lists': ['CHECK_LIST'],
  code: ['CODE'],
  links: ['LINK'],
};

type Configurations = ReturnType<typeof configurationsOf>;

/** A form, or the script of a page that nothing compiles. */
type Target = Form | 'page';

/** Returns the module that defines the editor and puts it on the page. */
export function editorSource(
  features: readonly Feature[],
  form: Target,
  values: OptionValues,
): string {
  const configurations = configurationsOf(features, values);
  const statements = [
    importsOf(features, form, configurations),
    ...constantsOf(features, values),
    ...features.flatMap(({setup}) => setup ?? []),
    menuOptionsSource(features),
    ...(shortcutsOf(features).length > 0 ? [shortcutsExtension(features)] : []),
    themeOf(features),
    editorExtension(features, configurations),
    form === 'react' ? reactEditor(features) : ENDS[form],
  ];
  return `${statements.filter(Boolean).join('\n\n')}\n`;
}

/** Returns the packages that the module imports, sorted. */
export function packagesOf(features: readonly Feature[], form: Target): string[] {
  const packages = modulesOf(features, form).map(packageOf);
  // Every other package expects this one beside it.
  return [...new Set([...packages, 'lexical'])].sort();
}

/** Returns the modules of packages that the editor's own module imports. */
export function modulesOf(features: readonly Feature[], form: Target): string[] {
  const modules = [...namesByModule(features, form).keys()];
  return modules.filter((name) => !name.startsWith('.'));
}

function importsOf(
  features: readonly Feature[],
  form: Target,
  configurations: Configurations,
): string {
  const modules = namesByModule(features, form);
  const extension = modules.get('@lexical/extension');
  if (configurations.size > 0) extension?.add('configExtension');
  const lines = (isOwn: boolean): string[] =>
    [...modules]
      .filter(([module]) => module.startsWith('.') === isOwn)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([module, names]) => importOf(module, [...names].sort(byName)));
  const styles = [
    './editor.css',
    ...(hasToolBar(features) ? ['./tools/styles.css'] : []),
    ...features.flatMap(({id, part}) => (part?.example ? `./${id}/styles.css` : [])),
  ].map((file) => `import '${file}';`);
  return [
    // The styles of a page are in its head.
    ...(form === 'page' ? [] : [...styles, '']),
    ...lines(false),
    ...(lines(true).length > 0 ? ['', ...lines(true)] : []),
  ].join('\n');
}

function importOf(module: string, names: readonly string[]): string {
  const rest = `import  from '${module}';`.length;
  // A single name is never broken, as long as its line may be.
  const list = names.length === 1 ? `{${names[0]}}` : fitted('{', names, '}', rest);
  return `import ${list} from '${module}';`;
}

function namesByModule(features: readonly Feature[], form: Target) {
  const modules = new Map<string, Set<string>>();
  const add = (module: string, names: readonly string[]): void => {
    modules.set(module, new Set([...(modules.get(module) ?? []), ...names]));
  };
  add('@lexical/extension', ['defineExtension']);
  if (form === 'react') {
    add('@lexical/react/LexicalContentEditable', ['ContentEditable']);
    add('@lexical/react/LexicalExtensionComposer', ['LexicalExtensionComposer']);
    if (usesPage(features)) add('react', ['useState']);
  } else add('@lexical/extension', ['buildEditorFromExtensions']);
  if (!features.some(({id}) => id === 'rich-text')) {
    add('@lexical/plain-text', ['PlainTextExtension']);
  }
  const offers = form === 'react' ? [...toolsOf(features), ...optionsOf(features)] : [];
  for (const {imports} of [...features, ...offers]) {
    for (const [module, names] of Object.entries(imports)) add(module, names);
  }
  const shortcuts = shortcutsOf(features);
  if (shortcuts.length > 0) add('@lexical/markdown', shortcuts);
  return modules;
}

function shortcutsOf(features: readonly Feature[]): readonly string[] {
  if (!features.some(({id}) => id === 'markdown-shortcuts')) return [];
  return features.flatMap(({id}) => TRANSFORMERS[id] ?? []);
}

function shortcutsExtension(features: readonly Feature[]): string {
  const items = [...shortcutsOf(features), '...TEXT_FORMAT_TRANSFORMERS'];
  return `const transformers = ${fitted('[', items, ']', 'const transformers = ;'.length)};

const MarkdownShortcutsExtension = defineExtension({
  name: '@example/markdown-shortcuts',
  register: (editor) => registerMarkdownShortcuts(editor, transformers),
});`;
}

function themeOf(features: readonly Feature[]): string {
  const lines = features.flatMap(({id}) => APPEARANCES[id]?.theme ?? []);
  return lines.length > 0 ? ['const theme = {', ...lines, '};'].join('\n') : '';
}

function editorExtension(
  features: readonly Feature[],
  configurations: Configurations,
): string {
  const isRich = features.some(({id}) => id === 'rich-text');
  const names = new Set(features.flatMap(({dependencies}) => dependencies));
  const items = [...(isRich ? [] : ['PlainTextExtension']), ...names].map((name) => {
    const properties = configurations.get(name);
    return properties ? configured(name, properties) : name;
  });
  const dependencies = fitted('[', items, ']', '  dependencies: ,'.length, '  ');
  const hasTheme = themeOf(features) !== '';
  return `const editorExtension = defineExtension({
  name: '@example/editor',
  namespace: 'editor',
  dependencies: ${dependencies},
${hasTheme ? '  theme,\n' : ''}});`;
}

function configured(
  name: string,
  properties: Readonly<Record<string, string>>,
): string {
  const entries = Object.entries(properties).map((entry) => entry.join(': '));
  const open = `configExtension(${name}, `;
  // Four for the indentation, and two for what ends the line.
  return `${open}${fitted('{', entries, '}', open.length + 6, '    ')})`;
}

/** One line where it fits beside the rest of its statement, else a line for each item. */
function fitted(
  open: string,
  items: readonly string[],
  close: string,
  rest: number,
  indent = '',
): string {
  const line = `${open}${items.join(', ')}${close}`;
  if (line.length + rest <= WIDTH && !line.includes('\n')) return line;
  return `${open}\n${items.map((item) => `${indent}  ${item},\n`).join('')}${indent}${close}`;
}

function byName(one: string, other: string): number {
  return one.toLowerCase() < other.toLowerCase() ? -1 : 1;
}

const VANILLA_EDITOR = `/** Starts the editor in an element. To end it, call the function that it returns. */
export function mountEditor(element: HTMLElement): () => void {
  const editor = buildEditorFromExtensions(editorExtension);
  editor.setRootElement(element);
  return () => editor.dispose();
}`;

const PAGE_EDITOR = `const editor = buildEditorFromExtensions(editorExtension);
editor.setRootElement(document.getElementById('editor'));`;

const ENDS: Readonly<Record<Exclude<Target, 'react'>, string>> = {
  vanilla: VANILLA_EDITOR,
  page: PAGE_EDITOR,
};
