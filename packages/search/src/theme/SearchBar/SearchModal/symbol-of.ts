import {decodeEntities} from '../../../client/html-entities';

/** What a hit of a symbol says about it. */
export interface HitSymbol {
  readonly kind: string;
  readonly module: string | undefined;
}

interface Highlighted {
  readonly value: string;
}

/**
 * Returns what the symbol of a hit is and which module it comes from; undefined for prose, and for
 * saved searches, which hold no highlights.
 *
 * The index highlights both although DocSearch asks for neither: its list of attributes to retrieve
 * leaves them out.
 */
export function symbolOf(hit: object): HitSymbol | undefined {
  const {_highlightResult: highlights} = hit as {
    _highlightResult?: {readonly kind?: Highlighted; readonly module?: Highlighted};
  };
  return highlights?.kind
    ? {
        kind: decodeEntities(highlights.kind.value),
        module: highlights.module && decodeEntities(highlights.module.value),
      }
    : undefined;
}
