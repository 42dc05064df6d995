import {expect, test} from 'vitest';

import {cardSvg, CARD_SIZE} from '../src/card-svg';

const card = {
  site: 'Lexical',
  section: 'Concepts',
  title: 'Nodes',
  description: 'A document is a tree of nodes.',
};

const textsOf = (svg: string) =>
  [...svg.matchAll(/<text [^>]*y="([\d.]+)"[^>]*>([^<]*)/g)].map(([, y, text]) => ({
    y: Number(y),
    text,
  }));

test('a card shows the site, the section, the title and the description', () => {
  expect(textsOf(cardSvg(card)).map(({text}) => text)).toEqual([
    'Lexical',
    'Concepts',
    'Nodes',
    'A document is a tree of nodes.',
  ]);
});

test('the longest texts stay on the card, and end in a sign that they were cut', () => {
  const long = 'Where is the selection kept while a dialog is open '.repeat(8);
  const texts = textsOf(cardSvg({...card, title: long, description: long}));
  expect(Math.max(...texts.map(({y}) => y))).toBeLessThan(CARD_SIZE.height - 20);
  expect(texts.some(({text}) => text?.endsWith('…'))).toBe(true);
});

test('signs of markup are shown as text', () => {
  expect(cardSvg({...card, title: '<b> & co'})).toContain('&lt;b&gt; &amp; co');
});
