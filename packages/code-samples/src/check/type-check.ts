import type {Problem, SourcePlace} from '@lexical-documentation/common';
import type ts from 'typescript';

import {placeInFence} from '../program/markdown-samples';
import {
  type CompilableSample,
  createSampleProgram,
  type ProgramFile,
  programFiles,
  type SampleProgram,
} from '../program/sample-program';
import {deprecatedNames, type DeprecatedName} from './deprecated-names';
import {diagnosticsOf, textOf} from './diagnostics';
import {exportingGiven} from './given';
import {samplesShownAlone} from './shown-alone';
import {problemsOfShown} from './shown-problems';
import type {Sample} from './samples';

/** Code that changes what other files of its program see. */
const AUGMENTS = /^\s*declare (?:module|global)\b/m;

/**
 * Compiles all samples, strict, in one program, and those with hidden lines again as readers copy
 * them. A sample that augments modules or globals gets its own program, so that no other sample
 * depends on its declarations.
 *
 * @returns the compiler's diagnostics, with their positions in the Markdown
 */
export function typeCheck(
  samples: readonly Sample[],
  root: string,
): Problem<SourcePlace>[] {
  const apart = samples.filter(({code}) => AUGMENTS.test(code));
  const together = samples.filter((sample) => !apart.includes(sample));
  return [together, ...apart.map((sample) => [sample])].flatMap((ofProgram) =>
    typeCheckTogether(ofProgram, samples, root),
  );
}

function typeCheckTogether(
  samples: readonly Sample[],
  all: readonly Sample[],
  root: string,
): Problem<SourcePlace>[] {
  const wholes = samples.map(exportingGiven);
  const alone = samplesShownAlone(wholes, all, (sample, index) => {
    const files = programFiles(sample, root, index);
    return files.at(-1)?.fileName ?? '';
  });
  const made = createSampleProgram<CompilableSample>([...wholes, ...alone], root);
  const [broken] = made.program.getOptionsDiagnostics();
  if (broken) {
    throw new Error(`The samples' program cannot be made: ${textOf(broken)}`);
  }
  const problems = new Map(
    wholes.map((sample) => [sample, problemsOfSample(sample, made)]),
  );
  return [
    ...[...problems.values()].flat(),
    ...alone
      .filter(({sample}) => problems.get(sample)?.length === 0)
      .flatMap((shown) => problemsOfShown(shown, made)),
  ];
}

function problemsOfSample(
  sample: Sample,
  {program, filesOf}: SampleProgram<CompilableSample>,
): Problem<SourcePlace>[] {
  const expected = new Set(sample.source.expectedErrors);
  const seen = new Set<number>();
  const problems = filesOf(sample).flatMap((file) => {
    const sourceFile = program.getSourceFile(file.fileName);
    return sourceFile
      ? diagnosticsOf(program, sourceFile).flatMap((diagnostic) => {
          seen.add(diagnostic.code);
          return expected.has(diagnostic.code)
            ? []
            : [compilerProblem(sample, file, sourceFile, diagnostic)];
        })
      : [];
  });
  const missing = [...expected].filter((code) => !seen.has(code));
  return [
    ...problems,
    ...missing.map((code) => missingError(sample, code)),
    ...deprecationProblems(sample, program, filesOf(sample)),
  ];
}

function deprecationProblems(
  sample: Sample,
  program: ts.Program,
  files: readonly ProgramFile[],
): Problem<SourcePlace>[] {
  return files.flatMap((file) => {
    const sourceFile = program.getSourceFile(file.fileName);
    return sourceFile
      ? deprecatedNames(sourceFile, program.getTypeChecker()).map((found) =>
          deprecationProblem(sample, file, sourceFile, found),
        )
      : [];
  });
}

function deprecationProblem(
  sample: Sample,
  {startLine}: ProgramFile,
  sourceFile: ts.SourceFile,
  {name, advice, start}: DeprecatedName,
): Problem<SourcePlace> {
  const place = sourceFile.getLineAndCharacterOfPosition(start);
  const [said] = advice.replaceAll(/\s+/g, ' ').split(/(?<=\.) /);
  return {
    what: `The sample uses ${name}, which is deprecated${said ? `: ${said}` : '.'}`,
    where: placeInFence(sample, startLine + place.line, place.character),
    expected: 'samples without deprecated names',
    fix: 'Use the successor. If the old form is the point, say in a comment of the sample that it is deprecated.',
  };
}

function compilerProblem(
  sample: Sample,
  {startLine}: ProgramFile,
  sourceFile: ts.SourceFile,
  diagnostic: ts.Diagnostic,
): Problem<SourcePlace> {
  const place = sourceFile.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
  return {
    what: `TS${diagnostic.code}: ${textOf(diagnostic)}`,
    where: placeInFence(sample, startLine + place.line, place.character),
    expected: 'a sample that compiles as shown, under strict settings',
    fix: `Correct the sample. If the error is the point, announce it with "// @errors: ${diagnostic.code}".`,
  };
}

function missingError(sample: Sample, code: number): Problem<SourcePlace> {
  const line = sample.code.split('\n').findIndex((text) => text.includes('@errors:'));
  return {
    what: `The sample announces the compiler error ${code}, which does not occur.`,
    where: placeInFence(sample, line, 0),
    expected: `TS${code} somewhere in the sample`,
    fix: `Remove ${code} from "// @errors:", or restore the mistake that it shows.`,
  };
}
