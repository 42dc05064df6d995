import type {PluginConfig} from '@docusaurus/types';
import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/src/sidebars/types.js';
import {readCourse} from '@lexical-documentation/course';
import {type CourseOptions, remarkCourse} from '@lexical-documentation/course/plugin';

import {paths} from './paths';

const options: CourseOptions = {folder: paths.course};

/** The components and modules of the course's pages. */
export function coursePlugin(): PluginConfig {
  return ['@lexical-documentation/course/plugin', {...options}];
}

/** Remark plugin that fills the pages of the course, with its options. */
export const courseRemark: [typeof remarkCourse, CourseOptions] = [
  remarkCourse,
  options,
];

/** The course in its order, as the sidebar beside its steps. */
export function courseSidebar(): SidebarItemConfig[] {
  const parts = readCourse(paths.course).map(({title, steps}): SidebarItemConfig => ({
    type: 'category',
    label: title,
    items: steps.map(({id}) => `learn/${id}/index`),
  }));
  return ['learn/index', ...parts];
}
