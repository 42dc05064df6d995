import {$createTextNode} from 'lexical';
import type {ReactNode} from 'react';

import {searchSuggestions, type SearchableSuggestion} from './search-suggestions';
import {Typeahead} from './Typeahead';

/** Emoji, their names, and further words. */
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

const SUGGESTIONS = EMOJI.map(([symbol, name, words]): SearchableSuggestion => ({
  id: name,
  label: name,
  symbol,
  keywords: words.split(' '),
  $insert: (typed) => {
    const text = $createTextNode(`${symbol} `);
    typed?.replace(text);
    text.select();
  },
}));

const MAX_SHOWN = 6;

/** “:” and two letters at the caret: emoji by name. */
export function EmojiMenu(): ReactNode {
  return (
    <Typeahead label="Insert an emoji" trigger=":" minLength={2} search={searchEmoji} />
  );
}

function searchEmoji(words: string): readonly SearchableSuggestion[] {
  return searchSuggestions(SUGGESTIONS, words).slice(0, MAX_SHOWN);
}
