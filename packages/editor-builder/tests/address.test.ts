import {expect, test} from 'vitest';

import {choicesIn, NEEDS, queryOf} from '../src';

test('without choices in the address, the first need is served', () => {
  const {features, form} = choicesIn('');
  expect(new Set(features)).toEqual(new Set(NEEDS[0]?.features));
  expect(form).toBe('react');
});

test('an address says what it was written from', () => {
  const choices = {features: ['hashtags', 'history'], form: 'vanilla'} as const;
  expect(choicesIn(queryOf(choices))).toEqual({...choices, options: {}, unknown: []});
  expect(choicesIn(queryOf({features: [], form: 'react'})).features).toEqual([]);
});

test("the playground's switches are features, and others are named once", () => {
  const query = '?features=list,link,table,plain-text,fonts,fonts';
  expect(choicesIn(query)).toEqual({
    features: ['lists', 'tables', 'links'],
    form: 'react',
    options: {},
    unknown: ['fonts'],
  });
});

test('a switch of the playground may be an option of a feature', () => {
  const {features, options} = choicesIn('?features=check-list-focus');
  expect(features).toEqual(['check-lists']);
  expect(options).toEqual({'check-lists.disableTakeFocusOnClick': true});
});

test('what is no name is not repeated', () => {
  expect(choicesIn('?features=%3Cb%3E,Call 555,history').unknown).toEqual([]);
});

test('an address keeps what was set, and only values of the right kind', () => {
  const options = {'history.delay': 500, 'links.new-tab': true};
  const query = queryOf({features: ['history', 'links'], form: 'react', options});
  expect(choicesIn(query).options).toEqual(options);
  const text = {'placeholder.text': 'Ask & tell?'};
  expect(
    choicesIn(queryOf({features: [], form: 'react', options: text})).options,
  ).toEqual(text);
  expect(choicesIn('?history.delay=soon&history.unknown=1').options).toEqual({});
});
