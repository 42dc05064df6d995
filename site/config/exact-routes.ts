import {join} from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {paths} from './paths';

const FOLDER = join(paths.repository, 'site/src/exact-routes');

/** Docusaurus plugin: addresses are matched letter by letter, as hosts match them. */
export function exactRoutesPlugin(): Plugin {
  return {
    name: 'exact-routes',
    getClientModules: () => [join(FOLDER, 'match-letter-case.ts')],
    configureWebpack: () => ({
      resolve: {
        alias: {'@docusaurus/renderRoutes': join(FOLDER, 'render-routes.tsx')},
      },
    }),
  };
}
