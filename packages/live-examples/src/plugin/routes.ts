import type {PluginContentLoadedActions} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';

import {
  allModule,
  deferredModule,
  deferredOf,
  exampleModule,
  examplePageModule,
  EXAMPLES_ALIAS,
  galleryModule,
  type RenderedExample,
  sourcesModule,
  sourcesOf,
  surfaceModule,
  surfaceOf,
} from './example-modules';
import {ownStyles, stylesOfExamples} from './inline-styles';

interface RouteOptions {
  /** Path of the gallery, with the site's base URL. */
  readonly route: string;
  readonly gallery: readonly RenderedExample[];
  /** Examples without their own page. */
  readonly more: readonly RenderedExample[];
  /** Versions of the packages that examples import. */
  readonly versions: Readonly<Record<string, string>>;
}

/** Name of the module with the versions. */
export const VERSIONS_FILE = 'versions.json';

/** Writes the modules of all examples, and adds the gallery and the pages of its examples. */
export async function addRoutes(
  {addRoute, createData}: PluginContentLoadedActions,
  {route, gallery, more, versions}: RouteOptions,
): Promise<void> {
  await createData(VERSIONS_FILE, JSON.stringify(versions));
  await createData('all.js', allModule(gallery));
  for (const example of [...gallery, ...more]) {
    await createData(`${surfaceOf(example.name)}.js`, surfaceModule(example));
    await createData(`${example.name}.js`, exampleModule(example));
    await createData(`${sourcesOf(example.name)}.js`, sourcesModule(example));
    await createData(`${deferredOf(example.name)}.js`, deferredModule(example));
  }
  const styles = (
    await Promise.all([ownStyles(['gallery', 'tags']), stylesOfExamples(gallery)])
  ).join('');
  addRoute({
    path: route,
    component: '@theme/LiveExamplesGallery',
    exact: true,
    modules: {
      gallery: await createData(
        'gallery.page.js',
        galleryModule(gallery, {gallery: route, styles}),
      ),
    },
  });
  await addExamplePages({addRoute, createData}, route, gallery);
}

async function addExamplePages(
  {addRoute, createData}: Pick<PluginContentLoadedActions, 'addRoute' | 'createData'>,
  route: string,
  examples: readonly RenderedExample[],
): Promise<void> {
  const styles = await ownStyles(['example-page', 'tags']);
  for (const [index, example] of examples.entries()) {
    const neighbors = [examples[index - 1], examples[index + 1]].filter(
      (neighbor) => neighbor !== undefined,
    );
    const page = examplePageModule(example, {gallery: route, neighbors, styles});
    addRoute({
      path: normalizeUrl([route, example.name]),
      component: '@theme/LiveExamplePage',
      exact: true,
      modules: {
        example: `${EXAMPLES_ALIAS}/${example.name}`,
        page: await createData(`${example.name}.page.js`, page),
      },
    });
  }
}
