import type {Problem, SourcePlace} from '@lexical-documentation/common';
import type ts from 'typescript';

import type {Given} from '../fence/fence-meta';
import {placeInFence} from '../program/markdown-samples';
import type {
  CompilableSample,
  ProgramFile,
  SampleProgram,
} from '../program/sample-program';
import {diagnosticsOf, textOf} from './diagnostics';
import {typesOfGiven} from './given';
import type {Sample} from './samples';
import type {ShownAlone} from './shown-alone';

/** Returns why the shown lines of a sample don't compile for a reader who copies them. */
export function problemsOfShown(
  shown: ShownAlone,
  {program, filesOf}: SampleProgram<CompilableSample>,
): Problem<SourcePlace>[] {
  const {sample} = shown;
  const own = filesOf(shown).slice(0, shown.ownFiles);
  const broken = own.flatMap((file) => brokenLines(sample, file, program));
  const whole = program.getSourceFile(filesOf(sample).at(-1)?.fileName ?? '');
  const checker = program.getTypeChecker();
  return [
    ...new Map(broken.map((problem) => [problem.what, problem])).values(),
    ...sample.fenceMeta.given.flatMap((given) =>
      whole ? problemsOfGiven(given, sample, typesOfGiven(given, whole, checker)) : [],
    ),
  ];
}

function brokenLines(
  sample: Sample,
  {fileName, startLine}: ProgramFile,
  program: ts.Program,
): Problem<SourcePlace>[] {
  const file = program.getSourceFile(fileName);
  if (!file) return [];
  return diagnosticsOf(program, file)
    .filter(({code}) => !sample.source.expectedErrors.includes(code))
    .map((diagnostic) => {
      const place = file.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
      return {
        what: `The sample does not compile without its hidden lines. TS${diagnostic.code}: ${textOf(diagnostic)}`,
        where: placeInFence(sample, startLine + place.line, place.character),
        expected: 'shown lines that a reader can copy with their imports',
        fix: 'Show what declares it: the line, or a sample of this page with the file as its title. Declare the values that readers already have in the fence: given="editor: LexicalEditor".',
      };
    });
}

function problemsOfGiven(
  given: Given,
  sample: Sample,
  types: readonly string[],
): Problem<SourcePlace>[] {
  const isUsed = sample.source.shown.some(({text}) => hasWord(text, given.name));
  if (types.includes(given.type) && isUsed) return [];
  return [
    {
      what: isUsed
        ? `The sample gives ${given.name} as ${given.type}, but it is ${types[0] ?? 'not declared'}.`
        : `The sample gives ${given.name}, which its shown lines do not use.`,
      where: {file: sample.file, line: sample.line},
      expected: 'what the shown lines need from hidden ones, with its type',
      fix: isUsed ? 'Correct the type in given.' : 'Remove it from given.',
    },
  ];
}

function hasWord(text: string, word: string): boolean {
  return text.split(/[^$\w]+/).includes(word);
}
