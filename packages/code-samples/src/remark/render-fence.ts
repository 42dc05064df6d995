import type {FenceMeta} from '../fence/fence-meta';
import type {ShownLine} from '../fence/sample-source';
import {renderBlock} from '../highlight/block-html';
import type {LineLink} from '../highlight/segments';
import {isKnownLanguage, PLAIN_LANGUAGE, tokenize} from '../highlight/tokenize';
import {linkOfIdentifier, type LinkContext} from '../links/identifier-link';
import type {ResolvedIdentifier} from '../links/resolve-identifiers';
import type {CompilableSample} from '../program/sample-program';
import {SampleError, type SourcePlace} from '../sample-error';

/** What fences are rendered with. */
export type FenceContext = LinkContext;

/** A fence of a page. */
export interface Fence extends CompilableSample {
  readonly meta: FenceMeta;
  readonly where: SourcePlace;
}

/**
 * Returns the inside of a block's element.
 *
 * @throws SampleError when the language is unknown.
 */
export async function renderFence(
  {language, meta, source: {shown}, where}: Fence,
  identifiers: readonly ResolvedIdentifier[],
  context: FenceContext,
): Promise<string> {
  if (!isKnownLanguage(language)) {
    throw unknownLanguage(language, where);
  }
  const tokens = await tokenize(shown.map(({text}) => text).join('\n'), language);
  return renderBlock({
    language,
    title: meta.title,
    showLineNumbers: meta.showLineNumbers,
    lines: shown.map((line, index) => ({
      tokens: tokens[index] ?? [],
      mark:
        line.mark ?? (meta.highlightedLines.has(index + 1) ? 'highlighted' : undefined),
      links: linksOfLine(line, identifiers, context),
    })),
  });
}

function linksOfLine(
  {sourceLine, text}: ShownLine,
  identifiers: readonly ResolvedIdentifier[],
  context: FenceContext,
): LineLink[] {
  return identifiers
    .filter(({line, column}) => line === sourceLine && column < text.length)
    .sort((one, other) => one.column - other.column)
    .flatMap((identifier) => {
      const {column, length} = identifier;
      const link = linkOfIdentifier(identifier, context);
      return link ? [{start: column, end: column + length, ...link}] : [];
    });
}

function unknownLanguage(language: string, where: SourcePlace): SampleError {
  return new SampleError({
    what: `A code fence names the language "${language}", which the highlighter does not know.`,
    where,
    expected: `a language of Shiki, such as ts, tsx, sh or json, or "${PLAIN_LANGUAGE}" for code without colors`,
    fix: 'Correct the name. A language that another plugin draws, such as a diagram, must be taken by that plugin first.',
  });
}
