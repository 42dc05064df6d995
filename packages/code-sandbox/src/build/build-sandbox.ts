import {cp, mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {FourPartError} from '@lexical-documentation/common';
import {digestOf, digestOfFiles} from '@lexical-documentation/common/build';
import {rspack, type RspackOptions} from '@rspack/core';

import {sandboxDocument} from './sandbox-document';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const FRAME = path.join(HERE, '../frame');
/** What the sandbox itself and compiled JSX need. */
const ALWAYS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'lexical',
];

/** A document that runs what readers write inside something else than an empty page. */
export interface SandboxPage {
  /** Its file is `sandbox/<name>.html`. */
  readonly name: string;
  /** A module whose `startSandbox` gets the modules that can be imported; an absolute path. */
  readonly entry: string;
  /** Folders that it is made of: a change there builds it anew. */
  readonly sources: readonly string[];
}

const SAMPLES: SandboxPage = {
  name: 'index',
  entry: path.join(FRAME, 'start-sandbox.ts'),
  sources: [],
};

/**
 * Builds the documents that run edited sources: pages of their own, whose scripts offer the given
 * modules. What did not change since the last time is taken from `node_modules/.cache`.
 *
 * @param root - the folder whose `node_modules` the modules are in
 * @param further - pages beside the one that runs samples
 * @param siteStyles - rules of the site that hold in all pages
 * @returns the folder that holds them
 * @throws FourPartError for a module that cannot be bundled
 */
export async function buildSandbox(
  modules: readonly string[],
  root: string,
  further: readonly SandboxPage[],
  siteStyles: string,
): Promise<string> {
  const all = [...new Set([...ALWAYS, ...modules])].sort();
  const pages = [SAMPLES, ...further];
  const cache = path.join(root, 'node_modules/.cache/code-sandbox');
  const makers = digestOfFiles(
    path.join(root, 'package-lock.json'),
    FRAME,
    HERE,
    ...pages.flatMap(({sources}) => sources),
  );
  const digest = digestOf(makers, siteStyles, ...all, ...pages.map(({name}) => name));
  const folder = path.join(cache, `sandbox-${digest}`);
  const isThere = await readFile(path.join(folder, 'index.html')).then(
    () => true,
    () => false,
  );
  if (isThere) return folder;
  const temporary = `${folder}-${process.pid}`;
  await mkdir(temporary, {recursive: true});
  await bundle(await writeEntries(pages, all, temporary, root), temporary, root);
  for (const {name} of pages) {
    const styles = await readFile(path.join(temporary, `${name}.css`)).catch(
      () => null,
    );
    const document = sandboxDocument(name, styles !== null, siteStyles);
    await writeFile(path.join(temporary, `${name}.html`), document);
    await rm(path.join(temporary, `${name}.entry.js`));
  }
  await rm(folder, {recursive: true, force: true});
  await rename(temporary, folder);
  return folder;
}

/** Puts the sandbox into a built site. */
export async function copySandbox(from: string, outDir: string): Promise<void> {
  await cp(from, path.join(outDir, 'sandbox'), {recursive: true});
}

/** @returns the entries by the names of their pages */
async function writeEntries(
  pages: readonly SandboxPage[],
  modules: readonly string[],
  folder: string,
  root: string,
): Promise<Record<string, string>> {
  const entries: Record<string, string> = {};
  for (const {name, entry} of pages) {
    const file = path.join(folder, `${name}.entry.js`);
    await writeFile(file, entryOf(entry, modules, root));
    entries[name] = file;
  }
  return entries;
}

function entryOf(start: string, modules: readonly string[], root: string): string {
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
  return `import {startSandbox} from ${JSON.stringify(start)};\nstartSandbox({\n${entries.join('\n')}\n});\n`;
}

function bundle(
  entry: Record<string, string>,
  folder: string,
  root: string,
): Promise<void> {
  const compiler = rspack(settingsOf(entry, folder, root));
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

const MODULE_RULES: RspackOptions['module'] = {
  parser: {'css/auto': {namedExports: false}},
  rules: [
    {
      test: /\.tsx?$/,
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          parser: {syntax: 'typescript', tsx: true},
          transform: {react: {runtime: 'automatic'}},
          target: 'es2022',
        },
      },
    },
    {test: /\.css$/, type: 'css/auto'},
    // As in the site, whose modules a page may contain.
    {resourceQuery: /^\?source$/, type: 'asset/source'},
  ],
};

function settingsOf(
  entry: Record<string, string>,
  folder: string,
  root: string,
): RspackOptions {
  return {
    mode: 'production',
    context: root,
    entry,
    // Classic scripts: a document without an origin may not load modules from elsewhere.
    target: ['web', 'es2022'],
    output: {
      path: folder,
      filename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[contenthash:8].css',
      chunkFilename: '[contenthash:8].js',
      publicPath: 'auto',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      // Lexical says in full what is wrong only in the builds for development.
      conditionNames: ['webpack', 'development', 'browser', '...'],
    },
    module: MODULE_RULES,
    experiments: {css: true},
    devtool: false,
    performance: false,
  };
}
