import {createRequire} from 'node:module';

import type {CallRules} from '@lexical-documentation/call-contexts';

import {type EntryCondition, readPackages} from '../entry-points';
import {cacheKey, readCachedModel, writeCachedModel} from './cache';
import type {VariableKind} from './classify';
import {convertInWorker} from './convert-in-worker';
import type {ReferenceModel} from './schema';

// Not named "require": jiti turns import() into calls of that name.
const packageRequire = createRequire(import.meta.url);

export interface ModelOptions {
  /** npm names of the packages to describe. */
  readonly packages: readonly string[];
  /** Absolute folder that packages are resolved from. */
  readonly from: string;
  /** Absolute folder of the stored model. */
  readonly cacheDir: string;
  readonly variableKinds: readonly VariableKind[];
  /** How to find what calls need; without it, nothing is said about that. */
  readonly callRules?: CallRules;
  /** Whether the caller has other work meanwhile: a thread of its own costs seconds to start. */
  readonly inWorker?: boolean;
  /** What the packages are read from. Default: their sources. */
  readonly condition?: EntryCondition;
}

/**
 * Gives the model of the installed packages: from the cache when nothing has changed since,
 * else by a TypeDoc run of some seconds.
 *
 * @param report - told in one line why a model is built anew
 * @throws FourPartError when a package is missing or has no sources
 */
export async function loadModel(
  options: ModelOptions,
  report: (message: string) => void = () => undefined,
): Promise<ReferenceModel> {
  const packages = readPackages(options.packages, options.from, options.condition);
  const typedoc = packageRequire('typedoc/package.json') as {version: string};
  const key = cacheKey({
    typedoc: typedoc.version,
    packages: packages.map(({model, entryPoints}) => [
      model.name,
      model.version,
      entryPoints.map(({module}) => module),
    ]),
    variableKinds: options.variableKinds,
    callRules: options.callRules,
  });
  const cached = readCachedModel(options.cacheDir, key);
  if (cached.model) {
    return cached.model;
  }
  report(`reading ${packages.length} packages with TypeDoc (cache: ${cached.state})`);
  const {variableKinds, callRules, cacheDir} = options;
  const settings = {
    variableKinds,
    workDir: cacheDir,
    ...(callRules && {callRules}),
  };
  const model = options.inWorker
    ? await convertInWorker({packages, options: settings})
    : // TypeDoc and the compiler take seconds to load: a build with a fresh cache never does.
      await import('./convert').then((convert) =>
        convert.convertPackages(packages, settings),
      );
  writeCachedModel(options.cacheDir, key, model);
  return model;
}
