import {expect, test} from 'vitest';

import {inspectState} from '../src';
import {loadErrorOf, markdownOf} from '../src/browser/load-with-lexical';
import {drawableOf} from '../src/core/drawable';
import {writeJson} from '../src/json/write-json';
import {facts, fixture, paragraph, stateOf, text} from './support';

const ALL = {nodes: 1_000_000, depth: 100};

function drawn(json: string, limits = ALL) {
  const {state} = inspectState(json, facts);
  if (!state) throw new Error('The text contains no state.');
  const drawable = drawableOf(state, facts, limits);
  const written = writeJson(drawable.state);
  expect(loadErrorOf(written)).toBeNull();
  return {...drawable, json: written};
}

test('nodes of other applications are drawn as placeholders with their content', () => {
  const poll = {type: 'poll', version: 1, children: [paragraph(text('inside'))]};
  const {json} = drawn(
    JSON.stringify(stateOf(poll, paragraph({type: 'user', version: 1}))),
  );
  expect(json).toContain('"label":"poll"');
  expect(json).toContain('inside');
  expect(json).toContain('"label":"user","isInline":true');
});

test('nothing that acts or loads reaches the drawing', () => {
  const style = 'color: red; position: fixed; background: url(https://a.example/b.png)';
  const heading = {...paragraph(text('x', {style})), type: 'heading', tag: 'iframe'};
  const {json} = drawn(JSON.stringify(stateOf(heading)));
  expect(json).toContain('"style":"color: red"');
  expect(json).not.toMatch(/fixed|url|iframe/);
});

test('what is too much or too deep is left out, and said', () => {
  const many = stateOf(...new Array<unknown>(50).fill(paragraph(text('x'))));
  expect(drawn(JSON.stringify(many), {nodes: 21, depth: 100}).isCut).toBe(true);
  expect(drawn(JSON.stringify(many)).isCut).toBe(false);
  const quote = '{"type":"quote","version":1,"children":[';
  const deep = `{"root":{"type":"root","children":[${quote.repeat(5_000)}${']}'.repeat(5_000)}]}}`;
  expect(drawn(deep).isCut).toBe(true);
});

test('a state that 0.38 saved is the same in Markdown', () => {
  const markdown = markdownOf(drawn(fixture('saved-by-0.38.2.json')).json);
  for (const part of [
    '## Release notes',
    '**bold**',
    '> A quote',
    '- [x] done',
    '```typescript',
  ]) {
    expect(markdown).toContain(part);
  }
});
