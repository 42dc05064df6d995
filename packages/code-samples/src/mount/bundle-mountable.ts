import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {build, type BuildFailure, type Plugin} from 'esbuild';

import type {Sample} from '../check/samples';

/** A file of a sample with something to mount. */
export interface MountableSample {
  readonly sample: Sample;
  readonly kind: 'nodes' | 'components';
  /** The module: the file, or the needed part of it. */
  readonly text: string;
  /** The node classes or components. */
  readonly names: readonly string[];
}

const here = path.dirname(fileURLToPath(import.meta.url));
const NAMESPACE = 'mountable';
const ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx'];

/** Modules by file name, and why others couldn't be built, by index. */
export interface MountableBundle {
  readonly modules: ReadonlyMap<string, string>;
  readonly failures: ReadonlyMap<number, string[]>;
}

/**
 * Bundles everything to mount as modules that share the packages: `harness.js`, and `0.js` and so
 * on in the given order.
 */
export async function bundleMountable(
  mountable: readonly MountableSample[],
  root: string,
): Promise<MountableBundle> {
  const failures = new Map<number, string[]>();
  for (;;) {
    const indexes = [...mountable.keys()].filter((index) => !failures.has(index));
    try {
      return {modules: await bundle(indexes, mountable, root), failures};
    } catch (error) {
      const found = failuresOf(error);
      if (found.size === 0) throw error;
      found.forEach((said, index) => failures.set(index, said));
    }
  }
}

/** The messages of esbuild by the module that they are about. */
function failuresOf(error: unknown): Map<number, string[]> {
  const found = new Map<number, string[]>();
  const {errors = []} = error as Partial<BuildFailure>;
  for (const {text, location} of errors) {
    const [, index] = /^mountable:(\d+)/.exec(location?.file ?? '') ?? [];
    if (index === undefined) continue;
    const said = `The sample cannot be bundled: ${text}`;
    found.set(Number(index), [...(found.get(Number(index)) ?? []), said]);
  }
  return found;
}

async function bundle(
  indexes: readonly number[],
  mountable: readonly MountableSample[],
  root: string,
): Promise<ReadonlyMap<string, string>> {
  const entries = indexes.map((index) => [String(index), `${NAMESPACE}:${index}`]);
  const {outputFiles} = await build({
    absWorkingDir: root,
    entryPoints: {
      ...Object.fromEntries(entries),
      harness: path.join(here, 'mount-harness.ts'),
    },
    plugins: [filesPlugin(mountable, root)],
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    outdir: 'out',
    target: 'chrome111',
    define: {'process.env.NODE_ENV': '"development"'},
    jsx: 'automatic',
    logLevel: 'silent',
    loader: {'.css': 'empty'},
  });
  return new Map(outputFiles.map((file) => [path.basename(file.path), file.text]));
}

function filesPlugin(mountable: readonly MountableSample[], root: string): Plugin {
  return {
    name: 'mountable-files',
    setup(bundler) {
      bundler.onResolve({filter: /^mountable:/}, (request) => ({
        path: request.path.slice(NAMESPACE.length + 1),
        namespace: NAMESPACE,
      }));
      bundler.onResolve({filter: /^\./, namespace: NAMESPACE}, (request) => {
        const [index = ''] = request.importer.split('/');
        const found = ENDINGS.map(
          (ending) => request.path.replace(/^\.\//, '') + ending,
        ).find((name) => fileNamed(mountable[Number(index)], name) !== undefined);
        return found === undefined
          ? undefined
          : {path: `${index}/${found}`, namespace: NAMESPACE};
      });
      bundler.onLoad({filter: /.*/, namespace: NAMESPACE}, ({path: place}) => {
        const [index = '', name] = place.split('/');
        const one = mountable[Number(index)];
        return {
          contents: name === undefined ? one?.text : fileNamed(one, name),
          loader: 'tsx',
          resolveDir: root,
        };
      });
    },
  };
}

function fileNamed(one: MountableSample | undefined, name: string): string | undefined {
  const file = one?.sample.source.files.find((candidate) => candidate.name === name);
  return file
    ? one?.sample.source.compiledLines.slice(file.startLine, file.endLine).join('\n')
    : undefined;
}
