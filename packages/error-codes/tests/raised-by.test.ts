import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, expect, test} from 'vitest';

import {findRaisers} from '../src/extract/raised-by';
import {readErrorCodes} from '../src/index';

const repository = path.resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'raised-by-'));
afterAll(() => rmSync(folder, {recursive: true}));

function raisersIn(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), text);
  }
  const entries = [{module: 'house', file: path.join(folder, 'index.ts')}];
  return Object.fromEntries(findRaisers(entries, (text) => text.startsWith('The ')));
}

test('an export raises what its own code and the code behind it raise, not what other exports do', () => {
  const raisers = raisersIn({
    'index.ts': `
      export {close, lock} from './doors';
      export {House} from './house';
    `,
    'doors.ts': `
      import {refuse} from './refuse';
      export function close(door) { refuse(door); }
      export const lock = (door) => { close(door); invariant(door.key, 'The door ' + 'has no lock'); };
    `,
    'refuse.ts': `
      export function refuse(door) { check(() => invariant(false, 'The door %s is shut', door)); }
    `,
    'house.ts': `
      import {lock} from './doors';
      import {refuse} from './refuse';
      export class House {
        constructor() { invariant(this, 'The house is none'); }
        leave() { lock(this.door); }
        enter() { refuse(this.door); }
        private light() { invariant(false, 'The light is out'); }
      }
    `,
  });
  expect(raisers).toEqual({
    'The door %s is shut': ['house#close', 'house#House.enter'],
    'The door has no lock': ['house#lock'],
    'The house is none': ['house#House'],
    'The light is out': ['house#House'],
  });
});

test('what raises is known of nearly all numbers of the installed packages', () => {
  const {codes} = readErrorCodes(repository);
  const unknown = codes.filter(({raisedBy}) => raisedBy.length === 0);
  // A module that is compiled for the wrong environment raises this when it is imported.
  expect(unknown.map(({code}) => code)).toEqual([318]);
  const raisersOf = (number: number) =>
    codes.find(({code}) => code === number)?.raisedBy;
  expect(raisersOf(8)).toEqual([
    '@lexical/react/LexicalComposerContext#useLexicalComposerContext',
  ]);
  expect(raisersOf(52)).toEqual(['lexical#RootNode.remove']);
});
