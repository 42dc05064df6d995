import {cpus} from 'node:os';
import {join} from 'node:path';

import {createSiteServer} from '@lexical-documentation/site-server';
import {build} from 'esbuild';
import {type Browser, chromium} from 'playwright-core';

import {buildSiteIfChanged} from '../../commands/lib/build-site.mjs';
import {BROWSER_FLAGS} from '../../commands/lib/find-browser.mjs';
import {SITE_BUILD} from '../../commands/lib/paths.mjs';
import {provideBrowser} from '../../commands/lib/provide-browser.mjs';
import {stage} from '../../commands/lib/stage.mjs';
import type {Cost} from './main-thread';
import {type EditorCost, measureKeys, type Variant} from './measure-keys';
import {measurePlayground, PANES, type PlaygroundCost} from './measure-playground';

const SIZES = [1_000, 10_000, 40_000];
/** The playground shows the longest as well, but nobody waits for each of its panes. */
const PLAYGROUND_SIZES = [1_000, 10_000];
/** The browser lays out what is near the screen, and estimates the rest. */
const CONTAINED = 'p {content-visibility: auto; contain-intrinsic-size: auto 3lh}';
/** The first is the plain editor; each other one adds one thing to it. */
const VARIANTS: ReadonlyMap<string, Variant> = new Map([
  ['plain', {listener: 'none'}],
  ['text on every change', {listener: 'text'}],
  ['JSON on every change', {listener: 'JSON'}],
  ['Markdown on every change', {listener: 'Markdown'}],
  ['content-visibility: auto', {listener: 'none', css: CONTAINED}],
]);
const LABEL = 52;
const COLUMN = 12;

await buildSiteIfChanged();
const browser = await chromium.launch({
  executablePath: await provideBrowser(),
  args: BROWSER_FLAGS,
});
try {
  const program = await bundleProgram();
  const costs = await measureVariants(browser, program);
  console.log(`\n${formatTable(costs)}\n`);
  console.log(`${formatPlayground(await measureSizes(browser))}\n`);
  console.log(
    `Milliseconds of the page's main thread, median of the presses, Chromium ${browser.version()}, ${describeProcessor()}.`,
  );
} finally {
  await browser.close();
}

/** Production code, as a reader's bundler makes it. */
async function bundleProgram(): Promise<string> {
  const {outputFiles} = await build({
    bundle: true,
    conditions: ['production'],
    define: {'process.env.NODE_ENV': '"production"'},
    entryPoints: [join(import.meta.dirname, 'page-program.ts')],
    format: 'esm',
    minify: true,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

type Costs = ReadonlyMap<string, readonly EditorCost[]>;

async function measureVariants(opened: Browser, program: string): Promise<Costs> {
  const costs = new Map<string, EditorCost[]>();
  for (const [label, variant] of VARIANTS) {
    costs.set(label, []);
    for (const size of SIZES) {
      const cost = await stage(`${label}, ${size} paragraphs`, () =>
        measureKeys(opened, program, size, variant),
      );
      costs.get(label)?.push(cost);
    }
  }
  return costs;
}

async function measureSizes(opened: Browser): Promise<PlaygroundCost[]> {
  const server = createSiteServer({root: SITE_BUILD});
  const origin = await server.listen({port: 0});
  const costs: PlaygroundCost[] = [];
  for (const size of PLAYGROUND_SIZES) {
    const cost = await stage(`playground, ${size} paragraphs`, () =>
      measurePlayground(opened, origin, size),
    );
    costs.push(cost);
  }
  await server.close(0);
  return costs;
}

function formatPlayground(costs: readonly PlaygroundCost[]): string {
  const line = (label: string, read: (cost: PlaygroundCost) => Cost | undefined) =>
    formatLine(
      `playground, ${label}: all`,
      costs.map((cost) => (read(cost)?.total ?? Number.NaN).toFixed(1)),
    );
  return [
    formatLine('paragraphs', PLAYGROUND_SIZES.map(String)),
    line('reopen', ({reopen}) => reopen),
    line('import', ({importing}) => importing),
    ...PANES.map((pane) =>
      line(`a character beside ${pane}`, ({character}) => character.get(pane)),
    ),
  ].join('\n');
}

function formatTable(costs: Costs): string {
  const plain = costs.get('plain') ?? [];
  return [
    formatLine('paragraphs', SIZES.map(String)),
    formatTotal('plain, parse JSON', plain, ({parse}) => parse),
    formatTotal('plain, setEditorState', plain, ({show}) => show),
    ...formatCosts(
      'plain, a character at the end',
      plain,
      (cost) => cost.lastCharacter,
    ),
    ...formatCosts('plain, Enter in the middle', plain, ({enter}) => enter),
    ...[...costs].flatMap(([label, list]) =>
      formatCosts(`${label}, a character`, list, ({character}) => character),
    ),
  ].join('\n');
}

type Read = (cost: EditorCost) => Cost;

function formatCosts(
  label: string,
  costs: readonly EditorCost[],
  read: Read,
): string[] {
  const script = costs.map((cost) => read(cost).script.toFixed(1));
  return [formatLine(`${label}: script`, script), formatTotal(label, costs, read)];
}

function formatTotal(label: string, costs: readonly EditorCost[], read: Read): string {
  const totals = costs.map((cost) => read(cost).total.toFixed(1));
  return formatLine(`${label}: all`, totals);
}

function formatLine(label: string, cells: readonly string[]): string {
  return label.padEnd(LABEL) + cells.map((cell) => cell.padStart(COLUMN)).join('');
}

function describeProcessor(): string {
  const [{model = 'unknown processor'} = {}] = cpus();
  return `${model.trim()}, ${cpus().length} cores`;
}
