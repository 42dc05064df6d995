import {decodeEntities} from '../../../client/html-entities';

/** What a hit says of itself, beyond its words. */
export interface HitFacts {
  /** What a symbol is, or the number of an error. */
  readonly kind: string | undefined;
  /** Where a symbol may be called, as a sentence in HTML. */
  readonly note: string | undefined;
  /** What the page is. */
  readonly pageKind: string | undefined;
  /** The sentence of an error, as HTML with its matches. */
  readonly error: string | undefined;
}

interface Highlighted {
  readonly value: string;
}

/**
 * Returns what a hit says of itself; nothing for saved searches, which hold no highlights.
 *
 * The index highlights all of it although DocSearch asks for none: its list of attributes to
 * retrieve leaves them out.
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
