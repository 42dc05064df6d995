import {cp, mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {FourPartError} from '@lexical-documentation/common';
import {digestOf, digestOfFiles} from '@lexical-documentation/common/build';
import {rspack} from '@rspack/core';

import {sandboxDocument} from './sandbox-document';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const SANDBOX = path.join(HERE, '../../sandbox');
/** What the sandbox itself and compiled JSX need. */
const ALWAYS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'lexical',
];

/**
 * Builds the document that runs edited sources: a page of its own, whose scripts offer the given
 * modules. What did not change since the last time is taken from `node_modules/.cache`.
 *
 * @param root - the folder whose `node_modules` the modules are in
 * @returns the folder that holds it
 * @throws FourPartError for a module that cannot be bundled
 */
export async function buildSandbox(
  modules: readonly string[],
  root: string,
): Promise<string> {
  const all = [...new Set([...ALWAYS, ...modules])].sort();
  const cache = path.join(root, 'node_modules/.cache/live-examples');
  const makers = digestOfFiles(path.join(root, 'package-lock.json'), SANDBOX, HERE);
  const digest = digestOf(makers, ...all);
  const folder = path.join(cache, `sandbox-${digest}`);
  const isThere = await readFile(path.join(folder, 'index.html')).then(
    () => true,
    () => false,
  );
  if (isThere) return folder;
  const temporary = `${folder}-${process.pid}`;
  await mkdir(temporary, {recursive: true});
  const entry = path.join(cache, `sandbox-${process.pid}.js`);
  await writeFile(entry, entryOf(all, root));
  await bundle(entry, temporary, root);
  await rm(entry);
  await writeFile(path.join(temporary, 'index.html'), sandboxDocument());
  await rm(folder, {recursive: true, force: true});
  await rename(temporary, folder);
  return folder;
}

/** Puts the sandbox into a built site. */
export async function copySandbox(from: string, outDir: string): Promise<void> {
  await cp(from, path.join(outDir, 'sandbox'), {recursive: true});
}

function entryOf(modules: readonly string[], root: string): string {
  const require = createRequire(path.join(root, 'package.json'));
  const entries = modules.map((specifier) => {
    try {
      require.resolve(specifier);
    } catch {
      throw new FourPartError({
        what: `The sandbox cannot offer "${specifier}": it is not installed.`,
        where: root,
        expected: 'a module of an installed package',
        fix: 'Install the package, or correct the import.',
      });
    }
    return `  ${JSON.stringify(specifier)}: () => import(${JSON.stringify(specifier)}),`;
  });
  const start = JSON.stringify(path.join(SANDBOX, 'start-sandbox.ts'));
  return `import {startSandbox} from ${start};\nstartSandbox({\n${entries.join('\n')}\n});\n`;
}

function bundle(entry: string, folder: string, root: string): Promise<void> {
  const compiler = rspack({
    mode: 'production',
    context: root,
    entry: {sandbox: entry},
    // Classic scripts: a document without an origin may not load modules from elsewhere.
    target: ['web', 'es2022'],
    output: {
      path: folder,
      filename: '[name].js',
      chunkFilename: '[contenthash:8].js',
      publicPath: 'auto',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      // Lexical says in full what is wrong only in the builds for development.
      conditionNames: ['webpack', 'development', 'browser', '...'],
    },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
        },
      ],
    },
    devtool: false,
    performance: false,
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem =
        error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : '');
      compiler.close(() => {
        if (problem === '') resolve();
        else reject(new Error(`The sandbox could not be bundled.\n${problem}`));
      });
    });
  });
}
