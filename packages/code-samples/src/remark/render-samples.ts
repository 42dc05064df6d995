import {parseFenceMeta} from '../fence/fence-meta';
import {readSampleSource} from '../fence/sample-source';
import {BLOCK_CLASS} from '../highlight/block-html';
import {PLAIN_LANGUAGE} from '../highlight/tokenize';
import {renderFence, type Fence} from './render-fence';
import {
  type IdentifierStoreOptions,
  sharedIdentifierStore,
} from '../links/identifier-store';
import type {SymbolIndex} from '../links/symbol-index';

/** A fence that isn't on a page of the site's Markdown. */
export interface SampleToRender {
  readonly code: string;
  /** Default: plain text. */
  readonly language?: string;
  /** The text after the language. */
  readonly meta?: string;
  /** For messages: the owner of the sample. */
  readonly where: string;
}

export interface RenderSamplesOptions extends IdentifierStoreOptions {
  /** The symbols to link to. */
  readonly symbols: SymbolIndex;
  /**
   * Colors only comments and strings, and links each name once, without its signature: for pages
   * with hundreds of samples, it needs a third of the elements.
   */
  readonly isSparing?: boolean;
}

/**
 * Returns samples as complete elements, highlighted and linked like on the site's pages: hidden
 * lines are left out, and names are resolved by the compiler.
 *
 * @throws FourPartError for an unknown language or word in the meta
 */
export async function renderSamples(
  samples: readonly SampleToRender[],
  {symbols, isSparing, ...storeOptions}: RenderSamplesOptions,
): Promise<string[]> {
  const fences = samples.map(toFence);
  const identifiers = await sharedIdentifierStore(storeOptions).identifiersOf(fences);
  const context = {symbols, isSparing};
  return Promise.all(
    fences.map(async (fence, index) => {
      const html = await renderFence(fence, identifiers[index] ?? [], context);
      return `<div class="${BLOCK_CLASS}">${html}</div>`;
    }),
  );
}

function toFence({code, language, meta, where: file}: SampleToRender): Fence {
  const where = {file, line: 1};
  return {
    language: language || PLAIN_LANGUAGE,
    meta: parseFenceMeta(meta ?? '', where),
    code,
    source: readSampleSource(code),
    where,
  };
}
