import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {type CheerioAPI, load} from 'cheerio';
import {describe, expect, test} from 'vitest';

import {SITE_BUILD} from '../../../commands/lib/paths.mjs';

const FENCE = /^(?: *- +)* *(`{3,})[^\n]*\n([^]*?)^ *\1$/gm;
const documents = new Map<string, CheerioAPI>();

const CONTENT = '.theme-doc-markdown, #__blog-post-container';

/** Pages that no route of the site has, or whose whole content is made in the browser. */
const WITHOUT_TWIN = /^(404|sandbox\/)/;

/** Names of the pages: `docs/intro`, and `index` for the home page. */
const PAGES = readdirSync(SITE_BUILD, {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.html') && !WITHOUT_TWIN.test(name))
  .map((name) => name.replace(/(?:(?<=.)\/index)?\.html$/, ''))
  .sort();

const CONTENT_PAGES = PAGES.filter((name) => htmlOf(name)(CONTENT).length > 0);

test('every page has a twin in Markdown, and names it in its head', () => {
  const wrong = PAGES.filter((name) => {
    const href = htmlOf(name)('link[rel=alternate][type="text/markdown"]').attr('href');
    // Redirects to where something is described now are no pages.
    const isRedirect = htmlOf(name)('meta[http-equiv=refresh]').length > 0;
    return (
      !isRedirect && (href !== encodeURI(`/${name}.md`) || markdownOf(name) === '')
    );
  });
  expect(PAGES.length).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});

describe('the twin of a document', () => {
  test.each([
    ['headings', headingsOfPage, headingsOfTwin],
    ['samples', samplesOfPage, samplesOfTwin],
    ['tables', tablesOfPage, tablesOfTwin],
  ] as const)('has the same %s as its page', (what, ofPage, ofTwin) => {
    const wrong = CONTENT_PAGES.flatMap((name) => {
      const [page, twin] = [ofPage(htmlOf(name)), ofTwin(withoutFrontMatter(name))];
      const missing = page.filter((item) => !twin.includes(item));
      // Declarations are code in the twin, too.
      const isAsMany = what === 'samples' || page.length === twin.length;
      return missing.length || !isAsMany
        ? [{name, missing, page: page.length, twin: twin.length}]
        : [];
    });
    expect(wrong).toEqual([]);
  });

  test('holds no elements of HTML or JSX outside of its code', () => {
    const wrong = CONTENT_PAGES.flatMap((name) => {
      const [found] =
        /<\/?[a-zA-Z][^>\n]*>/.exec(withoutCode(withoutFrontMatter(name))) ?? [];
      return found && !/^<https?:/.test(found) ? [`${name}: ${found}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('leads to twins that exist', () => {
    const files = new Set(PAGES.map((name) => `/${name}.md`));
    const wrong = CONTENT_PAGES.flatMap((name) => {
      const origin = new URL(/^url: "(.*)"$/m.exec(markdownOf(name))?.[1] ?? '').origin;
      const links = withoutFrontMatter(name).matchAll(/\]\(<?([^)\s>]+)/g);
      return [...links]
        .map(([, address = '']) => address)
        .filter((address) => address.startsWith(origin))
        .map((address) => decodeURI(new URL(address).pathname))
        .filter((path) => path.endsWith('.md') && !files.has(path))
        .map((path) => `${name} → ${path}`);
    });
    expect(wrong).toEqual([]);
  });

  test('says in its front matter what it is, where, and of which version', () => {
    const front = markdownOf('docs/intro').split('---')[1];
    expect(front).toMatch(/^title: "Introduction"$/m);
    expect(front).toMatch(/^description: ".+"$/m);
    expect(front).toMatch(/^url: "https?:\/\/[^"]+\/docs\/intro"$/m);
    expect(front).toMatch(/^lexical: "\d+\.\d+\.\d+(?:-[\w.]+)?"$/m);
  });
});

