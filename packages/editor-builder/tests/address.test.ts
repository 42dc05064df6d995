import {expect, test} from 'vitest';

import {choicesIn, NEEDS, queryOf} from '../src';

test('without choices in the address, the first need is served', () => {
  const {features, form} = choicesIn('');
  expect(new Set(features)).toEqual(new Set(NEEDS[0]?.features));
  expect(form).toBe('react');
});

test('an address says what it was written from', () => {
  const choices = {features: ['hashtags', 'history'], form: 'vanilla'} as const;
  expect(choicesIn(queryOf(choices))).toEqual({...choices, unknown: []});
  expect(choicesIn(queryOf({features: [], form: 'react'})).features).toEqual([]);
});

test("the playground's switches are features, and others are named once", () => {
  const query = '?features=list,link,table,plain-text,image,image';
  expect(choicesIn(query)).toEqual({
    features: ['lists', 'tables', 'links'],
    form: 'react',
    unknown: ['image'],
  });
});

test('what is no name is not repeated', () => {
  expect(choicesIn('?features=%3Cb%3E,Call 555,history').unknown).toEqual([]);
});
