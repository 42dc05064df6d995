import {expect, test} from 'vitest';

import {pageToMarkdown, type SiteContext} from '../src/index';

const site: SiteContext = {
  origin: 'https://site.example',
  facts: {version: '1.2.3'},
  markdownPath: (path) => (path.startsWith('/docs/') ? `${path}.md` : undefined),
};

/** The body of a document page with some content. */
function bodyOf(html: string): string {
  const page = pageToMarkdown(
    `<title>Page | Site</title><meta name="description" content="What it is">
    <main><div class="theme-doc-markdown"><header><h1>Page</h1></header>${html}</div></main>`,
    '/docs/page',
    site,
  );
  return page?.text.split('# Page\n\n')[1] ?? '';
}

test('front matter says what the page is, where, and the facts of the site', () => {
  const page = pageToMarkdown(
    '<meta name="description" content="What &quot;it&quot; is"><main><h1>Page</h1></main>',
    '/docs/page',
    site,
  );
  expect(page?.text).toBe(
    [
      '---',
      'title: "Page"',
      'description: "What \\"it\\" is"',
      'url: "https://site.example/docs/page"',
      'version: "1.2.3"',
      '---',
      '',
      '# Page\n',
    ].join('\n'),
  );
});

test('links lead to Markdown where there is some, and keep their anchors', () => {
  expect(
    bodyOf('<p><a href="/docs/a#b">A</a> <a href="/other">B</a> <a href="#c">C</a>'),
  ).toBe(
    '[A](https://site.example/docs/a.md#b) [B](https://site.example/other) [C](#c)\n',
  );
});

test('a sample keeps its language, title and lines, and loses its colors and button', () => {
  const html = `<div class="code-sample"><div class="code-title">a.ts</div><pre><code
    class="code-tokens language-ts"><span class="k">const</span> a = 1;
b();</code></pre><button class="code-copy">Copy</button></div>`;
  expect(bodyOf(html)).toBe('**a.ts**\n\n```ts\nconst a = 1;\nb();\n```\n');
});

test('a sample says what it takes as given', () => {
  const html = `<div class="code-sample"><div class="code-title">Given
    <b>save</b>: () =&gt; Promise&lt;void&gt;</div><pre><code class="code-tokens language-ts">a();</code></pre></div>`;
  expect(bodyOf(html)).toBe(
    '**Given** `save: () => Promise<void>`\n\n```ts\na();\n```\n',
  );
});

test('tabs become one text after the other, hidden ones too', () => {
  const html = `<div class="tabs-container"><ul role="tablist"><li role="tab">One</li>
    <li role="tab">Two</li></ul><div role="tabpanel"><p>First</p></div>
    <div role="tabpanel" hidden><p>Second</p></div></div>`;
  expect(bodyOf(html)).toBe('**One**\n\nFirst\n\n**Two**\n\nSecond\n');
});

test('badges of a heading follow it with their advice, and its signs are gone', () => {
  const html = `<h3 id="a">make<a class="hash-link" href="#a">&ZeroWidthSpace;</a><a class="api-badge"
    title="Call it early.">update</a><span class="api-badge">since 1.0</span></h3>`;
  expect(bodyOf(html)).toBe('### make\n\nMarks: update (Call it early.), since 1.0\n');
});

test('a drawing says what its title and description say', () => {
  const html =
    '<figure><svg role="img"><title>Parts</title><desc>A is\n in B.</desc><rect/></svg></figure>';
  expect(bodyOf(html)).toBe('**Diagram: Parts.** A is in B.\n');
});

test('a running example gives its name and its sources', () => {
  const html = `<div data-live-example="waiting" aria-label="Live example: Note"><style>a{}</style>
    <div contenteditable>text</div><div class="live-example-sources"><div role="tablist"><button
    role="tab">App.tsx</button></div><div role="tabpanel"><div class="code-sample"><pre><code
    class="code-tokens language-tsx">App</code></pre></div></div></div></div>`;
  expect(bodyOf(html)).toBe(
    '**Live example: Note**\n\n**App.tsx**\n\n```tsx\nApp\n```\n',
  );
});

test('a page without content has no Markdown', () => {
  expect(pageToMarkdown('<title>Moved</title>', '/old', site)).toBeUndefined();
});

test('a sample says after its language where it runs', () => {
  const html = `<div class="code-sample"><pre><code class="code-tokens language-ts"
    data-runtime="React">use();</code></pre></div>`;
  expect(bodyOf(html)).toBe('```ts runs="React"\nuse();\n```\n');
});

test('sections begin at their headings, and know the anchors that lead into them', () => {
  const page = pageToMarkdown(
    `<main><div class="theme-doc-markdown"><h1>Page</h1><p>Lead.</p>
    <h2 id="one">One</h2><p>Text</p><ul><li id="row">Row</li></ul>
    <h3 id="two">Two</h3><pre><code># no heading</code></pre></div></main>`,
    '/docs/page',
    site,
  );
  const beginnings = page?.sections.map(({start, level, anchors}) => [
    page.text.slice(start).split('\n')[0],
    level,
    anchors,
  ]);
  expect(beginnings).toEqual([
    ['# Page', 1, []],
    ['## One', 2, ['one', 'row']],
    ['### Two', 3, ['two']],
  ]);
});
