// @vitest-environment happy-dom
import * as clipboard from '@lexical/clipboard';
import * as html from '@lexical/html';
import * as list from '@lexical/list';
import * as lexical from 'lexical';
import type {AnyLexicalExtension} from 'lexical';
import {join} from 'node:path';
import ts from 'typescript';
import {describe, expect, test} from 'vitest';

import {wantedPlugins} from '../src/editor/plugins/plugins';
import {EffectFinder, groupTraits} from '../src/paste/import/find-effects';
import {buildCopy} from '../src/paste/import/import-copy';
import {parseSource} from '../src/paste/import/source-document';
import type {Paste} from '../src/paste/paste-log';
import {readPaste} from '../src/paste/report/read-paste';
import {ruleFor} from '../src/paste/rules/rule-for';
import {useImportRules, useWordLists} from '../src/paste/rules/keep-elements';
import {SAMPLES} from '../src/paste/samples/samples';

// The content of a frame isn't loaded.
Object.assign((window as unknown as {happyDOM: {settings: object}}).happyDOM.settings, {
  disableIframePageLoading: true,
});

const running = wantedPlugins();
const empty = buildCopy(running, null);
empty.update(() => void lexical.$getRoot().append(lexical.$createParagraphNode()), {
  discrete: true,
});
const state = empty.getEditorState();

/** HTML that loses one thing, and what the document contains with the rule for it. */
const CASES: Readonly<Record<string, readonly [html: string, kept: string]>> = {
  'style font-size': [
    '<p><span style="font-size: 14pt">A</span></p>',
    'font-size: 14pt',
  ],
  'style color': [
    '<section style="color: teal"><p>A <b>B</b></p></section>',
    'color: teal',
  ],
  'style font-weight': ['<h2 style="font-weight: 600">A</h2>', '"format":1'],
  'style line-height': ['<p>1</p><p style="line-height: 2">A</p>', '"lineHeight":"2"'],
  'style mso-highlight': [
    '<p><span style="mso-highlight:yellow">A</span></p>',
    '"msoHighlight":"yellow"',
  ],
  'attribute data-lesson': ['<p>1</p><p data-lesson="7">A</p>', '"dataLesson":"7"'],
  'attribute x:num': ['<p>1</p><p x:num="12.5">A</p>', '"xNum":"12.5"'],
  'element ins': ['<p><ins>A</ins></p>', '"format":8'],
  'element kbd': ['<p><kbd>A</kbd></p>', '"format":16'],
  'element dfn': ['<p><dfn>A</dfn></p>', '"format":2'],
  'element del': ['<p><del>A</del></p>', '"format":4'],
  'element aside': ['<p>1</p><aside>A</aside>', '"elementName":"aside"'],
  'element abbr': ['<p><abbr>A</abbr></p>', '"elementName":"abbr"'],
  'element video': [
    '<p>1</p><video src="https://a.example/b.mp4"></video>',
    '"type":"app-video"',
  ],
  'element audio': [
    '<p>1</p><audio src="https://a.example/b.mp3"></audio>',
    '"address":"https://a.example/b.mp3"',
  ],
  'element iframe': [
    '<p>1</p><iframe src="https://a.example/b"></iframe>',
    '"address":"https://a.example/b"',
  ],
};

describe.each(Object.entries(CASES))('the rule for %s', (id, [source, kept]) => {
  const {page, traits} = parseSource(source);
  const group = groupTraits(traits).find(
    ([trait]) => `${trait?.kind} ${trait?.name}` === id,
  );
  const code = ruleFor(group ?? [])?.code ?? '';

  test('keeps it, which is lost without', () => {
    const without = new EffectFinder(page, running);
    const extended = new EffectFinder(page, running, [evaluate(code)]);
    expect(without.whole).not.toContain(kept);
    expect(extended.whole).toContain(kept);
    expect(extended.matters(group ?? [])).toBe(true);
  });
});

test.each(SAMPLES)(
  'what $label loses is kept by the rules that the lab offers',
  async ({data}) => {
    const paste: Paste = {
      number: 0,
      how: 'paste',
      time: 0,
      data: {texts: Object.entries(data), files: []},
      state,
      selection: null,
    };
    const report = readPaste(paste, running);
    const {losses} = await report.findEffects(new AbortController().signal);
    const {page} = parseSource(data['text/html'] ?? '');
    const failed = losses.filter(({id, kind, code}) => {
      if (code === null || kind === 'element') return false;
      const group = report.traits.filter((one) => `${one.kind} ${one.name}` === id);
      const extended = new EffectFinder(page, running, [evaluate(code)]);
      return !extended.matters(group);
    });
    expect(failed.map(({id}) => id)).toEqual([]);
  },
);

test('lists of Word are lists with the extension for them', () => {
  const word = SAMPLES.find(({id}) => id === 'word')?.data['text/html'] ?? '';
  const {page} = parseSource(word);
  const plain = new EffectFinder(page, running);
  const byRules = new EffectFinder(page, running, [evaluate(useImportRules())]);
  const lists = new EffectFinder(page, running, [evaluate(useWordLists())]);
  expect(plain.whole).not.toContain('"type":"list"');
  expect(byRules.whole).not.toBe('');
  expect(lists.whole).toContain('"type":"listitem"');
});

test('all kinds compile in strict mode', () => {
  const codes = Object.entries(CASES).map(([id, [source]]) => {
    const group = groupTraits(parseSource(source).traits).find(
      ([trait]) => `${trait?.kind} ${trait?.name}` === id,
    );
    return ruleFor(group ?? [])?.code ?? '';
  });
  expect(problemsOf([...codes, useImportRules(), useWordLists()])).toEqual([]);
  expect(problemsOf(['const a: number = "";'])).toHaveLength(1);
});

const MODULES: Readonly<Record<string, unknown>> = {
  '@lexical/clipboard': clipboard,
  '@lexical/html': html,
  '@lexical/list': list,
  lexical,
};

/** Runs a module like a bundler would, and returns the extension that it exports. */
function evaluate(code: string): AnyLexicalExtension {
  const {outputText} = ts.transpileModule(code, {
    compilerOptions: {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022},
  });
  const exported: Record<string, unknown> = {};
  const run = new Function('require', 'exports', outputText) as (
    find: (name: string) => unknown,
    target: typeof exported,
  ) => void;
  run((name) => MODULES[name], exported);
  const [, extension] =
    Object.entries(exported).find(([name]) => name.endsWith('Extension')) ?? [];
  return extension as AnyLexicalExtension;
}

/** Checks modules beside this file, where the packages can be resolved. */
function problemsOf(codes: readonly string[]): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    noImplicitOverride: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    skipLibCheck: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  };
  const folder = import.meta.dirname;
  const files = new Map(codes.map((code, at) => [join(folder, `rule-${at}.ts`), code]));
  const host = ts.createCompilerHost(options);
  const {getSourceFile, fileExists, readFile} = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, ...rest) => {
    const code = files.get(name);
    return code === undefined
      ? getSourceFile(name, ...rest)
      : ts.createSourceFile(name, code, ts.ScriptTarget.ES2022, true);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
