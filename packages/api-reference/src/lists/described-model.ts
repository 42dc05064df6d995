import {readFileSync} from 'node:fs';
import path from 'node:path';

import {FourPartError} from '@lexical-documentation/common';

import type {ReferenceModel, SymbolReference} from '../model/schema';
import {createSiteMap, type SiteMapOptions} from '../render/site-map';
import type {ListContext} from './list-table';

const FILE = 'described-model.json';

/** The build's data for lists: the model with its notes, and the URLs of its pages. */
export interface StoredDescription {
  readonly model: ReferenceModel;
  readonly variableKinds: ListContext['variableKinds'];
  readonly siteMap: SiteMapOptions;
}

/** The file of the described model; a page with lists depends on it. */
export function describedModelPath(cacheDir: string): string {
  return path.join(cacheDir, FILE);
}

/**
 * Reads the described model.
 *
 * @param cacheDir - the plugin's option of the same name
 * @throws FourPartError when the reference has not been built yet
 */
export function readListContext(cacheDir: string): ListContext {
  const {model, variableKinds, siteMap} = readStored(cacheDir);
  return {model, variableKinds, siteMap: createSiteMap(model, siteMap)};
}

/**
 * Reads the texts of the reference, including notes.
 *
 * @param cacheDir - the plugin's option of the same name
 * @throws FourPartError if the reference hasn't been built yet
 */
export function readDescribedModel(cacheDir: string): ReferenceModel {
  return readStored(cacheDir).model;
}

/**
 * Returns a function that finds the URL of a symbol or member, or undefined if the reference
 * doesn't describe it.
 *
 * @param cacheDir - the plugin's option of the same name
 * @throws FourPartError if the reference hasn't been built yet
 */
export function readAddresses(
  cacheDir: string,
): (reference: SymbolReference) => string | undefined {
  return readListContext(cacheDir).siteMap.url;
}

function readStored(cacheDir: string): StoredDescription {
  const file = describedModelPath(cacheDir);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as StoredDescription;
  } catch {
    throw new FourPartError({
      what: 'The model of the API reference does not exist.',
      where: `${file}:1`,
      expected: 'a file that the API reference plugin writes when Docusaurus starts',
      fix: 'add the API reference plugin to the site with the same "cacheDir"',
    });
  }
}
