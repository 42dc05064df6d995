// @vitest-environment happy-dom
import {expect, test} from 'vitest';

import {indentHtml, shortenPictures} from '../src/document/indent-html';

const DATA = `data:image/png;base64,${'iVBORw0KGgo'.repeat(50)}`;

test('a picture is written whole, and shortened for the eye alone', () => {
  const {body} = new DOMParser().parseFromString(
    `<p><img src="${DATA}" alt="x"></p>`,
    'text/html',
  );
  const html = indentHtml(body.childNodes);
  expect(html).toContain(`src="${DATA}"`);
  const shown = shortenPictures(html).text;
  expect(shown).toMatch(/^<p><img src="data:image.{40,60}…" alt="x"><\/p>$/);
});

test('other addresses stay as long as they are', () => {
  const html = `<a href="https://example.com/${'a'.repeat(200)}">a</a>`;
  expect(shortenPictures(html).text).toBe(html);
});

test('any part of shortened HTML can be had with its pictures whole', () => {
  const html = `<p>a<img src="${DATA}"></p>\n<p>b<img src="${DATA}c"></p>`;
  const {text, expand} = shortenPictures(html);
  expect(expand(0, text.length)).toBe(html);
  const second = text.indexOf('<p>b');
  expect(expand(second, text.length)).toBe(`<p>b<img src="${DATA}c"></p>`);
  expect(expand(0, text.indexOf('<img') + 4)).toBe('<p>a<img');
});
