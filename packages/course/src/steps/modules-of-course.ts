import {compileCheck} from './compile-check';
import {FORMS} from './program-files';
import {readCourse, stepsOf} from './read-course';
import {programsOf} from './step-files';

const IMPORT = /\b(?:from|import|require\()\s*['"]([^'".][^'"]*)['"]/g;
/** What alternative solutions import: the older ways, and what is close to the right one. */
const FURTHER = ['@lexical/plain-text', '@lexical/selection', '@lexical/utils'];

/** Returns the modules of packages that programs and checks of the course import, each once. */
export function modulesOfCourse(folder: string): string[] {
  const steps = stepsOf(readCourse(folder));
  const programs = FORMS.flatMap((form) => [...programsOf(steps, form).values()]);
  const texts = [
    ...programs.flatMap(({start, solution}) => [...start, ...solution]),
    ...steps.map((step) => ({text: compileCheck(step)})),
  ];
  const found = texts.flatMap(({text}) =>
    Array.from(text.matchAll(IMPORT), ([, name = '']) => name),
  );
  return [...new Set([...found, ...FURTHER])].sort();
}
