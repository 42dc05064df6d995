import type {Problem, SourcePlace} from '@lexical-documentation/common';
import ts from 'typescript';

import {placeInFence} from '../program/markdown-samples';
import {
  createSampleProgram,
  type ProgramFile,
  type SampleProgram,
} from '../program/sample-program';
import {deprecatedNames, type DeprecatedName} from './deprecated-names';
import type {Sample} from './samples';

/** Compiles all samples, strict, in one program, and returns what the compiler says at its place in the Markdown. */
export function typeCheck(
  samples: readonly Sample[],
  root: string,
): Problem<SourcePlace>[] {
  const made = createSampleProgram(samples, root);
  const [broken] = made.program.getOptionsDiagnostics();
  if (broken) {
    throw new Error(`The samples' program cannot be made: ${textOf(broken)}`);
  }
  return samples.flatMap((sample) => problemsOfSample(sample, made));
}

function problemsOfSample(
  sample: Sample,
  {program, filesOf}: SampleProgram<Sample>,
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
    expected: 'samples that teach what will stay',
    fix: 'Use the successor. If the old form is the point, say in a comment of the sample that it is deprecated.',
  };
}

function diagnosticsOf(program: ts.Program, file: ts.SourceFile): ts.Diagnostic[] {
  return [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ];
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

function textOf({messageText}: ts.Diagnostic): string {
  return ts.flattenDiagnosticMessageText(messageText, '\n  ');
}
