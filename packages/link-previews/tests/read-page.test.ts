import {expect, test} from 'vitest';

import {readPage} from '../src/read-page';
import {structuredData} from '../src/structured-data';
import {withPreview} from '../src/with-preview';

const PAGE = `<!doctype html><html><head>
<title data-rh=true>Questions | Lexical</title>
<meta data-rh=true name=description content="Short answers."/>
<meta data-rh=true property=og:image content=https://lexical.dev/img/social-card.png />
<meta data-rh=true name=twitter:image content=https://lexical.dev/img/social-card.png />
<link data-rh=true rel=canonical href=https://lexical.dev/docs/faq />
</head><body>
<ul><li><a class=breadcrumbs__link href=/docs/intro>Docs</a></li>
<li><span class=breadcrumbs__link>Questions</span></li></ul>
<h2 id=a>How do I get <code>JSON</code>?<a href=#a class=hash-link title="Direct link">\u200b</a></h2>
<p>Call <code>toJSON()</code>.</p><pre>state.toJSON()</pre><p>It is <b>one</b> call.</p>
<h2 id=b>Background</h2><p>Not a question.</p>
<h3 id=c>Is it fast?</h3><p>Yes.</p>
</body></html>`;

const SITE = {title: 'Lexical', url: 'https://lexical.dev/'};

test('a page is read for its title, description, address, place and questions', () => {
  expect(readPage(PAGE, ' | ')).toEqual({
    title: 'Questions',
    description: 'Short answers.',
    url: 'https://lexical.dev/docs/faq',
    trail: ['Docs', 'Questions'],
    questions: [
      {question: 'How do I get JSON?', answer: 'Call toJSON(). It is one call.'},
      {question: 'Is it fast?', answer: 'Yes.'},
    ],
  });
});

test('a page with several questions is an article and a list of questions', () => {
  const data = structuredData(readPage(PAGE, ' | '), SITE, 'https://lexical.dev/a.png');
  expect(data['@graph'].map((part) => part['@type'])).toEqual([
    'TechArticle',
    'FAQPage',
  ]);
});

test('a page with one question is only an article', () => {
  const page = {
    ...readPage(PAGE, ' | '),
    questions: [{question: 'Why?', answer: 'So.'}],
  };
  const data = structuredData(page, SITE, 'https://lexical.dev/a.png');
  expect(data['@graph'].map((part) => part['@type'])).toEqual(['TechArticle']);
});

test('a document gets its own picture for both kinds of links, and data that cannot end its script', () => {
  const html = withPreview(PAGE, 'https://lexical.dev/a.png', {text: '</script>'});
  expect(html).not.toContain('social-card.png');
  expect(html.match(/content="https:\/\/lexical\.dev\/a\.png"/g)).toHaveLength(2);
  expect(html).toContain('{"text":"\\u003c/script>"}</script></head>');
});

test('a document that names no picture is refused', () => {
  expect(() => withPreview('<head></head>', 'https://lexical.dev/a.png', {})).toThrow(
    'A page has no picture for links to it.',
  );
});
