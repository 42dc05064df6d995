import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {build, type BuildOptions} from 'esbuild';

import {FEATURES, type FeatureId, type Form, generateEditor} from '../src';
import type {MeasuredSize, Sizes} from '../src/sizes';

const ROOT = path.join(import.meta.dirname, '../../..');
const MODULES = path.join(ROOT, 'node_modules');
/** Of the installed packages; asked for by name. */
export const versions = new Proxy<Record<string, string>>(
  {},
  {get: (_, name) => installedVersion(String(name))},
);

/** Bundles the source of an editor as a production build does, without React, and measures it. */
export async function measureEditor(
  choices: readonly FeatureId[],
  form: Form,
): Promise<MeasuredSize> {
  const {files} = generateEditor(choices, {form, versions});
  const contents = files['src/Editor.tsx'] ?? files['src/editor.ts'] ?? '';
  const {outputFiles, metafile} = await build({
    stdin: {contents, resolveDir: ROOT, loader: 'tsx'},
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    conditions: ['production'],
    define: {'process.env.NODE_ENV': '"production"'},
    external: ['react', 'react-dom', 'react/jsx-runtime', '*.css'],
    absWorkingDir: MODULES,
    write: false,
    metafile: true,
  } satisfies BuildOptions);
  const [output] = Object.values(metafile.outputs);
  const bundle = outputFiles[0]?.contents ?? new Uint8Array();
  const modules = Object.entries(output?.inputs ?? {})
    .filter(([name, {bytesInOutput}]) => name !== ENTRY && bytesInOutput > 0)
    .map(([name, {bytesInOutput}]) => [name, bytesInOutput] as const);
  return {
    minified: bundle.length,
    compressed: gzipSync(bundle, {level: 9}).length,
    modules: Object.fromEntries(modules),
  };
}

/** Measures what {@link Sizes} holds: both forms without features, each feature alone, and all. */
export async function measureSizes(): Promise<Sizes> {
  const [react, vanilla, all, ...alone] = await Promise.all([
    measureEditor([], 'react'),
    measureEditor([], 'vanilla'),
    measureEditor(
      FEATURES.map(({id}) => id),
      'vanilla',
    ),
    ...FEATURES.map(({id}) => measureEditor([id], 'vanilla')),
  ]);
  const names = [
    ...new Set([react, all, vanilla].flatMap(({modules}) => Object.keys(modules))),
  ].sort();
  return {
    ratios: Object.fromEntries(names.map((name) => [name, ratioOf(name)])),
    forms: {react, vanilla},
    features: Object.fromEntries(
      FEATURES.map(({id}, index) => [id, alone[index]?.modules]),
    ) as Sizes['features'],
    all,
  };
}

const ENTRY = '<stdin>';

/** How far a module shrinks by compression. */
function ratioOf(name: string): number {
  const text = readFileSync(path.join(MODULES, name));
  return Number((gzipSync(text, {level: 9}).length / text.length).toFixed(3));
}

export function installedVersion(name: string): string {
  const file = path.join(MODULES, name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version;
}
