import {expect, test} from 'vitest';

import {pagePath} from '../src/shared/page-path';

test.each([
  ['/docs/intro', '/docs/intro'],
  ['/docs/intro/', '/docs/intro'],
  ['/docs/intro.html', '/docs/intro'],
  ['/docs/intro/index.html', '/docs/intro'],
  ['/docs/intro?q=a/b.html#top', '/docs/intro'],
  ['/index.html', '/'],
  ['/', '/'],
  ['/lexical/', '/lexical'],
  ['/docs/INTRO', '/docs/INTRO'],
])('%s is kept as %s', (address, path) => {
  expect(pagePath(new URL(address, 'https://example.org'))).toBe(path);
});
