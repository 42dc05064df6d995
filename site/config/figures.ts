import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';

import type {Plugin} from '@docusaurus/types';
import {readSymbolIndex} from '@lexical-documentation/api-reference';
import {countSamples} from '@lexical-documentation/code-samples';
import {FourPartError} from '@lexical-documentation/common';
import {entryPointsOf, readPackage} from '@lexical-documentation/package-facts';

import {lexicalPackages} from './api-reference';
import {paths} from './paths';
import manifest from '../../package.json';

/** Facts about Lexical and this site that pages state; measured, never typed by hand. */
export interface Figures {
  /** The version of Lexical that the pages describe. */
  readonly version: string;
  /** Number of published packages, the core included. */
  readonly packages: number;
  /** Size of the core's production module, gzip, in kilobytes of 1,000 bytes. */
  readonly coreKilobytes: number;
  /** Samples on the pages that are compiled, and those of them that are run, on every check. */
  readonly samples: {readonly compiled: number; readonly run: number};
  /** Exported names in the reference, and those of them with a description. */
  readonly symbols: {readonly total: number; readonly described: number};
}

/** Docusaurus plugin: measures, and writes `@generated/site-figures/default/figures.json`. */
export function figuresPlugin(): Plugin {
  return {
    name: 'site-figures',
    async contentLoaded({actions: {createData}}) {
      await createData('figures.json', JSON.stringify(await measure()));
    },
  };
}

async function measure(): Promise<Figures> {
  return {
    version: manifest.devDependencies.lexical,
    packages: lexicalPackages.length,
    coreKilobytes: Math.round(gzipSync(readCore(), {level: 9}).byteLength / 1000),
    samples: await countSamples([paths.docs, paths.blog, paths.referenceNotes]),
    symbols: countSymbols(),
  };
}

/** The file's name differs between releases, so the manifest says which one it is. */
function readCore(): Buffer {
  const core = readPackage('lexical', paths.repository);
  const [entry] = core ? entryPointsOf(core) : [];
  if (!entry) {
    throw new FourPartError({
      what: 'The package "lexical" has no ES module.',
      where: paths.nodeModules,
      expected: 'an installed package whose "exports" names a module for production',
      fix: 'run npm install',
    });
  }
  return readFileSync(entry.file);
}

function countSymbols(): Figures['symbols'] {
  const declared = [...readSymbolIndex(paths.referenceCache)].filter(
    ([key, {name, module, declaredBy}]) =>
      key === `${module}#${name}` && module === declaredBy,
  );
  const described = declared.filter(([, {summary}]) => summary !== '');
  return {total: declared.length, described: described.length};
}
