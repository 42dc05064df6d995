import {describe, expect, test} from 'vitest';

import {loadErrorOf} from '../src/browser/load-with-lexical';
import type {Inspection, Rule} from '../src';
import {fixture, inspect, inspectText, paragraph, stateOf, text} from './support';

function rulesOf({findings}: Inspection): Rule[] {
  return findings.map(({rule}) => rule);
}

/** The repaired copy, of which Lexical itself must load every node. */
function repairedOf(value: unknown): unknown {
  const {repaired} = inspect(value);
  expect(repaired).toBeDefined();
  expect(loadErrorOf(repaired ?? '')).toBeNull();
  expect(rulesOf(inspectText(repaired ?? ''))).toEqual([]);
  return JSON.parse(repaired ?? '') as unknown;
}

describe('states that earlier releases saved', () => {
  for (const name of ['saved-by-0.38.2.json', 'saved-by-0.45.0.json']) {
    test(`${name} is sound, and loads`, () => {
      const inspection = inspectText(fixture(name));
      expect(inspection.findings).toEqual([]);
      expect(inspection.repaired).toBeUndefined();
      expect(loadErrorOf(fixture(name))).toBeNull();
      expect(inspection.types.map(({type}) => type)).toEqual(
        expect.arrayContaining(['heading', 'tablecell', 'code-highlight', 'mark']),
      );
    });
  }
});

test('a syntax error has line, column and what was expected', () => {
  const {findings} = inspectText('{"root":\n  {"type": "root",}}');
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({rule: 'json-syntax', severity: 'error'});
  expect(findings[0]?.places[0]).toMatchObject({line: 2, column: 19});
});

test('text that was cut off is told as such', () => {
  const cut = JSON.stringify(stateOf(paragraph(text('Hello')))).slice(0, 90);
  expect(inspectText(cut).findings[0]?.fix).toContain('cut off');
});

test('a place has its path in the JSON and its line in the text', () => {
  const json = JSON.stringify(
    stateOf(paragraph(text('a')), paragraph(text('b', {format: 'bold'}))),
    null,
    2,
  );
  const [finding] = inspectText(json).findings;
  const [place] = finding?.places ?? [];
  expect(finding?.rule).toBe('wrong-value');
  expect(place?.path).toBe('root.children[1].children[0].format');
  expect(json.slice(place?.offset).startsWith('{')).toBe(true);
  expect(
    json.split('\n')[(place?.line ?? 0) - 1]?.slice((place?.column ?? 0) - 1),
  ).toBe('{');
});

describe('what is wrapped is taken out', () => {
  const state = stateOf(paragraph(text('kept')));
  const wrapped: readonly [string, unknown][] = [
    ['a string inside of JSON', JSON.stringify(state)],
    [
      'the file of @lexical/file',
      {editorState: state, source: 'Lexical', version: '0.1'},
    ],
    ['a root without its object', state.root],
    ['a list of nodes', state.root.children],
  ];
  for (const [name, value] of wrapped) {
    test(name, () => {
      expect(rulesOf(inspect(value))).toContain('wrapped-state');
      expect(JSON.stringify(repairedOf(value))).toContain('"kept"');
    });
  }
});

test('JSON of something else contains no state', () => {
  expect(rulesOf(inspect({blocks: []}))).toEqual(['no-state']);
  expect(inspect({blocks: []}).repaired).toBeUndefined();
});

test('text directly in the root gets one paragraph for each run', () => {
  const value = stateOf(text('a'), text('b'), paragraph(), text('c'));
  expect(rulesOf(inspect(value))).toContain('misplaced-node');
  const {root} = repairedOf(value) as {root: {children: {children: unknown[]}[]}};
  expect(root.children.map(({children}) => children.length)).toEqual([2, 0, 1]);
});

test('an empty root gets a paragraph', () => {
  expect(rulesOf(inspect(stateOf()))).toEqual(['empty-root']);
  repairedOf(stateOf());
});

test('what converters leave behind is repaired without losing a text', () => {
  const value = stateOf(
    paragraph({children: [text('kept')]}, 'loose', null, {text: 'bare'}),
  );
  const repaired = JSON.stringify(repairedOf(value));
  for (const word of ['kept', 'loose', 'bare']) expect(repaired).toContain(word);
});

