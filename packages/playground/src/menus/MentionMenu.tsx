import {$createTextNode} from 'lexical';
import type {ReactNode} from 'react';

import {$createMentionNode} from '../editor/mentions/mention-node';
import {searchSuggestions, type SearchableSuggestion} from './search-suggestions';
import {Typeahead} from './Typeahead';

const PEOPLE = [
  'Ada Lovelace',
  'Alan Turing',
  'Barbara Liskov',
  'Donald Knuth',
  'Edsger Dijkstra',
  'Frances Allen',
  'Grace Hopper',
  'Hedy Lamarr',
  'Katherine Johnson',
  'Margaret Hamilton',
  'Radia Perlman',
  'Tim Berners-Lee',
];

const SUGGESTIONS = PEOPLE.map((person): SearchableSuggestion => ({
  id: person,
  label: person,
  symbol: person.replace(/[^A-Z]/g, ''),
  keywords: person.toLowerCase().split(' ').slice(1),
  $insert: (typed) => {
    const mention = $createMentionNode(person);
    typed?.replace(mention);
    const space = $createTextNode(' ');
    mention.insertAfter(space);
    space.select();
  },
}));

const MAX_SHOWN = 6;

/** People to mention, after “@”. */
export function MentionMenu(): ReactNode {
  return (
    <Typeahead
      label="Mention a person"
      trigger="@"
      minLength={0}
      search={searchPeople}
    />
  );
}

function searchPeople(words: string): readonly SearchableSuggestion[] {
  return searchSuggestions(SUGGESTIONS, words).slice(0, MAX_SHOWN);
}
