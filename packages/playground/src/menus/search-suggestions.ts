import type {Suggestion} from './Typeahead';

/** A suggestion with keywords. */
export interface SearchableSuggestion extends Suggestion {
  readonly keywords: readonly string[];
}

/**
 * Returns the suggestions with the typed words in their label or keywords; matches at the start of
 * a label come first.
 */
export function searchSuggestions(
  suggestions: readonly SearchableSuggestion[],
  words: string,
): readonly SearchableSuggestion[] {
  const query = words.trim().toLowerCase();
  const rank = ({label, keywords}: SearchableSuggestion): number => {
    const name = label.toLowerCase();
    if (name.startsWith(query)) return 0;
    if (name.includes(query)) return 1;
    return keywords.some((keyword) => keyword.startsWith(query)) ? 2 : Infinity;
  };
  return suggestions
    .filter((suggestion) => rank(suggestion) < Infinity)
    .sort((one, other) => rank(one) - rank(other));
}
