import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {readDiagram} from '@lexical-documentation/diagrams';
import {expect, test} from 'vitest';

const docs = path.resolve(import.meta.dirname, '../../../docs');
const folder = path.join(docs, 'diagrams');
const drawings = readdirSync(folder).filter((file) => file.endsWith('.svg'));
const pages = readdirSync(docs, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => readFileSync(path.join(docs, file), 'utf8'));

test.each(drawings)('%s can be seen by every reader', (file) => {
  const place = path.join(folder, file);
  expect(() => readDiagram(readFileSync(place, 'utf8'), place)).not.toThrow();
});

test.each(drawings)('%s stands in a page', (file) => {
  const element = `<Diagram name="${path.parse(file).name}">`;
  expect(pages.filter((text) => text.includes(element)).length).toBeGreaterThan(0);
});

test('no two drawings show the same, by their titles', () => {
  const titles = drawings.map(
    (file) => readDiagram(readFileSync(path.join(folder, file), 'utf8'), file).title,
  );
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.length).toBeGreaterThanOrEqual(14);
});
