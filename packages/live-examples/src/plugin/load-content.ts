import {highlightExamples} from '@lexical-documentation/code-samples';

import type {RenderedExample} from './example-modules';
import {importsOf, versionsOf} from './imports';
import {ownStyles, stylesOfExamples} from './inline-styles';
import type {CheckedOptions} from './options';
import {type Example, readExamples} from './read-examples';
import {renderReadme} from './render-readme';
import {buildSandbox} from '@lexical-documentation/code-sandbox/build';
import {snapshotExamples} from './snapshot/snapshot-examples';
import type {Snapshot} from './snapshot/start-in-dom';

/** The examples of a site. */
export interface LiveExamplesContent {
  /** The examples in the gallery. */
  readonly gallery: readonly RenderedExample[];
  /** The examples on other pages. */
  readonly more: readonly RenderedExample[];
  /** Versions of the packages that they import. */
  readonly versions: Readonly<Record<string, string>>;
  /** Folder with the document that runs edited sources. */
  readonly sandbox: string;
}

/** Examples that are running, in the order of their folders. */
export interface StartedExamples {
  readonly gallery: readonly Example[];
  readonly more: readonly Example[];
  readonly snapshots: Promise<Snapshot[]>;
}

/**
 * Reads all examples, and starts to run them.
 *
 * @throws FourPartError for the first one that can't be read
 */
export async function startExamples(options: CheckedOptions): Promise<StartedExamples> {
  const gallery = await readExamples(options.examples);
  const more = (await Promise.all(options.moreExamples.map(readExamples))).flat();
  const snapshots = snapshotExamples([...gallery, ...more], options.root);
  // Callers that await the promise get the error; there may be none.
  snapshots.catch(() => undefined);
  return {gallery, more, snapshots};
}

/**
 * Renders examples.
 *
 * @throws FourPartError for the first one that can't be rendered
 */
export async function loadContent(
  {gallery, more, snapshots}: StartedExamples,
  options: CheckedOptions,
  baseUrl: string,
): Promise<LiveExamplesContent> {
  const {root, sandboxModules, sandboxPages, sandboxStyles} = options;
  const all = [...gallery, ...more];
  const imports = importsOf(all);
  const rendered = await renderExamples(
    all,
    gallery.length,
    snapshots,
    options,
    baseUrl,
  );
  return {
    gallery: rendered.slice(0, gallery.length),
    more: rendered.slice(gallery.length),
    versions: await versionsOf(imports, root),
    sandbox: await buildSandbox(
      [...imports, ...(await sandboxModules())],
      root,
      sandboxPages,
      await sandboxStyles(),
    ),
  };
}

/** @param playable - how many of the first ones the playground has */
async function renderExamples(
  all: readonly Example[],
  playable: number,
  taken: Promise<Snapshot[]>,
  {examples, moreExamples, root, playground, symbolIndex}: CheckedOptions,
  baseUrl: string,
): Promise<RenderedExample[]> {
  const symbols = await symbolIndex();
  const [frame, sources, snapshots, explanations, styles] = await Promise.all([
    ownStyles(['live-example']),
    highlightExamples(
      all.map(({files}) => files),
      {root, folders: [examples, ...moreExamples], symbols},
    ),
    taken,
    Promise.all(all.map((example) => renderReadme(example, {symbols, baseUrl}))),
    Promise.all(all.map((example) => stylesOfExamples([example]))),
  ]);
  return all.map((example, index) => {
    const isPlayable = playground !== undefined && index < playable;
    const snapshot = snapshots[index];
    const explanation = explanations[index];
    // There is one result for each example.
    if (!snapshot || explanation === undefined) throw new Error(example.name);
    return {
      ...example,
      snapshot,
      explanation,
      sources: sources[index] ?? [],
      styles: frame + (styles[index] ?? ''),
      playground: isPlayable ? `${playground}?example=${example.name}` : null,
    };
  });
}
