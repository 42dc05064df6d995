import {stemmer} from 'stemmer';
import {expect, test} from 'vitest';

import {buildIndex} from '../../src/engine/index/build-index';
import {openIndex, textAt} from '../../src/engine/index/search-index';
import {search} from '../../src/engine/search';
import {createRandom, type Random} from '../support/random';
import {samplePage} from '../support/sample-pages';

const SYLLABLES = ['ka', 'ro', 'min', 'tel', 'vus', 'dor', 'pli', 'gan'];

const word = (random: Random) =>
  Array.from({length: 1 + random(3)}, () => SYLLABLES[random(SYLLABLES.length)]).join(
    '',
  );

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A plain word, or a code name in one of the usual forms. */
function name(random: Random): string {
  const parts = Array.from({length: 1 + random(3)}, () => word(random));
  switch (random(5)) {
    case 0:
      return parts.join('_').toUpperCase();
    case 1:
      return `$${parts.map((part, index) => (index === 0 ? part : capitalize(part))).join('')}()`;
    case 2:
      return `@${parts.join('/')}`;
    case 3:
      return parts.map(capitalize).join('');
    default:
      return parts[0] ?? '';
  }
}

const text = (random: Random) =>
  Array.from({length: 2 + random(8)}, () => name(random)).join(' ');

function randomPages(random: Random) {
  return Array.from({length: 6}, (_, page) =>
    samplePage({
      headings: Array.from({length: 3}, () => ({
        level: 2 as const,
        paragraphs: [text(random), text(random)],
        text: text(random),
      })),
      path: `/${String(page)}`,
      title: text(random),
    }),
  );
}

/**
 * The terms of a text, computed without an index: each name as a whole, starting with each of its
 * parts, and each part, all in lower case.
 */
function contents(value: string): string[] {
  return value.split(' ').flatMap((item) => {
    const parts = item
      .replace(/[^A-Za-z]+/gu, ' ')
      .replace(/([a-z])([A-Z])/gu, '$1 $2')
      .trim()
      .toLowerCase()
      .split(' ');
    return parts.flatMap((part, index) => [part, parts.slice(index).join('')]);
  });
}

function naivelyMatches(items: readonly string[], query: string): boolean {
  return items.some(
    (item) =>
      item.startsWith(query) ||
      (query.length >= 4 && item.length >= 4 && stemmer(item) === stemmer(query)),
  );
}

test(
  'a word finds exactly the records that a search without an index finds',
  {timeout: 60_000},
  () => {
    for (let seed = 1; seed <= 40; seed++) {
      const random = createRandom(seed);
      const index = openIndex(buildIndex(randomPages(random), [], ''));
      const records = Array.from({length: index.recordCount}, (_, record) => record);
      const items = records.map((record) => contents(textAt(index, record)));
      for (let attempt = 0; attempt < 25; attempt++) {
        const query = word(random).slice(0, 1 + random(9));
        const expected = records.filter((record) =>
          naivelyMatches(items[record] ?? [], query),
        );
        // Without such a word, the engine tolerates typos.
        if (expected.length > 0) {
          const found = search(index, {query}).records.toSorted(
            (left, right) => left - right,
          );
          expect(found, `seed ${String(seed)}, query ${query}`).toEqual(expected);
        }
      }
    }
  },
);

test(
  'a heading that is the query comes before all that only contain it',
  {timeout: 60_000},
  () => {
    for (let seed = 1; seed <= 40; seed++) {
      const random = createRandom(seed);
      const pages = randomPages(random);
      const title = name(random);
      const index = openIndex(
        buildIndex([...pages, samplePage({path: '/x', title})], [], ''),
      );
      const [first = -1] = search(index, {query: title.toLowerCase()}).records;
      expect(
        contents(textAt(index, first)).join(''),
        `seed ${String(seed)}, query ${title}`,
      ).toBe(contents(title).join(''));
    }
  },
);

test(
  'one typo in a long word still finds the record with the word',
  {timeout: 60_000},
  () => {
    for (let seed = 1; seed <= 60; seed++) {
      const random = createRandom(seed);
      const unique = `quex${word(random)}${word(random)}`;
      const pages = [...randomPages(random), samplePage({path: '/x', title: unique})];
      const index = openIndex(buildIndex(pages, [], ''));
      const place = 1 + random(unique.length - 2);
      const [before, after] = [unique.slice(0, place), unique.slice(place)];
      const typos = [
        before + after.slice(1),
        `${before}x${after}`,
        `${before}x${after.slice(1)}`,
        before + after.charAt(1) + after.charAt(0) + after.slice(2),
      ];
      for (const query of typos) {
        const found = search(index, {query}).records.map((record) =>
          textAt(index, record),
        );
        expect(found, `seed ${String(seed)}, query ${query} for ${unique}`).toContain(
          unique,
        );
      }
    }
  },
);

test('the order depends on nothing but the index and the query', () => {
  const random = createRandom(7);
  const index = openIndex(buildIndex(randomPages(random), [], ''));
  const query = `${word(random)} ${word(random)}`;
  const once = search(index, {query}).records;
  search(index, {query: word(random)});
  expect(search(index, {query}).records).toEqual(once);
});
