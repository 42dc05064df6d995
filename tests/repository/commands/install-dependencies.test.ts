import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {describe, expect, test} from 'vitest';

import {isInstalled} from '../../../commands/lib/install-dependencies.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const INSTALLED = {
  'node_modules/lexical': {version: '0.50.0'},
  'node_modules/@site/search': {resolved: 'packages/search', link: true},
  'node_modules/fsevents': {version: '2.3.3', optional: true},
};
const LOCKED = {'': {}, ...INSTALLED};

describe('the dependencies count as installed', () => {
  test('when npm’s own record has every package in the locked version', () => {
    expect(isInstalled(LOCKED, INSTALLED)).toBe(true);
  });

  test('when only an optional package is missing, which is for another system', () => {
    expect(isInstalled(LOCKED, without('node_modules/fsevents'))).toBe(true);
  });

  test('in this repository, whose tests could not run otherwise', () => {
    const read = (path: string) =>
      JSON.parse(readFileSync(join(ROOT, path), 'utf8')).packages;
    expect(
      isInstalled(read('package-lock.json'), read('node_modules/.package-lock.json')),
    ).toBe(true);
  });
});

describe('the dependencies are installed again', () => {
  test('when a package has another version', () => {
    const installed = {...INSTALLED, 'node_modules/lexical': {version: '0.49.0'}};
    expect(isInstalled(LOCKED, installed)).toBe(false);
  });

  test('when a package is missing', () => {
    expect(isInstalled(LOCKED, without('node_modules/lexical'))).toBe(false);
  });

  test('when an optional package has another version', () => {
    const installed = {...INSTALLED, 'node_modules/fsevents': {version: '2.3.2'}};
    expect(isInstalled(LOCKED, installed)).toBe(false);
  });

  test('when a workspace is not linked', () => {
    const installed = {...INSTALLED, 'node_modules/@site/search': {version: '1.0.0'}};
    expect(isInstalled(LOCKED, installed)).toBe(false);
  });
});

function without(folder: string) {
  return Object.fromEntries(
    Object.entries(INSTALLED).filter(([key]) => key !== folder),
  );
}
