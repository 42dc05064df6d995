import {expect, test} from 'vitest';

import {parseSynonyms} from '../../src/plugin/read-synonyms';

test('a list is a group, and from and to are one way', () => {
  const source = [
    '# Words that readers use',
    '- [checkbox, check list]',
    '- {from: wysiwyg, to: [rich text, editor]}',
  ].join('\n');
  expect(parseSynonyms(source, 'synonyms.yml')).toEqual([
    {to: ['checkbox', 'check list']},
    {from: ['wysiwyg'], to: ['rich text', 'editor']},
  ]);
});

test('an empty file has no synonyms', () => {
  expect(parseSynonyms('# nothing yet\n', 'synonyms.yml')).toEqual([]);
});

const EXPECTED =
  '  expected: entries such as "- [checkbox, check list]" or "- {from: [wysiwyg], to: [rich text]}"\n' +
  '  fix:      Correct the entry.';

test.each([
  ['a: b', 'The file is not a list.', 1],
  ['- [a, b]\n- [alone]', 'A group of synonyms has fewer than two members.', 2],
  [
    '- [a, b]\n\n- word',
    'An entry is neither a list nor a pair of "from" and "to".',
    3,
  ],
  ['- {from: a}', 'An entry is neither a list nor a pair of "from" and "to".', 1],
  ['- [a, [b]]', 'A synonym is not a word or phrase.', 1],
])('%j is refused', (source, what, line) => {
  expect(() => parseSynonyms(source, 'synonyms.yml')).toThrow(
    `${what}\n  where:    synonyms.yml:${String(line)}\n${EXPECTED}`,
  );
});

test('a file that is no YAML is refused with its line', () => {
  expect(() => parseSynonyms('- [a, b]\n- [c, d\n', 'synonyms.yml')).toThrow(
    /where: {4}synonyms\.yml:[23]\n/u,
  );
});
