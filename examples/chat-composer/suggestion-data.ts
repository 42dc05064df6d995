/** A suggestion: its key, the text to search, and the symbol in front of it. */
export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly sign: string;
}

export const PEOPLE: readonly Entry[] = [
  {id: 'p1', name: 'Ada Lovelace', sign: 'AL'},
  {id: 'p2', name: 'Alan Turing', sign: 'AT'},
  {id: 'p3', name: 'Barbara Liskov', sign: 'BL'},
  {id: 'p4', name: 'Grace Hopper', sign: 'GH'},
  {id: 'p5', name: 'Katherine Johnson', sign: 'KJ'},
];

export const EMOJI: readonly Entry[] = [
  {id: 'e1', name: 'smile', sign: '😄'},
  {id: 'e2', name: 'heart', sign: '❤️'},
  {id: 'e3', name: 'thumbs up', sign: '👍'},
  {id: 'e4', name: 'party', sign: '🎉'},
  {id: 'e5', name: 'rocket', sign: '🚀'},
  {id: 'e6', name: 'eyes', sign: '👀'},
  {id: 'e7', name: 'fire', sign: '🔥'},
  {id: 'e8', name: 'check', sign: '✅'},
];
