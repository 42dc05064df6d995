import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import {format, resolveConfig} from 'prettier';
import ts from 'typescript';

import {paths} from '../../../site/config/paths';
import {FourPartError} from '../../../packages/common/src/four-part-error.mjs';

/** Code that an upgrade breaks. */
export interface BreakingSample {
  readonly from: string;
  readonly to: string;
  readonly code: string;
  /** What the report must name, as `module#path`. */
  readonly names: readonly string[];
  /** What the compiler says of the code with the newer release. */
  readonly error?: string;
}

/**
 * Compiles each sample with its older release, where it must pass, and with its newer one, where it
 * must fail, and keeps what the compiler says there.
 *
 * @param folderOf - returns the absolute folder whose `node_modules` hold a release
 * @param options - `again` also compiles samples that are verified already
 * @throws FourPartError for a sample that does not do so
 */
export async function verifySamples(
  folderOf: (version: string) => Promise<string>,
  {again}: {readonly again: boolean},
): Promise<void> {
  const file = paths.breakingSamples;
  const samples = JSON.parse(await readFile(file, 'utf8')) as BreakingSample[];
  const verified: BreakingSample[] = [];
  for (const sample of samples) {
    if (sample.error !== undefined && !again) {
      verified.push(sample);
      continue;
    }
    const before = errorsOf(sample.code, await folderOf(sample.from));
    const [error] = errorsOf(sample.code, await folderOf(sample.to));
    if (before.length > 0 || error === undefined) {
      throw new FourPartError({
        what: `A sample does not break between ${sample.from} and ${sample.to}.`,
        where: `${file}: ${sample.code}`,
        expected: `no error before and one after; before: ${before.join(' ') || 'none'}`,
        fix: 'correct the sample or its versions',
      });
    }
    verified.push({...sample, error});
  }
  const config = await resolveConfig(file);
  const text = await format(JSON.stringify(verified), {...config, filepath: file});
  await writeFile(file, text);
}

/** Code that an upgrade leaves as it is, though names that it uses have other declarations. */
export interface CompatibleSample {
  readonly from: string;
  readonly to: string;
  readonly code: string;
  /** What changed, as `module#path`. */
  readonly names: readonly string[];
}

/**
 * Compiles each compatible sample with both of its releases, where it must pass.
 *
 * @param folderOf - returns the absolute folder whose `node_modules` hold a release
 * @throws FourPartError for a sample that does not
 */
export async function verifyCompatible(
  folderOf: (version: string) => Promise<string>,
): Promise<void> {
  const file = paths.compatibleSamples;
  const samples = JSON.parse(await readFile(file, 'utf8')) as CompatibleSample[];
  for (const {from, to, code} of samples) {
    for (const version of [from, to]) {
      const errors = errorsOf(code, await folderOf(version));
      if (errors.length === 0) continue;
      throw new FourPartError({
        what: `A compatible sample does not compile with ${version}.`,
        where: `${file}: ${code}`,
        expected: `no error; found: ${errors.join(' ')}`,
        fix: 'correct the sample, or remove it, because the change breaks code',
      });
    }
  }
}

const OPTIONS: ts.CompilerOptions = {
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  target: ts.ScriptTarget.ES2022,
  types: [],
};

function errorsOf(code: string, folder: string): string[] {
  const name = join(folder, 'sample.tsx');
  const host = ts.createCompilerHost(OPTIONS);
  const {fileExists, getSourceFile} = host;
  host.fileExists = (file) => file === name || fileExists(file);
  host.getSourceFile = (file, target) =>
    file === name
      ? ts.createSourceFile(file, code, target, true)
      : getSourceFile(file, target);
  const program = ts.createProgram([name], OPTIONS, host);
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(name))
    .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, ' '));
}
