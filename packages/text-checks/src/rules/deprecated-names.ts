import type {InlineCode, Nodes, Parents} from 'mdast';
import {visit} from 'unist-util-visit';
import {SKIP, visitParents} from 'unist-util-visit-parents';

import type {TextOptions} from '../options';
import type {Page} from '../page';
import {placeOf, type Problem} from '../problem';
import {readSymbols, type ListedSymbol} from '../symbols';

const SAYS_SO = /\bdeprecat/i;
/** A name, or a class and its member. */
const NAME = /[$A-Za-z_][\w$]*(?:\.[$A-Za-z_][\w$]*)?/g;
/** Blocks that are read as a unit: a table's head applies to its rows. */
const BLOCKS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableRow']);

/**
 * Returns a rule: the first text in a section that names a deprecated symbol, or the section's
 * heading, must say that it's deprecated. A section ends at the next heading.
 */
export function deprecatedNamesRule(options: TextOptions): (page: Page) => Problem[] {
  const deprecated = deprecatedIn(readSymbols(options));
  return (page) => {
    let isHeadingSaying = false;
    let named = new Set<string>();
    const problems: Problem[] = [];
    visitParents(page.tree, (block: Nodes, ancestors) => {
      if (!BLOCKS.has(block.type)) return undefined;
      const says = SAYS_SO.test(wordsOf(page, block, ancestors));
      if (block.type === 'heading') {
        isHeadingSaying = says;
        named = new Set();
        return SKIP;
      }
      for (const {name, offset} of mentionsIn(block)) {
        if (!deprecated.has(name) || named.has(name)) continue;
        named.add(name);
        if (!says && !isHeadingSaying) problems.push(unsaid(page, name, offset));
      }
      return SKIP;
    });
    return problems;
  };
}

/** A name is not deprecated if another module exports it without a deprecation. */
function deprecatedIn(symbols: readonly ListedSymbol[]): ReadonlySet<string> {
  const current = new Set(
    symbols.filter(({isDeprecated}) => !isDeprecated).map(({name}) => name),
  );
  return new Set(
    symbols.flatMap(({name, deprecatedMembers = []}) => [
      ...(current.has(name) ? [] : [name]),
      ...deprecatedMembers.map((member) => `${name}.${member}`),
    ]),
  );
}

function wordsOf({text}: Page, block: Nodes, ancestors: readonly Parents[]): string {
  const head = ancestors.find(({type}) => type === 'table')?.children[0];
  return [...(head ? [head] : []), block]
    .map(({position}) => text.slice(position?.start.offset, position?.end.offset))
    .join('\n');
}

function mentionsIn(block: Nodes): {name: string; offset: number}[] {
  const mentions: {name: string; offset: number}[] = [];
  visit(block, 'inlineCode', ({value, position}: InlineCode) => {
    for (const [name] of value.matchAll(NAME)) {
      mentions.push({name, offset: position?.start.offset ?? 0});
    }
  });
  return mentions;
}

function unsaid(page: Page, name: string, offset: number): Problem {
  return {
    what: `The text names ${name}, which is deprecated, without saying so.`,
    where: placeOf(page, offset),
    expected:
      'the word "deprecated" in the paragraph or table row that names it first in a section',
    fix: 'Name the replacement instead. If the old name is the point, say that it is deprecated, and what replaces it.',
  };
}
