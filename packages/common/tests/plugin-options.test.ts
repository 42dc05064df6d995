import {expect, test} from 'vitest';

import {absolutePath, checkOptions, Joi} from '../src/plugin-options';

interface Options {
  readonly id?: string;
  readonly folder: string;
  readonly groups: readonly {readonly title: string}[];
}

const schema = Joi.object<Options>({
  folder: absolutePath.required(),
  groups: Joi.array()
    .items(Joi.object({title: Joi.string().required()}))
    .default([])
    .description('a list of {title}'),
});

const check = (options: object) => checkOptions('shelf', schema, options);

test('defaults are filled in, and the id of Docusaurus is kept', () => {
  expect(check({folder: '/a'})).toEqual({folder: '/a', groups: [], id: 'default'});
  expect(check({folder: '/a', id: 'second'}).id).toBe('second');
});

test.each([
  [{}, 'The option "folder" is required.', 'an absolute path'],
  [{folder: 'a'}, 'The option "folder" is not an absolute path.', 'an absolute path'],
  [{folder: 1}, 'The option "folder" must be a string.', 'an absolute path'],
  [
    {folder: '/a', fodler: '/b'},
    'The option "fodler" is not allowed.',
    'one of folder, groups, id',
  ],
  [
    {folder: '/a', groups: [{title: 'A'}, {name: 'B'}]},
    'The option "groups[1].title" is required.',
    'a list of {title}',
  ],
])('%j are refused', (options, what, expected) => {
  const [option] = Object.keys(options).slice(-1);
  expect(() => check(options)).toThrow(
    `${what}\n  where:    the options of the plugin shelf\n  expected: ${expected}\n` +
      `  fix:      Correct "${option ?? 'folder'}".`,
  );
});
