import path from 'node:path';

import {highlightCode} from '@lexical-documentation/code-samples';
import {FourPartError} from '@lexical-documentation/common';
import {
  expressionOf,
  importDefault,
  jsxElement,
} from '@lexical-documentation/common/build';
import type {List, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

import {COURSE_ALIAS, moduleOf} from '../plugin/module-names';
import {differences, type FileDifference} from '../steps/difference';
import {type Form, FORMS} from '../steps/program-files';
import {readCourse, stepsOf} from '../steps/read-course';
import {programsOf} from '../steps/step-files';

const STEP = 'CourseStep';
const OVERVIEW = 'CourseOverview';
const DETAILS = 'CourseDetails';
const HINTS = ['First hint', 'Second hint', 'Third hint'];
const FORM_NAMES: Readonly<Record<Form, string>> = {
  react: 'React',
  plain: 'no framework',
};

/** What {@link remarkCourse} is told. */
export interface RemarkCourseOptions {
  /** The folder of the course, with its `course.yml`; an absolute path. */
  readonly folder: string;
}

/**
 * A remark plugin for the pages of a course. `<CourseStep>` around three hints becomes the step's
 * editor, the hints, and the solution as a difference; `<CourseOverview />` becomes the list of steps.
 *
 * @throws FourPartError while a page is transformed, when a step does not have three hints
 */
export function remarkCourse({folder}: RemarkCourseOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const place = tree.children.findIndex((node) => isElement(node, STEP));
    const step = tree.children[place];
    if (step) {
      const id = path.relative(folder, path.dirname(file.path));
      const shown = jsxElement(STEP, {});
      shown.attributes.push({
        type: 'mdxJsxAttribute',
        name: 'step',
        value: expressionOf('courseStep'),
      });
      const hints = hintsOf(step as MdxJsxFlowElement, file).map((hint, index) =>
        details(HINTS[index] ?? '', hint),
      );
      tree.children.splice(place, 1, shown, ...hints, await solutionOf(folder, id));
      tree.children.unshift(
        importDefault(STEP, `@theme/${STEP}`),
        importDefault(DETAILS, `@theme/${DETAILS}`),
        importDefault('courseStep', `${COURSE_ALIAS}/${moduleOf(id)}`),
      );
    }
    if (tree.children.some((node) => isElement(node, OVERVIEW))) {
      tree.children.unshift(importDefault(OVERVIEW, `@theme/${OVERVIEW}`));
    }
  };
}

function isElement(node: RootContent, name: string): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === name;
}

function hintsOf(
  step: MdxJsxFlowElement,
  file: VFile,
): readonly MdxJsxFlowElement['children'][] {
  const list = step.children.find((node): node is List => node.type === 'list');
  if (list?.children.length === HINTS.length) {
    return list.children.map(({children}) => children.map(asParagraph));
  }
  throw new FourPartError({
    what: `A step has ${list?.children.length ?? 0} hints.`,
    where: `${file.path}:${step.position?.start.line ?? 1}`,
    expected: `a list of ${HINTS.length} hints inside <${STEP}>, from the direction to the code`,
    fix: 'Write three items.',
  });
}

function asParagraph(
  node: List['children'][number]['children'][number],
): MdxJsxFlowElement['children'][number] {
  return node as Exclude<typeof node, {type: 'definition'}>;
}

async function solutionOf(folder: string, id: string): Promise<MdxJsxFlowElement> {
  const steps = stepsOf(readCourse(folder));
  const found = FORMS.flatMap((form) => {
    const programs = programsOf(steps, form).get(id);
    return differences(programs?.start ?? [], programs?.solution ?? []).map((file) => ({
      form,
      file,
    }));
  });
  const shown = found.filter(
    ({file}, index) => found.findIndex((other) => isSame(other.file, file)) === index,
  );
  const blocks = shown.map(async ({form, file}) => {
    const isShared = found.filter((other) => isSame(other.file, file)).length > 1;
    return jsxElement('CodeSample', {
      html: await highlightCode(
        file.lines.map(({text}) => text).join('\n'),
        path.extname(file.name).slice(1),
        {
          form: 'inside',
          title: isShared ? file.name : `${file.name} (${FORM_NAMES[form]})`,
          marks: file.lines.map(({mark}) => mark),
        },
      ),
    });
  });
  return details('Solution', await Promise.all(blocks));
}

function isSame(one: FileDifference, other: FileDifference): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function details(
  summary: string,
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement {
  return {...jsxElement(DETAILS, {summary}), children};
}
