import {describe, expect, test} from 'vitest';

import {assertCheckable, LIMITS} from '../src/limits';

describe('files that a check takes', () => {
  test.each(['editor.tsx', 'src/plugins/my-plugin.ts', 'app/[id]/page.tsx'])(
    '%s is a sound path',
    (path) => {
      expect(() => assertCheckable([{path, text: ''}])).not.toThrow();
    },
  );

  test.each([
    '../editor.ts',
    'src/../../editor.ts',
    '/etc/passwd.ts',
    'C:\\editor.ts',
    'src\\editor.ts',
    './editor.ts',
    'node_modules/lexical/index.ts',
    'a\0.ts',
    `${'a/'.repeat(150)}b.ts`,
  ])('%j is refused', (path) => {
    expect(() => assertCheckable([{path, text: ''}])).toThrow('A path cannot be used.');
  });

  test('more code than a check takes is refused', () => {
    const text = 'x'.repeat(LIMITS.bytes + 1);
    expect(() => assertCheckable([{path: 'a.ts', text}])).toThrow('200001 characters');
  });

  test('two files with one path are refused', () => {
    const file = {path: 'a.ts', text: ''};
    expect(() => assertCheckable([file, file])).toThrow('the same path');
  });

  test('files without code are refused', () => {
    expect(() => assertCheckable([{path: 'a.css', text: ''}])).toThrow('no code');
  });
});
