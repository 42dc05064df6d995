import {readFileSync} from 'node:fs';
import path from 'node:path';

import {FourPartError} from '@lexical-documentation/common';

import {
  type Flag,
  type ModuleModel,
  type ReferenceModel,
  referenceOf,
  type SymbolEntry,
  type SymbolModel,
} from '../model/schema';
import {symbolText} from '../render/plain-signature';
import type {SiteMap} from '../render/site-map';
import {summaryOf} from '../render/symbol';

const FILE = 'symbols.json';

/** The entries for all names that modules export. */
export function symbolEntries(model: ReferenceModel, siteMap: SiteMap): SymbolEntry[] {
  return model.modules.flatMap((module) =>
    module.symbols.map((symbol) => symbolEntry(module, symbol, siteMap)),
  );
}

/** All entries as the text of a file; identical for the same model. */
export function symbolIndexFile(model: ReferenceModel, siteMap: SiteMap): string {
  return JSON.stringify(symbolEntries(model, siteMap));
}

/** Where the index is stored. */
export function symbolIndexPath(cacheDir: string): string {
  return path.join(cacheDir, FILE);
}

/**
 * Reads the index of exported names.
 *
 * @param cacheDir - the plugin's option of the same name
 * @returns entries by name; if several modules export a name, the entry of the module that declares
 * it; and entries by `module#name` for each
 * @throws FourPartError if the reference hasn't been built yet
 */
export function readSymbolIndex(cacheDir: string): Map<string, SymbolEntry> {
  return indexByName(parse(symbolIndexPath(cacheDir)));
}

/** Entries by name, the declaring module's first, and by `module#name`. */
export function indexByName(entries: readonly SymbolEntry[]): Map<string, SymbolEntry> {
  const index = new Map<string, SymbolEntry>();
  for (const entry of entries) {
    index.set(`${entry.module}#${entry.name}`, entry);
    const known = index.get(entry.name);
    if (known === undefined || rank(entry) < rank(known)) {
      index.set(entry.name, entry);
    }
  }
  return index;
}

function parse(file: string): readonly SymbolEntry[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as readonly SymbolEntry[];
  } catch {
    throw new FourPartError({
      what: 'The index of exported names does not exist.',
      where: `${file}:1`,
      expected: 'a file that the API reference plugin writes when Docusaurus starts',
      fix: 'list the API reference plugin before the plugin that reads the index, with the same "cacheDir"',
    });
  }
}

function rank(entry: SymbolEntry): number {
  return entry.module === entry.declaredBy ? 0 : 1;
}

function symbolEntry(
  module: ModuleModel,
  symbol: SymbolModel,
  siteMap: SiteMap,
): SymbolEntry {
  const reference = symbol.target ?? referenceOf(module.name, symbol.name);
  const target = siteMap.find(reference) ?? symbol;
  const deprecatedMembers = (target.members ?? [])
    .filter(isDeprecated)
    .map(({name}) => name);
  return {
    name: symbol.name,
    module: module.name,
    declaredBy: reference.slice(0, reference.indexOf('#')),
    kind: target.kind,
    url: siteMap.url(reference) ?? siteMap.modulePage(module.name),
    summary: summaryOf(target),
    signature: symbolText(target),
    ...(isDeprecated(target) && {isDeprecated: true}),
    ...(deprecatedMembers.length > 0 && {deprecatedMembers}),
  };
}

function isDeprecated({flags}: {readonly flags?: readonly Flag[]}): boolean {
  return flags?.includes('deprecated') === true;
}
