import path from 'node:path';
import {fileURLToPath} from 'node:url';

import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';

import {compileCheck} from '../steps/compile-check';
import {FORMS} from '../steps/program-files';
import {type Part, readCourse, type Step, stepsOf} from '../steps/read-course';
import {programsOf, type StepPrograms} from '../steps/step-files';
import {COURSE_ALIAS, moduleOf} from './module-names';

export {remarkCourse} from '../remark/remark-course';

export interface CourseOptions {
  /** The folder of the course, with its `course.yml`; an absolute path. */
  readonly folder: string;
  /** Docusaurus adds it. */
  readonly id?: string;
}

const SOURCE = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const PLUGIN_NAME = 'course';

/**
 * Docusaurus theme: the components of the course's pages, and a module for each step: what its page shows at
 * once, and what is loaded when the reader starts.
 */
export default function coursePlugin(
  {generatedFilesDir}: LoadContext,
  {folder, id = 'default'}: CourseOptions,
): Plugin<readonly Part[]> {
  return {
    name: PLUGIN_NAME,
    getThemePath: () => path.join(SOURCE, 'theme'),
    getTypeScriptThemePath: () => path.join(SOURCE, 'theme'),
    getPathsToWatch: () => [`${folder}/**/*`],
    loadContent: () => readCourse(folder),
    contentLoaded: ({content, actions}) => writeModules(content, actions),
    configureWebpack: () => ({
      resolve: {alias: {[COURSE_ALIAS]: path.join(generatedFilesDir, PLUGIN_NAME, id)}},
    }),
  };
}

async function writeModules(
  parts: readonly Part[],
  {createData}: PluginContentLoadedActions,
): Promise<void> {
  const steps = stepsOf(parts);
  const overview = parts.map(({title, steps}) => ({
    title,
    steps: steps.map(nameOf),
  }));
  await createData('all.js', `export default ${JSON.stringify(overview)};\n`);
  const programs = FORMS.map((form) => [form, programsOf(steps, form)] as const);
  for (const [index, step] of steps.entries()) {
    const forms = programs.map(([form, all]) => [form, all.get(step.id)] as const);
    await createData(`${moduleOf(step.id)}.js`, stepModule(steps, index));
    await createData(`${moduleOf(step.id)}.programs.js`, programsModule(step, forms));
  }
}

function stepModule(steps: readonly Step[], index: number): string {
  const step = steps[index];
  if (!step) throw new RangeError(`There is no step ${index}.`);
  const next = steps[index + 1];
  const data = {
    ...nameOf(step),
    number: index + 1,
    count: steps.length,
    previous: steps[index - 1]?.id ?? null,
    next: next ? nameOf(next) : null,
  };
  const load = `() => import(/* webpackChunkName: "course-step" */ './${moduleOf(step.id)}.programs')`;
  return `export default Object.assign(${JSON.stringify(data)}, {load: ${load}});\n`;
}

function programsModule(
  step: Step,
  forms: readonly (readonly [string, StepPrograms | undefined])[],
): string {
  const data = {check: compileCheck(step), ...Object.fromEntries(forms)};
  return `export default ${JSON.stringify(data)};\n`;
}

function nameOf({id, title}: Step): {id: string; title: string} {
  return {id, title};
}
