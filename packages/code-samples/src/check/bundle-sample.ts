import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {build, type BuildOptions, type Plugin} from 'esbuild';

import type {SampleFile} from '../fence/sample-source';
import {USER_FILE, USER_MODULE} from '../user/user-module';
import type {Claim} from './claim-edits';
import {instrumentClaims} from './claims';
import type {Sample} from './samples';

/** A sample's file, ready to be bundled. */
export interface RunnableFile {
  readonly name: string;
  readonly text: string;
  readonly file: SampleFile;
}

/** A sample whose claims report their values. */
export interface RunnableSample {
  readonly sample: Sample;
  readonly files: readonly RunnableFile[];
  /** The claims by their ids, with 0-based lines of the fence. */
  readonly claims: readonly Claim[];
  readonly unattached: readonly number[];
}

/** Where a bundle runs: in Node its packages stay imports, for the browser they are bundled. */
export type Platform = 'node' | 'browser';

const here = path.dirname(fileURLToPath(import.meta.url));
/** The names of a sample's files in stack traces. */
export const SAMPLE_PATH = 'code-sample';
const NAMESPACE = 'code-sample';
/** CommonJS packages require Node's own modules with a function that ES modules don't have. */
const MAKE_REQUIRE =
  "import {createRequire} from 'node:module'; const require = createRequire(import.meta.url);";
const EXTENSIONS = [
  '',
  '.ts',
  '.tsx',
  '.js',
  '.jsx',
  '.json',
  '/index.ts',
  '/index.tsx',
];

/** Wraps the claimed statements of all files of a sample. */
export function makeRunnable(sample: Sample): RunnableSample {
  const claims: Claim[] = [];
  const unattached: number[] = [];
  const files = sample.source.files.map((file): RunnableFile => {
    const text = sample.source.compiledLines
      .slice(file.startLine, file.endLine)
      .join('\n');
    const name = file.name ?? `sample.${sample.language}`;
    const made = instrumentClaims(text, name, claims.length);
    const inFence = (line: number) => line + file.startLine;
    claims.push(...made.claims.map((claim) => ({...claim, line: inFence(claim.line)})));
    unattached.push(...made.unattached.map(inFence));
    return {name, text: made.text, file};
  });
  return {sample, files, claims, unattached};
}

/**
 * Returns a sample as one JavaScript module; packages are resolved from `root`.
 *
 * @throws the errors of esbuild, such as a syntax error or a missing package
 */
export async function bundleSample(
  runnable: RunnableSample,
  root: string,
  platform: Platform,
): Promise<string> {
  const entry = `${NAMESPACE}:${runnable.files.at(-1)?.name ?? ''}`;
  const plugins = [sampleFilesPlugin(runnable, root)];
  return bundle({...settings(root, platform), entryPoints: [entry], plugins});
}

/** Returns the harness of a platform, which loads a sample and reports, as one JavaScript module. */
export async function bundleHarness(root: string, platform: Platform): Promise<string> {
  const entry = path.join(here, `${platform}-harness.ts`);
  return bundle({...settings(root, platform), entryPoints: [entry]});
}

/** Returns the code that adds a DOM to a Node thread, as one JavaScript module. */
export async function bundleDom(root: string): Promise<string> {
  return bundle({
    ...settings(root, 'node'),
    entryPoints: [path.join(here, 'node-dom.ts')],
    packages: 'bundle',
    sourcemap: false,
    minifyWhitespace: true,
    banner: {js: MAKE_REQUIRE},
  });
}

function settings(root: string, platform: Platform): BuildOptions {
  return {
    absWorkingDir: root,
    bundle: true,
    outdir: 'out',
    format: 'esm',
    platform,
    target: platform === 'node' ? 'node20' : 'chrome111',
    packages: platform === 'node' ? 'external' : 'bundle',
    alias: {[USER_MODULE]: USER_FILE},
    define: platform === 'browser' ? {'process.env.NODE_ENV': '"development"'} : {},
    jsx: 'automatic',
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'silent',
    loader: {'.css': 'empty'},
  };
}

async function bundle(options: BuildOptions): Promise<string> {
  const {outputFiles} = await build({...options, write: false});
  return outputFiles.find((file) => file.path.endsWith('.js'))?.text ?? '';
}

/** Resolves the sample's imports of its own files, in memory. */
function sampleFilesPlugin({files}: RunnableSample, root: string): Plugin {
  const byName = new Map(files.map((file) => [path.posix.normalize(file.name), file]));
  return {
    name: 'code-sample-files',
    setup(bundler) {
      bundler.onResolve({filter: /^code-sample:/}, (request) => ({
        path: `${SAMPLE_PATH}/${request.path.slice(NAMESPACE.length + 1)}`,
        namespace: NAMESPACE,
      }));
      bundler.onResolve({filter: /^\./, namespace: NAMESPACE}, (request) => {
        const folder = path.posix.dirname(
          request.importer.slice(SAMPLE_PATH.length + 1),
        );
        const name = path.posix.join(folder, request.path);
        const found = EXTENSIONS.map((extension) => name + extension).find(
          (candidate) => byName.has(candidate),
        );
        return found === undefined
          ? undefined
          : {path: `${SAMPLE_PATH}/${found}`, namespace: NAMESPACE};
      });
      bundler.onLoad({filter: /.*/, namespace: NAMESPACE}, ({path: file}) => ({
        contents: byName.get(file.slice(SAMPLE_PATH.length + 1))?.text ?? '',
        loader: loaderOf(file),
        resolveDir: root,
      }));
    },
  };
}

function loaderOf(file: string): 'ts' | 'tsx' | 'js' | 'jsx' | 'json' | 'empty' {
  const extension = path.extname(file).slice(1);
  const known = ['ts', 'tsx', 'js', 'jsx', 'json'] as const;
  return known.find((loader) => loader === extension) ?? 'empty';
}
