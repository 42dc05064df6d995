import {$createTextNode} from 'lexical';
import {type ReactNode, useCallback, useState} from 'react';

import {searchSuggestions, type SearchableSuggestion} from './search-suggestions';
import {Typeahead} from './Typeahead';

/** The most popular emoji, with their names and further words. */
const EMOJI: readonly (readonly [symbol: string, name: string, words: string])[] = [
  ['😀', 'grinning', 'smile happy'],
  ['😄', 'smile', 'happy joy'],
  ['😂', 'joy', 'laugh tears'],
  ['🙂', 'slight smile', 'happy'],
  ['😉', 'wink', 'joke'],
  ['😍', 'heart eyes', 'love'],
  ['🤔', 'thinking', 'hmm'],
  ['😢', 'crying', 'sad'],
  ['😮', 'surprised', 'wow open'],
  ['👍', 'thumbs up', 'yes good like'],
  ['👎', 'thumbs down', 'no bad'],
  ['👏', 'clap', 'applause'],
  ['🙏', 'thanks', 'please pray'],
  ['👀', 'eyes', 'look'],
  ['💪', 'strong', 'muscle'],
  ['❤️', 'heart', 'love red'],
  ['🔥', 'fire', 'hot'],
  ['✨', 'sparkles', 'new shine'],
  ['🎉', 'party', 'tada celebrate'],
  ['🚀', 'rocket', 'launch ship'],
  ['💡', 'idea', 'bulb light'],
  ['🐛', 'bug', 'insect error'],
  ['✅', 'check mark', 'done yes'],
  ['❌', 'cross mark', 'no wrong'],
  ['⚠️', 'warning', 'careful'],
  ['📌', 'pin', 'important'],
  ['📝', 'memo', 'note write'],
  ['☕', 'coffee', 'break'],
  ['🌍', 'earth', 'world'],
  ['⏰', 'alarm', 'time clock'],
];

const COMMON = EMOJI.map(([symbol, name, words]) =>
  suggestionOf(symbol, name, words.split(' ')),
);

const MAX_SHOWN = 6;

/** Emoji by name, after “:” and two letters. The first use loads the complete list. */
export function EmojiMenu(): ReactNode {
  const [suggestions, setSuggestions] = useState(COMMON);
  const search = useCallback(
    (words: string) => {
      if (suggestions === COMMON) void loadAll().then(setSuggestions);
      return searchSuggestions(suggestions, words).slice(0, MAX_SHOWN);
    },
    [suggestions],
  );
  return (
    <Typeahead label="Insert an emoji" trigger=":" minLength={2} search={search} />
  );
}

/** Returns the common ones first, then all others. Offline, only the common ones. */
async function loadAll(): Promise<SearchableSuggestion[]> {
  try {
    const {default: all} = await import(
      /* webpackChunkName: "playground-emoji" */ 'emojilib'
    );
    const known = new Set(EMOJI.map(([symbol]) => symbol));
    const others = Object.entries(all).filter(([symbol]) => !known.has(symbol));
    return [
      ...COMMON,
      ...others.map(([symbol, [name = '', ...words]]) =>
        suggestionOf(symbol, name.replaceAll('_', ' '), words),
      ),
    ];
  } catch {
    return [...COMMON];
  }
}

function suggestionOf(
  symbol: string,
  name: string,
  keywords: readonly string[],
): SearchableSuggestion {
  return {
    id: symbol,
    label: name,
    symbol,
    keywords,
    $insert: (typed) => {
      const text = $createTextNode(`${symbol} `);
      typed?.replace(text);
      text.select();
    },
  };
}
