import {createRequire} from 'node:module';

import type {CallRules} from '@lexical-documentation/call-contexts';

import {type EntryCondition, readPackages} from '../entry-points';
import {cacheKey, readCachedModel, writeCachedModel} from './cache';
import type {VariableKind} from './classify';
import {convertInWorker} from './convert-in-worker';
import type {ReferenceModel} from './schema';

// Not named "require", because jiti compiles import() to calls of that name.
const packageRequire = createRequire(import.meta.url);

export interface ModelOptions {
  /** npm names of the packages to describe. */
  readonly packages: readonly string[];
  /** Absolute folder from which packages are resolved. */
  readonly from: string;
  /** Absolute folder of the stored model. */
  readonly cacheDir: string;
  readonly variableKinds: readonly VariableKind[];
  /** How to find what calls need; without it, the model doesn't contain it. */
  readonly callRules?: CallRules;
  /** Whether the caller has other work meanwhile: starting a worker takes seconds. */
  readonly inWorker?: boolean;
  /** Which files of the packages are read. Default: their sources. */
  readonly condition?: EntryCondition;
}

/**
 * Returns the model of the installed packages: from the cache if nothing has changed, otherwise
 * from a TypeDoc run of some seconds.
 *
 * @param report - called with the reason when a model is rebuilt
 * @throws FourPartError if a package is missing or has no sources
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
    : // TypeDoc and the compiler take seconds to load, so a build with a valid cache never loads them.
      await import('./convert').then((convert) =>
        convert.convertPackages(packages, settings),
      );
  writeCachedModel(options.cacheDir, key, model);
  return model;
}
