// @vitest-environment happy-dom
import {$createParagraphNode, $getRoot} from 'lexical';
import {expect, test} from 'vitest';

import {NODE_CLASSES} from '../src/editor/node-classes';
import {wantedPlugins, withPlugin} from '../src/editor/plugins/plugins';
import {classNameOf} from '../src/paste/import/record-conversions';
import {buildCopy, pasteInto} from '../src/paste/import/import-copy';
import {recordImport} from '../src/paste/import/record-import';
import {PasteLog, type Paste} from '../src/paste/paste-log';
import {readPaste} from '../src/paste/report/read-paste';
import {SAMPLES} from '../src/paste/samples/samples';

const running = wantedPlugins();
const withRules = withPlugin(running, 'clipboard-import', true);
const never = new AbortController().signal;

const empty = buildCopy(running, null);
empty.update(() => void $getRoot().append($createParagraphNode()), {discrete: true});
const state = empty.getEditorState();

function pasteOf(texts: Record<string, string>): Paste {
  const data = {texts: Object.entries(texts), files: []};
  return {number: 1, how: 'paste', time: 0, data, state, selection: null};
}

function reportOn(html: string, plugins = running) {
  return readPaste(pasteOf({'text/html': html, 'text/plain': 'text'}), plugins);
}

test('a search for losses that is stopped ends with the reason', async () => {
  const stop = new AbortController();
  const search = reportOn('<p style="color: red">One</p>').findEffects(stop.signal);
  stop.abort(new Error('Another paste is shown.'));
  await expect(search).rejects.toThrow('Another paste is shown.');
});

test('each element is with the conversion that took it, its priority and its nodes', () => {
  const {route, rows} = reportOn('<h2>One <b>bold</b></h2><aside>Two</aside>');
  expect(route).toBe('importDOM');
  expect(rows.map(({name, text}) => text ?? name)).toEqual([
    'h2',
    'One ',
    'b',
    'bold',
    'aside',
    'Two',
  ]);
  const [heading, , , bold, aside] = rows;
  expect(heading?.steps).toMatchObject([{by: 'HeadingNode', priority: 0}]);
  expect(heading?.nodes).toMatchObject([
    {type: 'heading', fate: {fields: ['tag: h2']}},
  ]);
  expect(bold?.nodes).toMatchObject([{type: 'text', fate: {fields: ['bold']}}]);
  expect(aside?.steps).toEqual([]);
});

test('with rules, each element is with the rules that were asked, in their order', () => {
  const {route, rows} = reportOn('<p><span>One</span></p>', withRules);
  expect(route).toBe('rules');
  expect(rows[0]?.steps).toMatchObject([
    {by: '@lexical/rich-text/google-docs-title-p', passedOn: true},
    {by: '@lexical/html/p', passedOn: false, priority: null},
  ]);
  expect(rows[0]?.nodes).toMatchObject([{type: 'paragraph'}]);
  expect(rows[1]?.nodes, 'the text is with its own row').toEqual([]);
  expect(rows[2]?.nodes).toMatchObject([{type: 'text', text: 'One'}]);
});

test('rules that come from a preprocess function are recorded, too', () => {
  const plugins = withPlugin(running, 'word-lists', true);
  const word = SAMPLES.find(({id}) => id === 'word');
  const {rows} = readPaste(pasteOf({...word?.data}), plugins);
  const item = rows.find(({name}) => name === 'p.MsoListParagraphCxSpFirst');
  expect(item?.steps[0]?.by).toBe('@lexical/list/word-list-paragraph');
  expect(item?.nodes).toMatchObject([{type: 'list'}]);
});

test.each(SAMPLES)(
  'the recorded import of $label is the one of the editor',
  ({data}) => {
    for (const plugins of [running, withRules]) {
      const editor = buildCopy(plugins, state);
      pasteInto(editor, pasteOf(data).data, {how: 'paste', selection: null});
      const record = recordImport(pasteOf(data), plugins);
      expect(record.state.toJSON()).toEqual(editor.getEditorState().toJSON());
      expect(JSON.stringify(record.state)).toMatch(/"text":"[^"]/);
      expect(record.recorder.route).toBe(
        'text/html' in data ? (plugins === withRules ? 'rules' : 'importDOM') : null,
      );
    }
  },
);

