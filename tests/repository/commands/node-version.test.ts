import {expect, test} from 'vitest';

import {explainOldNode, readRequiredNode} from '../../../commands/lib/node-version.mjs';

test.each(['20.19.0', '20.20.2', '22.0.0', '100.1.1'])(
  'Node %s is recent enough',
  (version) => {
    expect(explainOldNode(version, '20.19.0')).toBeUndefined();
  },
);

test.each(['20.18.3', '18.20.4', '9.99.99', '20.9.0'])(
  'Node %s is too old',
  (version) => {
    expect(explainOldNode(version, '20.19.0')?.message).toBe(
      [
        `Node.js ${version} is too old.`,
        `  where:    ${process.execPath}`,
        '  expected: Node.js 20.19.0 or newer',
        '  fix:      install a current release (https://nodejs.org) and run the command again',
      ].join('\n'),
    );
  },
);

test('the required version is the one that package.json declares', () => {
  expect(readRequiredNode()).toMatch(/^\d+\.\d+\.\d+$/);
});
