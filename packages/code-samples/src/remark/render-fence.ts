import {FourPartError, type SourcePlace} from '@lexical-documentation/common';

import type {VersionOf} from '../fence/pinned-commands';
import type {FenceMeta} from '../fence/fence-meta';
import {runtimeOf} from '../fence/runtime';
import type {ShownLine} from '../fence/sample-source';
import {renderBlock} from '../highlight/block-html';
import type {LineLink} from '../highlight/segments';
import {isKnownLanguage, PLAIN_LANGUAGE, tokenize} from '../highlight/tokenize';
import {linkOfIdentifier} from '../links/identifier-link';
import type {ResolvedIdentifier} from '../links/resolve-identifiers';
import type {SymbolIndex} from '../links/symbol-index';
import type {CompilableSample} from '../program/sample-program';
import {onceByName, withFewColors} from './sparing';

/** The settings for rendering fences. */
export interface FenceContext {
  readonly symbols: SymbolIndex;
  /** Colors only comments and strings, and links each name once without its signature. */
  readonly isSparing?: boolean;
  /** Returns whether the site has an editor that can open a sample. */
  readonly isPlayable?: (code: string, language: string) => boolean;
  /** Versions that are added to npm's commands. */
  readonly versionOf?: VersionOf;
}

/** A fence of a page. */
export interface Fence extends CompilableSample {
  readonly meta: FenceMeta;
  readonly where: SourcePlace;
}

/**
 * Returns the content of a block's element.
 *
 * @throws FourPartError for an unknown language
 */
export async function renderFence(
  {language, meta, code, source: {shown}, where}: Fence,
  identifiers: readonly ResolvedIdentifier[],
  context: FenceContext,
): Promise<string> {
  if (!isKnownLanguage(language)) {
    throw unknownLanguage(language, where);
  }
  const tokens = await tokenize(shown.map(({text}) => text).join('\n'), language);
  const shownLines = new Set(shown.map(({sourceLine}) => sourceLine));
  const linked = context.isSparing
    ? onceByName(identifiers, ({line}) => shownLines.has(line))
    : identifiers;
  const shownCode = shown.map(({text}) => text).join('\n');
  return renderBlock({
    language,
    isPlayable: context.isPlayable?.(shownCode, language),
    title: meta.title,
    given: meta.given,
    showLineNumbers: meta.showLineNumbers,
    runtime: runtimeOf(language, code, meta.run),
    lines: shown.map((line, index) => ({
      tokens: context.isSparing
        ? withFewColors(tokens[index] ?? [])
        : (tokens[index] ?? []),
      mark:
        line.mark ?? (meta.highlightedLines.has(index + 1) ? 'highlighted' : undefined),
      links: linksOfLine(line, linked, context),
    })),
  });
}

function linksOfLine(
  {sourceLine, text}: ShownLine,
  identifiers: readonly ResolvedIdentifier[],
  {symbols, isSparing}: FenceContext,
): LineLink[] {
  return identifiers
    .filter(({line, column}) => line === sourceLine && column < text.length)
    .sort((one, other) => one.column - other.column)
    .flatMap((identifier) => {
      const {column, length} = identifier;
      const link = linkOfIdentifier(identifier, symbols);
      return link
        ? [
            {
              start: column,
              end: column + length,
              url: link.url,
              title: isSparing ? '' : link.title,
            },
          ]
        : [];
    });
}

function unknownLanguage(language: string, where: SourcePlace): FourPartError {
  return new FourPartError({
    what: `A code fence names the language "${language}", which the highlighter does not know.`,
    where,
    expected: `a language of Shiki, such as ts, tsx, sh or json, or "${PLAIN_LANGUAGE}" for code without colors`,
    fix: 'Correct the name. A language that another plugin draws, such as a diagram, must be processed by that plugin first.',
  });
}
