import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {FourPartError} from '@lexical-documentation/common';
import {
  Application,
  type Context,
  Converter,
  type ProjectReflection,
  TSConfigReader,
} from 'typedoc';

/**
 * Converts entry points in one compiler pass.
 *
 * @param onConverted - called while the compiler is still available
 * @throws FourPartError if TypeDoc returns no project
 */
export async function runTypeDoc(
  files: string[],
  workDir: string,
  onConverted: (context: Context) => void,
): Promise<ProjectReflection> {
  const app = await Application.bootstrap(
    {
      entryPoints: files,
      tsconfig: writeCompilerConfiguration(files, workDir),
      alwaysCreateEntryPointModule: true,
      disableGit: true,
      excludePrivate: true,
      // Warnings about the packages' own comments and types aren't about this build.
      logLevel: 'Error',
      plugin: [],
      readme: 'none',
      skipErrorChecking: true,
      sourceLinkTemplate: '{path}',
    },
    [new TSConfigReader()],
  );
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, onConverted);
  const project = await app.convert();
  if (project === undefined) {
    throw new FourPartError({
      what: 'TypeDoc could not read the packages.',
      where: `${files.length} entry points, the first is ${files[0] ?? 'none'}`,
      expected: 'TypeScript sources that the compiler can load',
      fix: 'read the messages of TypeDoc above, and reinstall the package that they name',
    });
  }
  return project;
}

/**
 * Writes a compiler configuration that resolves entry points to their sources; returns the file's
 * path.
 */
export function writeCompilerConfiguration(
  files: readonly string[],
  workDir: string,
): string {
  mkdirSync(workDir, {recursive: true});
  const tsconfig = path.join(workDir, 'tsconfig.json');
  const compilerOptions = {
    customConditions: ['source'],
    jsx: 'react-jsx',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    target: 'ES2022',
    types: [],
  };
  writeFileSync(tsconfig, JSON.stringify({compilerOptions, files}));
  return tsconfig;
}
