import {expect, test} from 'vitest';

import {withoutJavaScriptTabs} from '../src/built-site/language-tabs';

const sample = (language: string, code: string) =>
  `**Bar.${language}**\n\n\`\`\`${language} runs="React"\n${code}\n\n${code}\n\`\`\``;

test('of a sample in two languages, TypeScript is left', () => {
  const typed = sample('tsx', 'const on: boolean = true;');
  const plain = sample('jsx', 'const on = true;');
  const section = `## Bar\n\n**TypeScript**\n\n${typed}\n\n**JavaScript**\n\n${plain}\n\nAfter`;
  expect(withoutJavaScriptTabs(section)).toBe(`## Bar\n\n${typed}\n\nAfter`);
});

test('samples without file names are handled, and all pairs of a section', () => {
  const pair =
    '**TypeScript**\n\n```ts\nlet a: A;\n```\n\n**JavaScript**\n\n```js\nlet a;\n```';
  expect(withoutJavaScriptTabs(`${pair}\n\nThen\n\n${pair}`)).toBe(
    '```ts\nlet a: A;\n```\n\nThen\n\n```ts\nlet a: A;\n```',
  );
});

test('other tabs and single samples stay', () => {
  const section =
    '**Extension**\n\n```ts\nlet a;\n```\n\n**Plain JavaScript**\n\n```ts\nlet b;\n```\n\n**JavaScript**\n\n```js\nlet c;\n```';
  expect(withoutJavaScriptTabs(section)).toBe(section);
});
