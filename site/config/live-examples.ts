import {join} from 'node:path';

import type {PluginConfig} from '@docusaurus/types';
import {readSymbolIndex} from '@lexical-documentation/api-reference';
import {modulesOfLiveSamples} from '@lexical-documentation/code-samples';
import {modulesOfCourse} from '@lexical-documentation/course';
import {importableModules} from '@lexical-documentation/editor-builder';
import type {LiveExamplesOptions} from '@lexical-documentation/live-examples/plugin';

import {frameFontRules} from './fonts';
import {paths} from './paths';

const options: LiveExamplesOptions = {
  examples: paths.examples,
  moreExamples: [paths.tour],
  root: paths.repository,
  playground: '/playground',
  sandboxModules: async () => [
    ...(await modulesOfLiveSamples([paths.docs, paths.blog])),
    ...importableModules(),
    ...modulesOfCourse(paths.course),
  ],
  sandboxPages: [
    {
      name: 'course',
      entry: join(paths.packages, 'course/src/frame/start-course.ts'),
      sources: ['course/src/frame', 'live-examples/src/runtime'].map((folder) =>
        join(paths.packages, folder),
      ),
    },
    {
      name: 'playground',
      entry: join(paths.packages, 'playground/src/own-code/frame/start-playground.tsx'),
      sources: ['playground', 'playground-link', 'common', 'state-inspector'].map(
        (name) => join(paths.packages, name, 'src'),
      ),
    },
  ],
  sandboxStyles: frameFontRules,
  symbolIndex: () => readSymbolIndex(paths.referenceCache),
};

/** The gallery of examples, and the component that shows one on any page. */
export const liveExamplesPlugin: PluginConfig = [
  '@lexical-documentation/live-examples/plugin',
  {...options},
];
