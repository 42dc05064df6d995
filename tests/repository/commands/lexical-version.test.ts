import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from 'vitest';

import {createCheckout, type Checkout} from './checkout';

const ADDRESSES = [
  'https://cdn.jsdelivr.net/npm/lexical@0.50.0/dist/Lexical.prod.mjs',
  'https://cdn.jsdelivr.net/npm/@lexical/rich-text@0.50.0/dist/LexicalRichText.prod.mjs',
  'https://github.com/facebook/lexical/tree/v0.50.0/packages/lexical/src',
].join('\n');

const PINS =
  '{"lexical": "0.50.0", "@lexical/list": ">=0.50.0 <0.51.0", "yjs": "0.50.0"}';

test('sets every pin of Lexical in all manifests, and the addresses on pages', async () => {
  const checkout = createPinned();
  const {code, stdout} = await checkout.run('lexical-version.mjs', ['0.51.0']);
  expect(stdout.trim()).toBe(
    [
      'Lexical is now at 0.51.0 in:',
      '  package.json',
      '  packages/playground/package.json',
      '  docs/quick-start.mdx',
      'Next: npm install, then npm test',
    ].join('\n'),
  );
  expect(code).toBe(0);
  expect(read(checkout, 'package.json')).toBe(
    manifest({devDependencies: {lexical: '0.51.0', react: '19.3.1'}}),
  );
  expect(JSON.parse(read(checkout, 'packages/playground/package.json'))).toEqual({
    dependencies: {'@lexical/list': '0.51.0'},
    peerDependencies: {lexical: '0.51.0', yjs: '0.50.0'},
  });
  const page = read(checkout, 'docs/quick-start.mdx');
  expect(page).toContain(ADDRESSES.replaceAll('0.50.0', '0.51.0'));
  expect(page).toContain('"lexical": "0.51.0"');
  expect(page).toContain('"@lexical/list": ">=0.51.0 <0.52.0"');
  expect(page).toContain('"yjs": "0.50.0"');
  // What a sentence says of a version is for a person to judge.
  expect(page).toContain('In 0.50.0 the handle disappears');
});

test('leaves alone what has the version already', async () => {
  const {stdout} = await createPinned().run('lexical-version.mjs', ['0.50.0']);
  expect(stdout.trim()).toBe('Lexical is at 0.50.0 everywhere.');
});

test.each([[[]], [['^0.51.0']], [['latest']], [['0.51']], [['0.51.0', '0.52.0']]])(
  'refuses %j as a version',
  async (args) => {
    const {code, stderr} = await createPinned().run('lexical-version.mjs', args);
    expect(stderr).toContain(`"${args.join(' ')}" is not a version.`);
    expect(stderr).toContain(
      'fix:      for example: npm run lexical:version -- 0.51.0',
    );
    expect(code).toBe(1);
  },
);

function createPinned(): Checkout {
  const checkout = createCheckout();
  checkout.write(
    'package.json',
    manifest({devDependencies: {lexical: '0.50.0', react: '19.3.1'}}),
  );
  checkout.write('packages/search/package.json', manifest({dependencies: {}}));
  checkout.write(
    'packages/playground/package.json',
    manifest({
      dependencies: {'@lexical/list': '0.50.0'},
      peerDependencies: {lexical: '0.50.0', yjs: '0.50.0'},
    }),
  );
  checkout.write(
    'docs/quick-start.mdx',
    `${ADDRESSES}\n\n${PINS}\n\nIn 0.50.0 the handle disappears.\n`,
  );
  return checkout;
}

function manifest(content: object): string {
  const engines = {node: '>=20.19.0'};
  return `${JSON.stringify({...content, ...('devDependencies' in content && {engines})}, null, 2)}\n`;
}

function read({root}: Checkout, file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
