import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';

import {codeSamplesRemarkPlugin, type SymbolIndex} from '../src/index';
import {expectationOf, inputsOf, root} from './fixtures';

/** Compiling a page's samples reads the declarations of whole packages. */
const TIME_LIMIT_MS = 60_000;

const entry = (name: string, signature: string) =>
  [
    name,
    {
      url: `/base/api#${name}`,
      kind: 'function',
      module: 'lexical',
      summary: '',
      signature,
    },
  ] as const;

const symbols: SymbolIndex = new Map([
  entry('$getRoot', 'function $getRoot(): RootNode'),
  entry(
    'createEditor',
    'function createEditor(\n  config?: CreateEditorArgs,\n): LexicalEditor',
  ),
  entry('LexicalEditor', 'class LexicalEditor'),
  entry('LexicalEditor.update', 'update(updateFn: () => void): void'),
]);

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(codeSamplesRemarkPlugin, {
    root,
    folders: [],
    symbolIndex: () => symbols,
  });

describe('pages are shown as expected', () => {
  test.each(inputsOf('shown'))(
    '$name',
    async ({file, text}) => {
      const page = await transform(text, file);
      expect(describePage(page)).toBe(expectationOf(file, '.html'));
    },
    TIME_LIMIT_MS,
  );
});

test('a language that the highlighter does not know stops the build at its line', async () => {
  await expect(transform('# Title\n\n```mermade\nA\n```\n')).rejects.toThrow(
    'A code fence names the language "mermade", which the highlighter does not know.\n' +
      '  where:    page.mdx:3\n' +
      '  expected: a language of Shiki, such as ts, tsx, sh or json, or "text" for code without colors\n' +
      '  fix:      Correct the name.',
  );
});

test('a page without code imports no component', async () => {
  const page = await transform('Only text.\n');
  expect(page.children.map(({type}) => type)).toEqual(['paragraph']);
});

test(
  'a line of code costs the page an element for each colored part, and none for the line',
  async () => {
    const lines = Array.from(
      {length: 40},
      (_, index) => `const total${index} = add(${index}, 'text'); // a comment`,
    );
    const page = await transform(`\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`);
    const elements = describePage(page).match(/<[a-z]/g) ?? [];
    expect(elements.length).toBeLessThanOrEqual(40 * 5 + 3);
  },
  TIME_LIMIT_MS,
);

async function transform(markdown: string, path = 'page.mdx'): Promise<Root> {
  const file = new VFile({value: markdown, path});
  return (await processor.run(processor.parse(file), file)) as Root;
}

/** The Markdown of the page, with the HTML of each block. */
function describePage(page: Root): string {
  const blocks: string[] = [];
  visit(page, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    blocks.push(...node.attributes.map(({value}) => String(value)));
    node.attributes = [];
  });
  const text = unified()
    .use(remarkStringify)
    .use(remarkFrontmatter)
    .use(remarkMdx)
    .stringify(page);
  return [text.trimEnd(), ...blocks].join('\n\n----\n\n');
}
