import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {readDiagram} from '../src/index';

const refused = path.join(import.meta.dirname, 'fixtures/refused');
const drawing = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 380 60">
  <title>One box</title>
  <desc>A picture of one box that stands for the editor state, with nothing around it at all.</desc>
  ${body}
</svg>
`;

describe('a drawing that some reader could not see is refused', () => {
  test.each(readdirSync(refused).filter((file) => file.endsWith('.svg')))(
    '%s',
    (file) => {
      const source = readFileSync(path.join(refused, file), 'utf8');
      const expected = readFileSync(
        path.join(refused, file.replace('.svg', '.txt')),
        'utf8',
      );
      expect(messageOf(() => readDiagram(source, file))).toBe(expected.trimEnd());
    },
  );
});

test('title and description name the picture, by ids of its own', () => {
  const {title, description, html} = readDiagram(drawing(''), 'docs/one-box.svg');
  expect(title).toBe('One box');
  expect(description).toContain('stands for the editor state');
  expect(html).toContain(
    'class="diagram-drawing" role="img" aria-labelledby="diagram-one-box" aria-describedby="diagram-one-box-text"',
  );
  expect(html).toContain('<title id="diagram-one-box">One box</title>');
  expect(html).toContain('<desc id="diagram-one-box-text">');
});

test('texts get the size of their class', () => {
  const {html} = readDiagram(
    drawing('<text class="label start" x="1" y="2">State</text>'),
    'a.svg',
  );
  expect(html).toContain('<text class="label start" x="1" y="2" font-size="14">');
});

test('space and comments of the file cost the page nothing, the space of a text stays', () => {
  const {html} = readDiagram(
    drawing('<!-- a box -->\n\n  <text class="note">two words</text>'),
    'a.svg',
  );
  expect(html).not.toContain('a box');
  expect(html).toContain('</desc><text class="note" font-size="12">two words</text>');
});

function messageOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'It was accepted.';
}
