import {gzipSync} from 'fflate';
import {expect, test} from 'vitest';

import {hashOfText, textOfHash} from '../src/text-in-hash';

test('a text comes out of its hash as it went in', () => {
  const text = 'Ünïcode 🙂 "quotes"\n'.repeat(100);
  const hash = hashOfText('code', text);
  expect(hash).toMatch(/^#code=[\w-]+$/);
  expect(textOfHash('code', hash)).toBe(text);
});

test('another parameter, a damaged hash and none have no text', () => {
  const hash = hashOfText('code', 'text');
  expect(textOfHash('state', hash)).toBeUndefined();
  expect(textOfHash('code', hash.slice(0, -8))).toBeUndefined();
  expect(textOfHash('code', '#code=%E0%A4%A')).toBeUndefined();
  expect(textOfHash('code', '')).toBeUndefined();
});

test('what would unfold to more than a page takes is refused', () => {
  const bytes = gzipSync(new Uint8Array(10_000_000));
  const hash = `#code=${Buffer.from(bytes).toString('base64url')}`;
  expect(textOfHash('code', hash)).toBeUndefined();
});
