import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {afterAll, expect, test} from 'vitest';

import {remarkDiagrams} from '../src/index';

const folder = mkdtempSync(path.join(tmpdir(), 'diagrams-'));
writeFileSync(
  path.join(folder, 'cycle.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 380 60">
  <title>A cycle</title>
  <desc>An update makes a pending state, which becomes the current one when it is committed.</desc>
</svg>`,
);
afterAll(() => {
  rmSync(folder, {recursive: true});
});

test('a diagram becomes a figure of static HTML, with the caption and its links', () => {
  const [figure] = transform(
    '<Diagram name="cycle">\n\nOne *update*, see [there](/docs/a).\n\n</Diagram>\n',
  ).children;
  expect(figure).toMatchObject({
    name: 'StaticText',
    attributes: [
      {name: 'as', value: 'figure'},
      {
        name: 'html',
        value: expect.stringMatching(
          /^<svg .*<\/svg><figcaption>One <em>update<\/em>, see <a href="\/base\/docs\/a">there<\/a>\.<\/figcaption>$/s,
        ),
      },
    ],
  });
});

test('a name without a drawing stops the build at its line', () => {
  expect(() =>
    transform('Text.\n\n<Diagram name="circle">\n\nA.\n\n</Diagram>\n'),
  ).toThrow(
    'A page asks for the diagram "circle", which does not exist.\n' +
      '  where:    page.mdx:3\n' +
      `  expected: the name of a file in ${path.basename(folder)}: cycle\n` +
      '  fix:      Correct the name, or draw the file.',
  );
});

test.each([
  '<Diagram name="cycle" />',
  '<Diagram name="cycle">\n\nOne.\n\nTwo.\n\n</Diagram>',
  '<Diagram name="cycle">\n\nA <Badge /> in it.\n\n</Diagram>',
])('a caption is one paragraph of text: %j', (markdown) => {
  expect(() => transform(markdown)).toThrow(
    'The diagram "cycle" has no caption of one paragraph.\n  where:    page.mdx:1\n',
  );
});

function transform(markdown: string): Root {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkDiagrams, {folder, baseUrl: '/base/'});
  const file = new VFile({value: markdown, path: 'page.mdx'});
  return processor.runSync(processor.parse(file), file) as Root;
}
