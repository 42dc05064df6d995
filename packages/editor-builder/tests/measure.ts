import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {build, type BuildOptions, type Plugin} from 'esbuild';

import {FEATURES, type FeatureId, type Form, generateEditor, possibleIn} from '../src';
import {readParts} from '../src/plugin/read-parts';
import type {FormSizes, MeasuredSize, ModuleSizes, Sizes} from '../src/sizes';

const ROOT = path.join(import.meta.dirname, '../../..');
const MODULES = path.join(ROOT, 'node_modules');
/** Of the installed packages; asked for by name. */
export const versions = new Proxy<Record<string, string>>(
  {},
  {get: (_, name) => installedVersion(String(name))},
);

/** What the features bring along. */
export const parts = await readParts(path.join(ROOT, 'examples'));

/** Bundles the source of an editor as a production build does, without React, and measures it. */
export async function measureEditor(
  choices: readonly FeatureId[],
  form: Form,
): Promise<MeasuredSize> {
  const {files} = generateEditor(choices, {form, versions, parts});
  const entry = form === 'react' ? 'src/Editor.tsx' : 'src/editor.ts';
  const {outputFiles, metafile} = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    conditions: ['production'],
    define: {'process.env.NODE_ENV': '"production"'},
    external: ['react', 'react-dom', 'react/jsx-runtime', '*.css'],
    plugins: [filesInMemory(files)],
    absWorkingDir: MODULES,
    write: false,
    metafile: true,
  } satisfies BuildOptions);
  const [output] = Object.values(metafile.outputs);
  const bundle = outputFiles[0]?.contents ?? new Uint8Array();
  const modules = Object.entries(output?.inputs ?? {})
    .map(([name, {bytesInOutput}]) => [name.replace(OWN, ''), bytesInOutput] as const)
    .filter(([name, bytes]) => name !== entry && bytes > 0);
  return {
    minified: bundle.length,
    compressed: gzipSync(bundle, {level: 9}).length,
    modules: Object.fromEntries(modules),
  };
}

const OWN = /^project:/;

/** Lets the bundler find the files of a project that nobody wrote to a disk. */
function filesInMemory(files: Readonly<Record<string, string>>): Plugin {
  const found = (file: string) =>
    ['', '.ts', '.tsx'].map((ending) => file + ending).find((name) => name in files);
  return {
    name: 'files-in-memory',
    setup(bundler) {
      bundler.onResolve({filter: /^\.|^src\//}, ({path: name, importer, namespace}) => {
        if (name.endsWith('.css')) return {path: name, external: true};
        if (importer !== '' && namespace !== 'project') return undefined;
        const file = found(path.posix.join(path.posix.dirname(importer), name));
        return file === undefined ? undefined : {path: file, namespace: 'project'};
      });
      bundler.onLoad({filter: /./, namespace: 'project'}, ({path: file}) => ({
        contents: files[file] ?? '',
        loader: file.endsWith('x') ? 'tsx' : 'ts',
        resolveDir: ROOT,
      }));
    },
  };
}

/** Measures what {@link Sizes} holds: both forms without features, with each alone, and with all. */
export async function measureSizes(): Promise<Sizes> {
  const react = await measureForm('react');
  const vanilla = await measureForm('vanilla');
  return {
    ratios: ratiosOf([react, vanilla]),
    forms: {react: sizesOf(react), vanilla: sizesOf(vanilla)},
  };
}

interface MeasuredForm {
  readonly none: MeasuredSize;
  readonly all: MeasuredSize;
  readonly alone: ReadonlyMap<FeatureId, MeasuredSize>;
}

async function measureForm(form: Form): Promise<MeasuredForm> {
  const ids = possibleIn(form, FEATURES).map(({id}) => id);
  const [none, all] = await Promise.all([
    measureEditor([], form),
    measureEditor(ids, form),
  ]);
  const alone = ids.map(async (id) => [id, await measureEditor([id], form)] as const);
  return {none, all, alone: new Map(await Promise.all(alone))};
}

function sizesOf({none, all, alone}: MeasuredForm): FormSizes {
  const features = [...alone].map(([id, size]) => [id, changes(none, size)]);
  return {none, features: Object.fromEntries(features) as FormSizes['features'], all};
}

/** Returns the modules that are larger or smaller than before; 0 for those that are gone. */
function changes(before: MeasuredSize, {modules}: MeasuredSize): ModuleSizes {
  const names = [...new Set([...Object.keys(before.modules), ...Object.keys(modules)])];
  const changed = names.filter((name) => modules[name] !== before.modules[name]);
  return Object.fromEntries(changed.map((name) => [name, modules[name] ?? 0]));
}

/**
 * Returns how far each module shrinks beside the others: from the smallest editor on, what is new in
 * each shares what its bundle is larger after compression.
 */
function ratiosOf(forms: readonly MeasuredForm[]): Sizes['ratios'] {
  const ratios: Record<string, number> = {};
  for (const {none, all, alone} of forms) {
    const usual = none.compressed / none.minified;
    const editors = [...alone.values(), all].sort((a, b) => a.minified - b.minified);
    for (const editor of editors) {
      const added = Object.entries(changes(none, editor)).map(([name, bytes]) => ({
        name,
        bytes: bytes - (none.modules[name] ?? 0),
      }));
      const isNew = ({name}: {readonly name: string}): boolean => !(name in ratios);
      const known = sum(added, ({name, bytes}) => bytes * (ratios[name] ?? 0));
      const size = sum(added.filter(isNew), ({bytes}) => bytes);
      const measured = (editor.compressed - none.compressed - known) / size;
      const ratio = size > SMALL ? Math.min(1, Math.max(0, measured)) : usual;
      for (const {name} of added.filter(isNew)) ratios[name] = Number(ratio.toFixed(3));
    }
  }
  return ratios;
}

/** Bytes of which one cannot tell how far they shrink. */
const SMALL = 500;

function sum<Item>(items: readonly Item[], valueOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + valueOf(item), 0);
}

export function installedVersion(name: string): string {
  const file = path.join(MODULES, name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version;
}
