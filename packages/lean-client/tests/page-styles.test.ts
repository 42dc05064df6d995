import {expect, test} from 'vitest';

import {withOwnStyles} from '../src/page-styles/page-style-sheet';
import {readStyles, withoutFonts} from '../src/page-styles/read-styles';
import {stylesOfPage} from '../src/page-styles/styles-of-page';

const HTML =
  '<html class=docs><body><p class="lead big" id=top>Text</p><ul></ul></body>';
const stylesFor = (css: string, html = HTML) => stylesOfPage(readStyles(css), html);

test.each([
  ['.lead{color:red}', '.lead{color:red}'],
  ['.lead,.other{color:red}', '.lead{color:red}'],
  [
    'html[data-theme=dark] p#top.big{color:red}',
    'html[data-theme=dark] p#top.big{color:red}',
  ],
  [
    'p:not(.other):first-child:before{content:""}',
    'p:not(.other):first-child:before{content:""}',
  ],
  ['ul>:where(.x,.y){color:red}', 'ul>:where(.x,.y){color:red}'],
  ['*{margin:0}', '*{margin:0}'],
  [
    '@media (scripting:none),print{.lead{top:0}}',
    '@media (scripting:none),print{.lead{top:0}}',
  ],
])('a rule that an element may match is there: %s', (css, expected) => {
  expect(stylesFor(css)).toBe(expected);
});

test.each([
  '.other{color:red}',
  'p .lead .other{color:red}',
  'table{color:red}',
  '.lead:hover{color:red}',
  '@media print{.lead{color:red}}',
  '.lead{transition:all 1s}',
  '@media (hover:hover){.lead{color:red}}',
])('what the first picture does not need is not: %s', (css) => {
  expect(stylesFor(css)).toBe('');
});

test('a rule for what a script in the document adds is there, but not what hides the banner for a wrong base URL', () => {
  const banner = '__docusaurus-base-url-issue-banner-container';
  const html = `${HTML}<script>add("notice");add("${banner}")</script>`;
  const css = `#notice{color:red}#${banner}{display:none}`;
  expect(stylesFor(css, html)).toBe('#notice{color:red}');
});

test('layers and conditions stay around their rules, in their order', () => {
  const css =
    '@layer a,b;@layer a{.lead{top:0}@media (min-width:9px){.big{top:1px}}}@layer b{p{top:2px}}';
  expect(stylesFor(css)).toBe(css);
});

test('custom properties and keyframes stay where something refers to them', () => {
  expect(
    stylesFor(
      ':root{--a:var(--b);--b:1px;--c:2px}html{top:var(--a)}p{animation:turn 1s}' +
        '@keyframes turn{to{top:0}}@keyframes fall{to{top:1px}}',
      HTML,
    ),
  ).toBe(
    ':root{--a:var(--b);--b:1px}html{top:var(--a)}p{animation:turn 1s}' +
      '@keyframes turn{to{top:0}}',
  );
});

test('a document has its rules where the link was, and the link after its text', () => {
  const link = '<link rel=stylesheet href=/assets/css/styles.1.css />';
  const html = `<head>${link}<title>T</title></head><body><p>Text</p></body>`;
  expect(withOwnStyles(html, () => readStyles('p{top:0}'))).toBe(
    `<head><style>p{top:0}</style><title>T</title></head><body><p>Text</p>${link}</body>`,
  );
  expect(() => withOwnStyles('<body></body>', () => [])).toThrow(
    '<link rel=stylesheet href=…> before </body>',
  );
});

test('a document has what its own styles, and those of its elements, refer to', () => {
  const link = '<link rel=stylesheet href=/styles.css />';
  const own = '<style>p{top:var(--a);animation:turn 1s}</style>';
  const css =
    ':root{--a:1px;--b:2px;--c:3px}@keyframes turn{to{top:0}}@keyframes fall{to{top:1px}}';
  expect(
    withOwnStyles(`<head>${link}</head><body>${own}<p style=top:var(--c)></body>`, () =>
      readStyles(css),
    ),
  ).toBe(
    `<head><style>:root{--a:1px;--c:3px}@keyframes turn{to{top:0}}</style></head><body>${own}<p style=top:var(--c)>${link}</body>`,
  );
});

test('a font that the text changes to is asked for after the text, and told of by the document only', () => {
  const link = '<link rel=stylesheet href=/styles.css />';
  const face =
    '@font-face{font-family:A;font-display:swap;src:url(/a.woff2) format("woff2")}';
  const rare = '@font-face{font-family:A;src:url(/b.woff2);unicode-range:U+B6}';
  const device = '@font-face{font-family:B;src:local(C)}';
  expect(
    withOwnStyles(`<head>${link}</head><body><p>Text</p></body>`, () =>
      readStyles(face + rare + device),
    ),
  ).toBe(
    `<head><style>${face}${rare}${device}</style></head><body><p>Text</p>` +
      `<link rel=preload href=/a.woff2 as=font type=font/woff2 crossorigin=anonymous />${link}</body>`,
  );
  expect(withoutFonts(`p{top:0}${face}${rare}${device}`)).toBe('p{top:0}');
});