describe('the digests', () => {
  const read = (name: string) => readFileSync(join(SITE_BUILD, name), 'utf8');

  test('llms.txt lists pages in sections, with what each is about', () => {
    const text = read('llms.txt');
    expect(text).toMatch(/^# Lexical\n\n> Lexical is a framework/);
    expect(text).toMatch(/^## Concepts$/m);
    expect(text).toMatch(
      /^- \[Updates\]\(https?:\/\/\S+\/docs\/concepts\/updates\.md\): ./m,
    );
  });

  test('hold what code needs by sections, or whole pages, more of them the larger they are', async () => {
    const {countTokens} = await import('gpt-tokenizer/encoding/o200k_base');
    const [small, medium, full] = ['small', 'medium', 'full'].map((size) =>
      read(`llms-${size}.txt`),
    ) as [string, string, string];
    expect(countTokens(small)).toBeLessThanOrEqual(20_000);
    expect(countTokens(medium)).toBeLessThanOrEqual(100_000);
    expect(full.length).toBeGreaterThan(medium.length);
    for (const part of [
      'npm install',
      '# Nodes',
      '# Commands',
      '# Updates',
      '# React',
    ]) {
      expect(small).toContain(part);
    }
    for (const text of [medium, full]) {
      expect(text).toContain(markdownOf('docs/intro'));
    }
    expect(CONTENT_PAGES.filter((name) => !full.includes(markdownOf(name)))).toEqual(
      [],
    );
  });
});

function htmlOf(name: string): CheerioAPI {
  const known = documents.get(name);
  const document = known ?? load(readFileSync(htmlFile(name), 'utf8'));
  documents.set(name, document);
  return document;
}

function htmlFile(name: string): string {
  const folder = join(SITE_BUILD, name === 'index' ? '' : name, 'index.html');
  try {
    readFileSync(folder);
    return folder;
  } catch {
    return join(SITE_BUILD, `${name}.html`);
  }
}

function markdownOf(name: string): string {
  try {
    return readFileSync(join(SITE_BUILD, `${name}.md`), 'utf8');
  } catch {
    return '';
  }
}

function withoutFrontMatter(name: string): string {
  return markdownOf(name).replace(/^---\n[^]*?\n---\n/, '');
}

function withoutCode(markdown: string): string {
  return markdown.replace(FENCE, '').replace(/(`+)[^]*?\1/g, '');
}

/** Only letters and digits: escapes, badges and signs of links differ. */
function plain(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

function headingsOfPage(page: CheerioAPI): string[] {
  const content = page(CONTENT).first().clone();
  content.find('.api-badge, .api-source, .hash-link, [data-live-example]').remove();
  return content
    .find('h2, h3')
    .map((_, element) => plain(page(element).text()))
    .get();
}

function headingsOfTwin(markdown: string): string[] {
  return [...markdown.replace(FENCE, '').matchAll(/^#{2,3} (.*)$/gm)].map(
    ([, text = '']) => plain(text.replace(/\]\([^)]*\)/g, ']')),
  );
}

function samplesOfPage(page: CheerioAPI): string[] {
  return page(CONTENT)
    .first()
    .find('.code-sample code.code-tokens')
    .map((_, element) => plain(page(element).text()))
    .get();
}

function samplesOfTwin(markdown: string): string[] {
  return [...markdown.matchAll(FENCE)].map(([, , code = '']) => plain(code));
}

function tablesOfPage(page: CheerioAPI): string[] {
  const content = page(CONTENT).first().clone();
  content.find('[data-live-example]').remove();
  return content
    .find('table')
    .map((_, element) => plain(page(element).find('tr').first().find('th').text()))
    .get();
}

function tablesOfTwin(markdown: string): string[] {
  return [...markdown.matchAll(/^ *(\|.*\|)\n *\|(?: :?-+:? \|)+$/gm)].map(
    ([, head = '']) => plain(head.replace(/\]\([^)]*\)/g, ']')),
  );
}
