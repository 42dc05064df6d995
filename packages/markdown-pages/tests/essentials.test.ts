import {expect, test} from 'vitest';

import {essentialParts} from '../src/essentials';

const text =
  '---\ntitle: A\n---\n\n# A\n\nLead.\n\n## One\n\nFirst.\n\n### `Two`\n\nSecond.\n';
const page = {
  path: '/a',
  file: 'a.md',
  title: 'A',
  description: '',
  text,
  tokens: 20,
  sections: ['---', '# A', '## One', '### `Two`'].map((heading, level) => ({
    start: text.indexOf(heading),
    level,
    anchors: [],
  })),
};

test('a page gives its beginning and the sections that are named, without their subsections', () => {
  const [part] = essentialParts([page], {'/a': ['One']});
  expect(part?.text).toBe('# A\n\nLead.\n\n## One\n\nFirst.');
  const [deep] = essentialParts([page], {'/a': ['`Two`']});
  expect(deep?.text).toBe('# A\n\nLead.\n\n### `Two`\n\nSecond.');
});

test('a page that a draft leaves out is passed over, a heading that is gone is an error', () => {
  expect(essentialParts([page], {'/b': ['One']})).toEqual([]);
  expect(() => essentialParts([page], {'/a': ['Three']})).toThrow(
    /no section "Three"[^]*expected: one of [^]*One/,
  );
});
