import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdx';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';

import {type PageTexts, remarkLaterText, remarkStaticText} from '../src/index';

test('paragraphs, lists and tables become HTML as the theme renders it', () => {
  expect(textsOf('An *editor* with `state` & more.')).toEqual([
    'An <em>editor</em> with <code>state</code> &#x26; more.',
  ]);
  expect(textsOf('- one\n- two **bold**\n')).toEqual([
    '\n<li>one</li>\n<li>two <strong>bold</strong></li>\n',
  ]);
  expect(textsOf('| A |\n|---|\n| b |\n')).toEqual([
    '\n<thead>\n<tr>\n<th>A</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>b</td>\n</tr>\n</tbody>\n',
  ]);
});

test('links lead below the base URL, to other sites in another tab', () => {
  expect(
    textsOf('[a](/docs/a#b "title") [here](#x) [web](https://example.com)'),
  ).toEqual([
    '<a href="/base/docs/a#b" title="title">a</a> <a href="#x">here</a> ' +
      '<a href="https://example.com" target="_blank" rel="noopener noreferrer">web</a>',
  ]);
});

test('an anchor in text becomes HTML with it', () => {
  expect(textsOf('<span id="here"></span>Stop *here*.')).toEqual([
    '<span id="here"></span>Stop <em>here</em>.',
  ]);
});

test('keys of the keyboard become HTML with their text', () => {
  expect(textsOf('Press <kbd>Shift+Tab</kbd> <kbd>*Esc*</kbd>.')).toEqual([
    'Press <kbd>Shift+Tab</kbd> <kbd><em>Esc</em></kbd>.',
  ]);
});

test.each([
  'A <Badge /> in text.',
  'A <kbd className="a">Tab</kbd> in text.',
  'A <span id="a" className="b"></span> in text.',
  'A <span id={a}></span> in text.',
  'A <span id="a">word</span> in text.',
  'The value {1 + 1}.',
  '![image](/img/a.png)',
  '[mail](mailto:a@example.com)',
  '[other page](./other)',
  '- [ ] a task',
  '## A heading',
  '> A quotation',
])('text that components take part in stays theirs: %s', (markdown) => {
  expect(textsOf(markdown)).toEqual([]);
});

test('an element that an earlier plugin made is moved, and finds its component', () => {
  const page = transform('<StaticText as="dl" html="<dt>Version</dt>" />');
  expect(textsIn(page)).toEqual(['<dt>Version</dt>']);
  const imports = page.children.filter((node) => node.type === 'mdxjsEsm');
  expect(imports.map(({value}) => value)).toContain(
    "import StaticText from '@theme/StaticText'",
  );
});

test('HTML that a named component holds is moved too, in the order of the page', () => {
  const page = transform(
    'First.\n\n<CodeSample html="<pre>code</pre>" />\n\n<Other html="<b>stays</b>" />\n\n<Tabs>\n\nInside.\n\n</Tabs>\n',
  );
  expect(textsIn(page)).toEqual(['First.', '<pre>code</pre>', 'Inside.']);
  const sample = page.children.find(
    (node): node is MdxJsxFlowElement =>
      node.type === 'mdxJsxFlowElement' && node.name === 'CodeSample',
  );
  expect(sample?.attributes).toMatchObject([
    {name: 'html', value: {value: 'pageTexts[1]'}},
    {name: 'place', value: expect.stringMatching(/^[0-9a-f]{8}-1$/)},
  ]);
});

test('the same text has the same place on each build, another text another one', () => {
  expect(requestOf('One.')).toBe(requestOf('One.'));
  expect(requestOf('One.')).not.toBe(requestOf('Two.'));
});

test('what follows the first screens has texts of its own, which come later', () => {
  const long = 'Words. '.repeat(1_000).trim();
  const page = withLaterText.runSync(
    withLaterText.parse(`First.\n\n${long}\n\n## Later\n\n${long}\n\nLast.`),
  ) as Root;
  const modules = modulesOf(page);
  expect(modules).toMatchObject([
    {texts: ['First.', long]},
    {texts: [long, 'Last.'], isLater: true},
  ]);
  const part = page.children.at(-1);
  expect(part).toMatchObject({
    name: 'LaterText',
    attributes: [{name: 'texts', value: {value: 'laterTexts'}}],
    children: [
      {type: 'heading'},
      {attributes: [{name: 'as'}, {name: 'html', value: {value: 'laterTexts'}}, {}]},
      {attributes: [{}, {}, {name: 'place', value: `${modules[1]?.key}-1`}]},
    ],
  });
});

test('a page without static text imports nothing', () => {
  expect(transform('## Only a heading').children.map(({type}) => type)).toEqual([
    'heading',
  ]);
});

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkStaticText, {components: ['CodeSample'], baseUrl: '/base/'});

const withLaterText = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkLaterText)
  .use(remarkStaticText, {components: []});

function transform(markdown: string): Root {
  return processor.runSync(processor.parse(markdown)) as Root;
}

function textsOf(markdown: string): readonly string[] {
  return textsIn(transform(markdown));
}

/** The texts that the page's module gets. */
function textsIn(page: Root): readonly string[] {
  return modulesOf(page)[0]?.texts ?? [];
}

function modulesOf(page: Root): PageTexts[] {
  return importsOf(page)
    .filter((source) => source.startsWith('data:'))
    .map((source) => source.split('base64,')[1] ?? '')
    .map((data) => JSON.parse(Buffer.from(data, 'base64').toString()) as PageTexts);
}

function requestOf(markdown: string): string | undefined {
  return importsOf(transform(markdown)).find((source) => source.startsWith('data:'));
}

function importsOf(page: Root): string[] {
  return page.children
    .filter((node): node is MdxjsEsm => node.type === 'mdxjsEsm')
    .map(({value}) => /from '(.*)'/.exec(value)?.[1] ?? '');
}
