import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';

import {remarkLaterText} from '../src/index';

const SCREEN = 'Words. '.repeat(1_000);

test('what follows the first screens of a long page goes to a component, imports do not', () => {
  const page = transform(
    `## First\n\n${SCREEN}\n\n## Second\n\nexport const a = 1;\n\n${SCREEN}\n`,
  );
  expect(typesIn(page)).toEqual([
    'mdxjsEsm',
    'heading',
    'paragraph',
    'mdxjsEsm',
    'LaterText: heading, paragraph',
  ]);
  expect(page.children[0]).toMatchObject({
    value: "import LaterText from '@theme/LaterText'",
  });
});

test('the letters of HTML count, its tags do not', () => {
  const sample = (html: string) => `<CodeSample html="${html}" />\n\n`.repeat(8);
  expect(typesIn(transform(sample(SCREEN)))).toHaveLength(3);
  expect(typesIn(transform(sample('<b></b>'.repeat(1_000))))).toHaveLength(8);
});

test('a long element of which the first screens show a part is not later', () => {
  expect(typesIn(transform(`Short.\n\n${SCREEN.repeat(3)}`))).toHaveLength(2);
});

test('a page that ends soon after its first screens stays whole', () => {
  expect(typesIn(transform(`${SCREEN}\n\n## Second\n\nShort.`))).toEqual([
    'paragraph',
    'heading',
    'paragraph',
  ]);
});

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkLaterText);

function transform(markdown: string): Root {
  return processor.runSync(processor.parse(markdown)) as Root;
}

function typesIn({children}: Root): string[] {
  return children.map((node) =>
    node.type === 'mdxJsxFlowElement' && node.name === 'LaterText'
      ? `LaterText: ${node.children.map(({type}) => type).join(', ')}`
      : node.type,
  );
}
