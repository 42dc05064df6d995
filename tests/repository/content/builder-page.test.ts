import {readFileSync} from 'node:fs';
import path from 'node:path';

import {generateEditor} from '@lexical-documentation/editor-builder';
import {expect, test} from 'vitest';

const PAGE = path.join(import.meta.dirname, '../../../docs/builder.mdx');

test('the page of the builder shows a source as the builder writes it', () => {
  const versions = new Proxy<Record<string, string>>({}, {get: () => '1.0.0'});
  const {files} = generateEditor(['history'], {form: 'vanilla', versions, parts: {}});
  const [, shown] = /```ts[^\n]*\n(.*?)```/s.exec(readFileSync(PAGE, 'utf8')) ?? [];
  // Styles are for a bundler, and say nothing about the editor.
  expect(`import './editor.css';\n\n${shown}`).toBe(files['src/editor.ts']);
});
