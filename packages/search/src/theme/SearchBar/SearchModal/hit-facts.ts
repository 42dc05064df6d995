import {decodeEntities} from '../../../client/html-entities';

/** What a hit shows besides its text. */
export interface HitFacts {
  /** What a symbol is, or the number of an error. */
  readonly kind: string | undefined;
  /** Where a symbol can be called, as a sentence in HTML. */
  readonly note: string | undefined;
  /** What the page is. */
  readonly pageKind: string | undefined;
  /** The message of an error, as HTML with its matches. */
  readonly error: string | undefined;
}

interface Highlighted {
  readonly value: string;
}

/**
 * Returns what a hit shows besides its text; nothing for saved searches, which have no highlights.
 *
 * The index highlights all of it although DocSearch doesn't request it: DocSearch's list of
 * attributes to retrieve doesn't include them.
 */
export function factsOf(hit: object): HitFacts {
  const {kind, note, page_kind, error} =
    (
      hit as {
        _highlightResult?: Partial<
          Record<'kind' | 'note' | 'page_kind' | 'error', Highlighted>
        >;
      }
    )._highlightResult ?? {};
  return {
    kind: kind && decodeEntities(kind.value),
    note: note?.value,
    pageKind: page_kind && decodeEntities(page_kind.value),
    error: error?.value,
  };
}
