// @vitest-environment happy-dom
import {expect, test} from 'vitest';

import {createConverter} from '../src/editor/converter';
import {TEXT_COLORS} from '../src/toolbar/colors';

const converter = createConverter(new Set());

function readHtml(html: string) {
  const {state, losses} = converter.read(html, 'html');
  return {json: JSON.stringify(state), losses};
}

test('text keeps its color, background, font and size', () => {
  const color = TEXT_COLORS[1]?.value ?? '';
  const {json, losses} = readHtml(
    `<p><span style="font-size: 20px; background-color: #ffee00"><strong style="color: ${color}">red</strong></span></p>`,
  );
  expect(json).toContain(
    `"style":"color: ${color}; font-size: 20px; background-color: #ffee00;"`,
  );
  expect(losses).toEqual([]);
});

test('of nested colors the inner one holds, and those of a page stay behind', () => {
  const {json} = readHtml(
    '<p><span style="color: red"><span style="color: blue">b</span></span>' +
      '<span style="color: #000000; position: fixed">p</span></p>',
  );
  expect(json).toContain('"style":"color: blue;"');
  expect(json).not.toContain('red');
  expect(json).toContain('"style":"","text":"p"');
});

test('a picture with a relative address leaves its description, and is named', () => {
  const {json, losses} = readHtml('<p>See <img src="img/cat.png" alt="A cat"></p>');
  expect(json).toContain('A cat');
  expect(losses).toHaveLength(1);
  expect(losses[0]).toContain('“img/cat.png”');
  expect(losses[0]).toContain('“A cat”');
});

test('what has no node is counted', () => {
  const {losses} = readHtml(
    '<p>Text<video src="a.mp4"></video></p><svg></svg><svg></svg>',
  );
  expect(losses).toEqual([
    'No node holds <video> (video): 1 left out.',
    'No node holds <svg> (drawing): 2 left out.',
  ]);
});

test('the caption of a table stands before it', () => {
  const {json} = readHtml(
    '<table><caption>Prices</caption><tr><td>1</td></tr></table>',
  );
  expect(json.indexOf('Prices')).toBeGreaterThan(-1);
  expect(json.indexOf('Prices')).toBeLessThan(json.indexOf('"type":"table"'));
});

test('a paragraph directly in a table of JSON stands before the table', () => {
  const text = (words: string) => ({
    type: 'text',
    version: 1,
    text: words,
    format: 0,
    style: '',
    mode: 'normal',
    detail: 0,
  });
  const element = (type: string, children: object[]) => ({
    type,
    version: 1,
    children,
    direction: null,
    format: '',
    indent: 0,
  });
  const cell = element('tablecell', [element('paragraph', [text('in the cell')])]);
  const table = element('table', [
    element('paragraph', [text('in the table')]),
    element('tablerow', [text('in the row'), cell]),
  ]);
  const {state} = converter.read(
    JSON.stringify({root: element('root', [table])}),
    'json',
  );
  expect(state.root.children.map(({type}) => type)).toEqual([
    'paragraph',
    'paragraph',
    'table',
  ]);
  const [first, second, last] = state.root.children.map((child) =>
    JSON.stringify(child),
  );
  expect(first).toContain('in the table');
  expect(second).toContain('in the row');
  expect(last).toContain('in the cell');
});
