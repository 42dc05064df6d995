import {readFileSync} from 'node:fs';
import path from 'node:path';

import {
  type CallNeeds,
  readSymbolFacts,
  type ReferenceModel,
  type SymbolEntry,
} from '@lexical-documentation/api-reference';

import type {Facts} from '../core/environment';
import {laterFacts} from './later-facts';
import {TYPE_ONLY_CLASSES} from './type-only-classes';

/** Functions that ask the page for a style, which needs the editor for each selection in a document. */
const OF_STYLE: Facts['needs'] = {
  '@lexical/selection#$getComputedStyleForParent': 'SE',
  '@lexical/selection#$isParentElementRTL': 'SE',
  '@lexical/selection#$isParentRTL': 'SE',
};

const LETTERS = {state: 'S', write: 'W', editor: 'E', composer: 'C'} as const;

/** The facts from the reference; commands are read from the sources. */
export type ReferenceFacts = Omit<Facts, 'handlers' | 'ofRichText'>;

/**
 * Reads the facts about the packages' names from the stored reference.
 *
 * @param baseUrl - the start of the stored URLs; URLs in the facts are relative to it
 */
export function readFacts(referenceCache: string, baseUrl: string): ReferenceFacts {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(referenceCache, name), 'utf8'));
  const symbols = read('symbols.json') as readonly SymbolEntry[];
  const {model} = read('model.json') as {readonly model: ReferenceModel};
  return {
    exports: exportsOf(symbols),
    links: Object.fromEntries(
      symbols.map(({name, module, url}) => [
        `${module}#${name}`,
        `/${url.slice(baseUrl.length)}`,
      ]),
    ),
    needs: {...needsOf(model), ...TYPE_ONLY_CLASSES, ...OF_STYLE},
    later: laterFacts(readSymbolFacts(referenceCache)),
  };
}

function exportsOf(symbols: readonly SymbolEntry[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const {name, module, declaredBy} of symbols) {
    const modules = (found[name] ??= []);
    if (module === declaredBy) modules.unshift(module);
    else modules.push(module);
  }
  return found;
}

function needsOf({modules}: ReferenceModel): Record<string, string> {
  const found: Record<string, string> = {};
  for (const {package: name, symbols} of modules) {
    for (const symbol of symbols) {
      add(found, `${name}#${symbol.name}`, symbol.needs);
      for (const member of symbol.members ?? []) {
        add(found, `${name}#${symbol.name}.${member.name}`, member.needs);
      }
    }
  }
  return found;
}

function add(
  found: Record<string, string>,
  key: string,
  needs: CallNeeds | undefined,
): void {
  const letters = Object.entries(LETTERS).flatMap(([need, letter]) => {
    const certainty = needs?.[need as keyof typeof LETTERS];
    return certainty ? [certainty === 'always' ? letter : letter.toLowerCase()] : [];
  });
  if (letters.length > 0) found[key] = letters.join('');
}
