import path from 'node:path';

import {
  digestOf,
  digestOfFiles,
  listMarkdownFiles,
  openDiskCache,
} from '@lexical-documentation/common/build';
import ts from 'typescript';

import {readExampleFolders} from '../program/example-folders';
import {
  type MarkdownFence,
  placeInFence,
  readMarkdownFences,
} from '../program/markdown-samples';
import {COMPILED_LANGUAGES, type CompilableSample} from '../program/sample-program';
import {groupUses, placesInFolder, type SourceUses} from './identifier-uses';
import {javascriptSamples} from './javascript-samples';
import {resolveIdentifiers, type ResolvedIdentifier} from './resolve-identifiers';

export interface IdentifierStoreOptions {
  /** The folder from whose `node_modules` the samples import. */
  readonly root: string;
  /** Markdown folders, whose samples are resolved together, in one program. */
  readonly folders: readonly string[];
  /** Returns the samples of the folders. Default: the fences of their Markdown files. */
  readonly readSamples?: () => Promise<readonly CompilableSample[]>;
  /** Folders whose subfolders are examples of `.ts` and `.tsx` files. */
  readonly exampleFolders?: readonly string[];
}

/** Returns which identifiers of samples come from a package, in the order of the samples. */
export interface IdentifierStore {
  readonly identifiersOf: (
    samples: readonly CompilableSample[],
  ) => Promise<(readonly ResolvedIdentifier[])[]>;
  /** Returns what each Markdown file and each example uses, in the order of their paths. */
  readonly usesBySource: () => Promise<SourceUses[]>;
}

type Entries = Record<string, readonly ResolvedIdentifier[]>;

const FORMAT = '3';
const stores = new Map<string, IdentifierStore>();

/**
 * Returns the store of these folders, one for the whole process: Docusaurus creates a Markdown
 * processor for each of its plugins, and one program is enough for all of them.
 */
export function sharedIdentifierStore(
  options: IdentifierStoreOptions,
): IdentifierStore {
  const {root, folders, exampleFolders} = options;
  const key = JSON.stringify([root, folders, exampleFolders]);
  const store = stores.get(key) ?? createIdentifierStore(options);
  stores.set(key, store);
  return store;
}

/**
 * Creates a store that compiles all samples of the folders at the first request, and caches the
 * answers in `node_modules/.cache` until a package or the sample changes.
 */
export function createIdentifierStore(
  options: IdentifierStoreOptions,
): IdentifierStore {
  let entries: Promise<Entries> | undefined;
  const identifiersOf = async (samples: readonly CompilableSample[]) => {
    entries ??= loadEntries(options);
    const known = await entries;
    // The page has changed since the folders were read, which happens while somebody is writing.
    resolveMissing(known, samples.filter(isCompiled), options.root);
    return samples.map((sample) => known[sampleKey(sample)] ?? []);
  };
  return {identifiersOf, usesBySource: () => usesBySource(options, identifiersOf)};
}

/**
 * Returns which names of packages each page and each example uses, as the compiler resolved them
 * for the links. Results are cached: only changed samples are compiled again.
 */
export function listUses(options: IdentifierStoreOptions): Promise<SourceUses[]> {
  return sharedIdentifierStore(options).usesBySource();
}

async function usesBySource(
  {folders, exampleFolders = []}: IdentifierStoreOptions,
  identifiersOf: IdentifierStore['identifiersOf'],
): Promise<SourceUses[]> {
  const fences = (await fencesOf(folders)).filter(isCompiled);
  const examples = await readExampleFolders(exampleFolders);
  const ofFences = await identifiersOf(fences);
  const ofExamples = await identifiersOf(examples.map(({sample}) => sample));
  const located = fences.map((fence, index) => ({
    file: fence.file,
    identifiers: ofFences[index] ?? [],
    placeOf: (line: number) => placeInFence(fence, line, 0),
  }));
  const files = [...new Set(fences.map(({file}) => file))];
  return [
    ...files.map((file) => ({
      source: file,
      isExample: false,
      uses: groupUses(located.filter((sample) => sample.file === file)),
    })),
    ...examples.map(({folder, sample}, index) => ({
      source: folder,
      isExample: true,
      uses: groupUses([
        {
          identifiers: ofExamples[index] ?? [],
          placeOf: placesInFolder(sample, (name) => path.join(folder, name)),
        },
      ]),
    })),
  ];
}

async function loadEntries(options: IdentifierStoreOptions): Promise<Entries> {
  const {root, folders, exampleFolders = [], readSamples} = options;
  const cache = openDiskCache(root, 'code-samples');
  const lock = digestOfFiles(path.join(root, 'package-lock.json'));
  const key = [FORMAT, ts.version, lock, ...folders, ...exampleFolders];
  const known = cache.read<Entries>(...key) ?? {};
  const samples = readSamples
    ? await readSamples()
    : await samplesOf(folders, exampleFolders);
  if (resolveMissing(known, samples, root) > 0) {
    const keys = new Set(samples.map(sampleKey));
    const current = Object.entries(known).filter(([sample]) => keys.has(sample));
    cache.write(Object.fromEntries(current), ...key);
  }
  return known;
}

/** Adds missing entries, and returns how many there were. */
function resolveMissing(
  entries: Entries,
  samples: readonly CompilableSample[],
  root: string,
): number {
  const missing = samples.filter((sample) => !entries[sampleKey(sample)]);
  const resolved = missing.length > 0 ? resolveIdentifiers(missing, root) : [];
  for (const [index, sample] of missing.entries()) {
    entries[sampleKey(sample)] = resolved[index] ?? [];
  }
  return missing.length;
}

async function samplesOf(
  folders: readonly string[],
  exampleFolders: readonly string[],
): Promise<CompilableSample[]> {
  const examples = await readExampleFolders(exampleFolders);
  const fences = (await fencesOf(folders)).filter(isCompiled);
  return [
    ...fences,
    ...(await javascriptSamples(fences)),
    ...examples.map(({sample}) => sample),
  ];
}

async function fencesOf(folders: readonly string[]): Promise<MarkdownFence[]> {
  const files = await listMarkdownFiles(folders);
  return (await Promise.all(files.map(readMarkdownFences))).flat();
}

function isCompiled({language}: CompilableSample): boolean {
  return COMPILED_LANGUAGES.has(language);
}

function sampleKey({language, code}: CompilableSample): string {
  return digestOf(language, code);
}