test('what makes a difference is kept, and all else is lost', async () => {
  const report = reportOn(
    '<p style="text-align: center; margin-left: 9px" align="center" id="a">' +
      '<span style="font-weight: 700; letter-spacing: 1px">One</span></p>',
  );
  const {losses, effects} = await report.findEffects(never);
  expect(losses.map(({id}) => id).sort()).toEqual([
    'attribute align',
    'attribute id',
    'style letter-spacing',
    'style margin-left',
  ]);
  const kept = [...effects].filter(
    ([{kind}, effect]) => kind === 'style' && effect === 'kept',
  );
  expect(kept.map(([{name}]) => name)).toEqual(['text-align', 'font-weight']);
});

test('of two that say the same, the second makes no difference', async () => {
  const report = reportOn(
    '<p><b style="font-weight: 700"><span style="font-weight: 700">One</span></b> <span style="font-weight: 700">Two</span></p>',
  );
  const {effects} = await report.findEffects(never);
  const weights = [...effects].filter(([{name}]) => name === 'font-weight');
  expect(weights.map(([, effect]) => effect)).toEqual([
    'redundant',
    'redundant',
    'kept',
  ]);
});

test('a style that a plugin reads names the plugin', async () => {
  const word = SAMPLES.find(({id}) => id === 'word');
  const {losses} = await readPaste(pasteOf({...word?.data}), running).findEffects(
    never,
  );
  const list = losses.find(({id}) => id === 'style mso-list');
  expect(list?.reason).toContain('“Lists from Word”');
  expect(list?.code).toContain('WordListImportExtension');
});

test('a lost style says who took its elements, and of two declarations the last counts', async () => {
  const report = reportOn(
    '<h2 style="color: red; color: blue">One</h2><nav style="color: red">Two</nav>',
  );
  const {losses} = await report.findEffects(never);
  const color = losses.find(({id}) => id === 'style color');
  expect(color).toMatchObject({
    count: 2,
    values: ['blue', 'red'],
    reason: 'No rule reads it.',
    takers: 'Taken by HeadingNode, which read other things. No rule takes <nav>.',
  });
});

test('an element without a rule and a picture without an address are lost', async () => {
  const report = reportOn(
    '<p>One <kbd>K</kbd><img src="file:///c:/a.png" alt="A"></p>',
  );
  const {losses} = await report.findEffects(never);
  expect(losses.map(({id}) => id)).toEqual(['element kbd', 'element img']);
});

test('each type says whether it was used, and why', () => {
  const html = {'text/html': '<p>One</p>', 'text/plain': 'One', 'text/rtf': '{}'};
  const foreign = {
    'application/x-lexical-editor': '{"namespace":"x","nodes":[]}',
    ...html,
  };
  expect(
    readPaste(pasteOf(foreign), running).types.map(({isUsed, why}) => [
      isUsed,
      why.split(':')[0],
    ]),
  ).toEqual([
    [false, 'Refused'],
    [true, 'Used'],
    [false, 'Not needed'],
    [false, 'Not read'],
  ]);
  const same = {'text/html': 'One', 'text/plain': 'One'};
  expect(
    readPaste(pasteOf(same), running).types.map(({why}) => why.split(':')[0]),
  ).toEqual(['Skipped', 'Used']);
  const plain = withPlugin(running, 'plain-text', true);
  expect(readPaste(pasteOf(html), plain).types.map(({isUsed}) => isUsed)).toEqual([
    false,
    true,
    false,
  ]);
});

test('the log keeps the last 20 pastes, numbered from the first', () => {
  const log = new PasteLog();
  let heard = 0;
  const stop = log.subscribe(() => {
    heard += 1;
  });
  for (let count = 0; count < 23; count++) log.add(pasteOf({'text/plain': 'a'}));
  stop();
  log.add(pasteOf({'text/plain': 'a'}));
  expect(heard).toBe(23);
  expect(log.getPastes().map(({number}) => number)).toEqual(
    Array.from({length: 20}, (_, index) => index + 5),
  );
});

test('names of classes are those of the source', () => {
  for (const klass of NODE_CLASSES) {
    expect(classNameOf(klass.getType())).toBe(klass.name.replace(/^_/, ''));
  }
});
