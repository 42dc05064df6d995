import {expect, test} from 'vitest';

import {runtimeOf} from '../src/fence/runtime';

test('imports decide where a sample runs, before the place of its check', () => {
  expect(runtimeOf('tsx', "import {useState} from 'react';\nuseState();", 'node')).toBe(
    'React',
  );
  expect(
    runtimeOf('tsx', "import {X} from '@lexical/react/LexicalComposer';", undefined),
  ).toBe('React');
  expect(
    runtimeOf('ts', "import {createHeadlessEditor} from '@lexical/headless';", 'auto'),
  ).toBe('Node.js');
});

test('a sample that the check executes anywhere runs in Node.js and in browsers', () => {
  const code = "import {createEditor} from 'lexical';\ncreateEditor();";
  expect(runtimeOf('ts', code, 'auto')).toBe('Node.js or browser');
  expect(runtimeOf('ts', code, 'dom')).toBe('browser');
  expect(runtimeOf('ts', code, undefined)).toBe('browser');
});

test('commands, styles and data run nowhere', () => {
  expect(runtimeOf('sh', 'npm install lexical', undefined)).toBeUndefined();
  expect(runtimeOf('css', "@import 'react';", undefined)).toBeUndefined();
});
