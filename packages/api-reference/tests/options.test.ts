import {expect, test} from 'vitest';

import {resolveOptions} from '../src/options';

const valid = {
  packages: ['lexical'],
  docsDir: '/docs/api',
  cacheDir: '/cache',
  readme: '/readme.mdx',
};

test('options that may be left out have defaults, and the plugin id is kept', () => {
  expect(resolveOptions({...valid, id: 'second'})).toEqual({
    ...valid,
    id: 'second',
    readmeLabel: 'Read me',
    route: 'docs/api',
    sidebarId: 'api',
    variableKinds: [],
  });
});

test.each([
  [
    {...valid, packages: []},
    'The option "packages" must contain at least 1 items.',
    'a list of npm package names',
  ],
  [
    {...valid, docsDir: 'docs/api'},
    'The option "docsDir" is not an absolute path.',
    'an absolute path',
  ],
  [
    {...valid, folder: '/docs'},
    'The option "folder" is not allowed.',
    'one of cacheDir, calls, docsDir, historyFrom, id, notesDir, packages, readme, readmeLabel, releases, renderCode, route, sidebarId, sourceUrl, usages, variableKinds',
  ],
])('options %o are refused', (options, what, expected) => {
  expect(() => resolveOptions(options)).toThrow(
    `${what}\n` +
      '  where:    the options of the plugin api-reference\n' +
      `  expected: ${expected}\n` +
      `  fix:      Correct "${/"(\w+)"/.exec(what)?.[1]}".`,
  );
});
