import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {expect, test} from 'vitest';

import {remarkLaterReleases} from '../src/index';
import {steps, successors, tried} from './support';

const FENCE = '```';

test('a name that a newer release deprecates is told once, below the first sample that shows it', async () => {
  const sample = fence(
    'tsx',
    "import {LexicalComposer} from '@lexical/react/LexicalComposer';",
  );
  const page = await transform(`${sample}\n\nText.\n\n${sample}\n`);
  expect(page).toBe(
    `${sample}\n\n${'From [Lexical 0.51.0](/docs/upgrade/version-0-51) on, `LexicalComposer` is deprecated. Define an extension with `defineExtension`, and render it with `LexicalExtensionComposer`.'}\n\nText.\n\n${sample}\n`,
  );
});

test('removed names and lost type arguments are told', async () => {
  const code = [
    "import {registerCodeHighlighting} from '@lexical/code';",
    "import {$getNodeByKey, type TextNode} from 'lexical';",
    "export const text = $getNodeByKey<TextNode>('1');",
  ].join('\n');
  const page = await transform(fence('ts', code));
  expect(page).toContain('on, `registerCodeHighlighting` has another name or module.');
  expect(page).toContain(
    '[Lexical 0.53.0](/docs/upgrade/version-0-53) on, `$getNodeByKey`',
  );
});

test('hidden lines, and names that no newer release touches, say nothing', async () => {
  const hidden =
    "import {LexicalComposer} from '@lexical/react/LexicalComposer';\n// ---cut---\nimport {$getRoot} from 'lexical';";
  expect(await transform(fence('tsx', hidden))).toBe(`${fence('tsx', hidden)}\n`);
});

test('the first command that installs Lexical names the newest release', async () => {
  const page = await transform(fence('sh', 'npm install lexical @lexical/list'));
  expect(page).toContain(
    'This page describes 0.50.0. The newest release is [0.53.0](/docs/upgrade/version-0-53); [see what changes for your code](/docs/upgrade).',
  );
  const other = fence('sh', 'npm install react');
  expect(await transform(other)).toBe(`${other}\n`);
});

test('with the newest release described, and on pages that are left out, nothing is said', async () => {
  const install = fence('sh', 'npm install lexical');
  expect(await transform(install, {described: '0.53.0'})).toBe(`${install}\n`);
  expect(await transform(install, {isLeftOut: () => true})).toBe(`${install}\n`);
});

function fence(language: string, code: string): string {
  return `${FENCE}${language}\n${code}\n${FENCE}`;
}

async function transform(
  markdown: string,
  changed: {described?: string; isLeftOut?: () => boolean} = {},
): Promise<string> {
  const file = await unified()
    .use(remarkParse)
    .use(remarkStringify)
    .use(remarkLaterReleases, {
      releases: () => steps,
      successors: () => successors,
      tried: () => tried,
      urlOf: () => undefined,
      siteUrl: '',
      described: '0.50.0',
      isLeftOut: () => false,
      ...changed,
    })
    .process(markdown);
  return String(file);
}
