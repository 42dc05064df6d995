import path from 'node:path';

import {requestTexts} from '@lexical-documentation/static-text';

import type {Example} from './read-examples';
import type {Snapshot} from './snapshot/start-in-dom';

/** The path from which the modules below are imported. */
export const EXAMPLES_ALIAS = '@live-examples';
/** The path from which entries of examples are imported: the server renders pages without them. */
export const ENTRIES_ALIAS = '@live-example-entries';

/** The path from which pages import examples that only the server needs immediately. */
export const SERVER_EXAMPLES_ALIAS = '@live-examples-on-server';

/** An example with everything that the build generated for it. */
export interface RenderedExample extends Example {
  readonly snapshot: Snapshot;
  /** The sources as HTML, in the order of the files. */
  readonly sources: readonly string[];
  /** The explanation as HTML. */
  readonly explanation: string;
  /** URL that opens it in the playground, if the playground has it. */
  readonly playground: string | null;
  /** The styles of the example and of its frame. */
  readonly styles: string;
}

/** What the page of an example shows from the gallery. */
export interface PageSurroundings {
  /** Path of the gallery. */
  readonly gallery: string;
  readonly neighbors: readonly Example[];
  readonly styles: string;
}

/** Returns the module of an example without its sources; its default export is an `ExampleData`. */
export function surfaceModule(example: RenderedExample): string {
  const {name, entry, files, playground, styles, snapshot} = example;
  const {key, request} = requestTexts([styles, snapshot.html]);
  const data = {
    ...cardOf(example),
    place: key,
    entry,
    files: files.map((file) => file.name),
    tree: snapshot.tree,
    playground,
  };
  return [
    `import texts from ${JSON.stringify(request)};`,
    `export default Object.assign(${JSON.stringify(data)}, {`,
    '  texts,',
    `  load: () => import(/* webpackChunkName: "example-${name}" */ '${ENTRIES_ALIAS}/${name}/${path.parse(entry).name}'),`,
    '});\n',
  ].join('\n');
}

/** Returns the module that a page imports to show an example beside its sources. */
export function exampleModule({name, sources}: RenderedExample): string {
  const {key, request} = requestTexts(sources);
  return [
    `import surface from './${surfaceOf(name)}';`,
    `import texts from ${JSON.stringify(request)};`,
    `const load = () => import('./${sourcesOf(name)}');`,
    `export default {...surface, sources: {texts, place: '${key}', load}};\n`,
  ].join('\n');
}

/** Returns the module with the original files of an example. */
export function sourcesModule({files}: Example): string {
  return `export default ${JSON.stringify(files.map(({name, text}) => ({name, text})))};\n`;
}

/** Returns the module that a text page imports: in the browser, it loads the example later. */
export function deferredModule({name, height}: Example): string {
  return [
    `import now from '${SERVER_EXAMPLES_ALIAS}/${name}';`,
    `export default {height: ${height}, now, load: () => import('./${name}')};\n`,
  ].join('\n');
}

/** Returns the module that loads any example of the gallery by its name. */
export function allModule(examples: readonly Example[]): string {
  const entries = examples.map(
    ({name}) => `  '${name}': () => import('./${surfaceOf(name)}'),`,
  );
  return `export default {\n${entries.join('\n')}\n};\n`;
}

/** Returns the name of the module that loads the example later. */
export function deferredOf(name: string): string {
  return `${name}.deferred`;
}

/** Returns the name of the module with the files as they are. */
export function sourcesOf(name: string): string {
  return `${name}.sources`;
}

/** Returns the name of the module without sources. */
export function surfaceOf(name: string): string {
  return `${name}.surface`;
}

/** Returns the module with the data for the page of an example. */
export function examplePageModule(
  {explanation}: RenderedExample,
  {gallery, neighbors, styles}: PageSurroundings,
): string {
  const {key, request} = requestTexts([styles, explanation]);
  const links = neighbors.map(({name, title}) => ({name, title}));
  return [
    `import texts from ${JSON.stringify(request)};`,
    `export default {texts, place: '${key}', gallery: ${JSON.stringify(gallery)}, neighbors: ${JSON.stringify(links)}};\n`,
  ].join('\n');
}

/** Returns the module with the cards of the gallery. */
export function galleryModule(
  examples: readonly RenderedExample[],
  {gallery, styles}: Pick<PageSurroundings, 'gallery' | 'styles'>,
): string {
  const snapshots = examples.map(({snapshot}) => snapshot.html);
  const {key, request} = requestTexts([styles, ...snapshots]);
  return [
    `import texts from ${JSON.stringify(request)};`,
    `export default {texts, place: '${key}', gallery: ${JSON.stringify(gallery)}, cards: ${JSON.stringify(examples.map(cardOf))}};\n`,
  ].join('\n');
}

function cardOf({name, title, description, tags, difficulty, height}: Example): object {
  return {name, title, description, tags, difficulty, height};
}
