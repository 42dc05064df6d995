import {expect, test} from 'vitest';

import {renderBlock} from '../src/highlight/block-html';

const block = {language: 'ts', lines: [{tokens: [{text: 'let a;'}], links: []}]};

test('a sample that the site can open has a button for it, and another has none', () => {
  expect(renderBlock({...block, isPlayable: true})).toContain(
    '<button type="button" class="code-open">Open in playground</button>',
  );
  expect(renderBlock(block)).not.toContain('code-open');
});
