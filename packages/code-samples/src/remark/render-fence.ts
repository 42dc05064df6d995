import type {FenceMeta} from '../fence/fence-meta';
import type {ShownLine} from '../fence/sample-source';
import {renderBlock} from '../highlight/block-html';
import type {LineLink} from '../highlight/segments';
import {isKnownLanguage, PLAIN_LANGUAGE, tokenize} from '../highlight/tokenize';
import type {ResolvedIdentifier} from '../links/resolve-identifiers';
import {describeSymbol, type SymbolIndex} from '../links/symbol-index';
import type {CompilableSample} from '../program/sample-program';
import {SampleError, type SourcePlace} from '../sample-error';

/** What fences are rendered with. */
export interface FenceContext {
  readonly symbols: SymbolIndex;
  /** Packages that the symbols are from: a name of another package is another thing. */
  readonly packages: ReadonlySet<string>;
  /** The site's base URL: links inside HTML are not rewritten by Docusaurus. */
  readonly baseUrl: string;
}

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
  {symbols, packages, baseUrl}: FenceContext,
): LineLink[] {
  return identifiers
    .filter(({line, column}) => line === sourceLine && column < text.length)
    .sort((one, other) => one.column - other.column)
    .flatMap(({name, package: origin, column, length}) => {
      const entry = packages.has(origin) ? symbols.get(name) : undefined;
      return entry
        ? [
            {
              start: column,
              end: column + length,
              url: baseUrl.replace(/\/$/, '') + entry.url,
              title: describeSymbol(entry),
            },
          ]
        : [];
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
