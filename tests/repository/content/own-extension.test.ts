import {expect, test} from 'vitest';

import {asModule} from '../../../site/src/components/playground/own-extension';

const EXTENSION = `import {defineExtension} from 'lexical';

export const FirstExtension = defineExtension({name: 'first'});
const SecondExtension = defineExtension({name: 'second'});
`;

test('a sample becomes a module that exports its last extension', () => {
  expect(asModule(EXTENSION)).toBe(`${EXTENSION}\nexport default SecondExtension;\n`);
});

test('a sample that exports something by default stays as it is', () => {
  const sample = `${EXTENSION}export default FirstExtension;\n`;
  expect(asModule(sample)).toBe(sample);
});