test('missing and wrong fields get the values of a new node', () => {
  const value = stateOf(
    {type: 'heading', version: 1, children: [{type: 'text', version: 1}]},
    {
      type: 'list',
      version: 1,
      listType: 'bullets',
      start: '3',
      children: [{type: 'listitem', version: 1, children: []}],
    },
  );
  const messages = inspect(value).findings.map(({message}) => message);
  expect(messages).toContainEqual(expect.stringContaining('“Invalid indent value.”'));
  expect(messages).toContainEqual(expect.stringContaining('when it is drawn'));
  const json = JSON.stringify(repairedOf(value));
  expect(json).toContain('"tag":"h1"');
  expect(json).toContain('"start":3');
});

test('fields that no class reads are named once with their count, and stay', () => {
  const value = stateOf(paragraph(text('a', {key: '7'}), text('b', {key: '8'})));
  const {findings, repaired} = inspect(value);
  expect(findings).toMatchObject([{rule: 'ignored-field', severity: 'note', count: 2}]);
  expect(repaired).toBeUndefined();
});

test('a type that Lexical lacks is told, with the one that is meant', () => {
  const value = stateOf(
    {type: 'Horizontal-Rule', version: 1},
    {type: 'poll', version: 1},
  );
  const {findings, types} = inspect(value);
  expect(findings.map(({fix}) => fix)).toEqual([
    expect.stringContaining('“horizontalrule”'),
    expect.stringContaining('the application'),
  ]);
  expect(types.find(({type}) => type === 'poll')).toMatchObject({isKnown: false});
});

test('the sizes of all types and what is around them add up to the text', () => {
  const json = fixture('saved-by-0.45.0.json');
  const {types, size} = inspectText(json);
  const sum = types.reduce((total, row) => total + row.size, 0);
  expect(sum).toBe(json.trimEnd().length - '{"root":}'.length);
  expect(size).toBe(json.length);
});

describe('hostile content', () => {
  test('a tag that no heading has is replaced', () => {
    const value = stateOf({...paragraph(text('x')), type: 'heading', tag: 'script'});
    expect(rulesOf(inspect(value))).toContain('wrong-value');
    expect(JSON.stringify(repairedOf(value))).not.toContain('script');
  });

  test('styles that move, cover or load are named', () => {
    const style =
      'color: red; position: fixed; background: url(https://a.example/b.png)';
    const {findings} = inspect(stateOf(paragraph(text('x', {style}))));
    expect(findings.map(({rule}) => rule)).toEqual(['unsafe-style', 'unsafe-style']);
  });

  test('addresses that run something are named', () => {
    const link = {
      ...paragraph(text('x')),
      type: 'link',
      url: 'java\u0001script:alert(1)',
    };
    expect(rulesOf(inspect(stateOf(paragraph(link))))).toContain('unsafe-address');
  });

  test('types and fields named as what every object has are unknown', () => {
    const json =
      '{"root":{"type":"root","children":[{"type":"constructor","__proto__":{}}]}}';
    expect(rulesOf(inspectText(json))).toContain('unknown-type');
  });

  test('100,000 levels are reported, not followed', () => {
    const depth = 100_000;
    const open = '{"type":"quote","version":1,"children":[';
    const json = `{"root":{"type":"root","children":[${open.repeat(depth)}${']}'.repeat(depth)}]}}`;
    const inspection = inspectText(json);
    expect(rulesOf(inspection)).toContain('too-deep');
    expect(inspection.depth).toBe(depth);
    expect(inspection.repaired?.length).toBeGreaterThan(json.length);
  });
});

test('5 MB take a few seconds at most', () => {
  const node = paragraph(text('A paragraph of a long document.'.repeat(3)));
  const value = stateOf(...new Array<unknown>(16_000).fill(node));
  const json = JSON.stringify(value);
  expect(json.length).toBeGreaterThan(4_500_000);
  const start = performance.now();
  const {findings, nodes} = inspectText(json);
  expect(performance.now() - start).toBeLessThan(10_000);
  expect(findings).toEqual([]);
  expect(nodes).toBe(32_001);
});
