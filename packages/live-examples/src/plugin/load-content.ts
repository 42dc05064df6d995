import {highlightProjects} from '@lexical-documentation/code-samples';

import type {RenderedExample} from './example-modules';
import {importsOf, versionsOf} from './imports';
import {ownStyles, stylesOfExamples} from './inline-styles';
import type {CheckedOptions} from './options';
import {type Example, readExamples} from './read-examples';
import {renderReadme} from './render-readme';
import {buildSandbox} from './sandbox/build-sandbox';
import {snapshotExamples} from './snapshot/snapshot-examples';
import type {Snapshot} from './snapshot/start-in-dom';

/** The examples of a site. */
export interface LiveExamplesContent {
  /** Those that the gallery shows. */
  readonly gallery: readonly RenderedExample[];
  /** Those that other pages show. */
  readonly more: readonly RenderedExample[];
  /** Versions of the packages that they import. */
  readonly versions: Readonly<Record<string, string>>;
  /** Folder of the document that runs edited sources. */
  readonly sandbox: string;
}

/** Runs all examples, in the order of their folders. */
export async function takeSnapshots(options: CheckedOptions): Promise<Snapshot[]> {
  const {gallery, more} = await readAll(options);
  return snapshotExamples([...gallery, ...more], options.root);
}

/**
 * Reads, runs and renders all examples.
 *
 * @param taken - snapshots that were begun before, if any
 * @throws FourPartError for the first that cannot be shown
 */
export async function loadContent(
  options: CheckedOptions,
  baseUrl: string,
  taken?: Promise<Snapshot[]>,
): Promise<LiveExamplesContent> {
  const {root, sandboxModules} = options;
  const {gallery, more} = await readAll(options);
  const all = [...gallery, ...more];
  const imports = importsOf(all);
  const snapshots = taken ?? snapshotExamples(all, root);
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
    sandbox: await buildSandbox([...imports, ...(await sandboxModules())], root),
  };
}

async function readAll({examples, moreExamples}: CheckedOptions) {
  const gallery = await readExamples(examples);
  const more = (await Promise.all(moreExamples.map(readExamples))).flat();
  return {gallery, more};
}

/** @param playable - how many of the first ones a playground knows */
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
    highlightProjects(
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
    // One of each was made for each example.
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
