import {type PluginIds, PLUGINS, withPlugin} from '../../editor/plugins/plugins';
import {type Effect, EffectFinder, groupTraits} from '../import/find-effects';
import type {Trait} from '../import/source-document';
import {useImportRules, useWordLists} from '../rules/keep-elements';
import {isCss, isUsual, ruleFor} from '../rules/rule-for';
import {isUnknown, type RowReport} from './read-elements';

/** Something that was in the HTML and isn't in the document. */
export interface Loss {
  readonly id: string;
  readonly kind: Trait['kind'];
  readonly name: string;
  /** How many elements had it. */
  readonly count: number;
  /** Its different values, the first few. */
  readonly values: readonly string[];
  readonly reason: string;
  /** What handled the elements with it, in one or two sentences; empty if that explains nothing. */
  readonly takers: string;
  /** The module that keeps it; null if there is nothing to keep, or no way to. */
  readonly code: string | null;
}

/** What happened to everything that an element declared. */
export interface Effects {
  readonly losses: readonly Loss[];
  readonly effects: ReadonlyMap<Trait, Effect>;
}

/** Plugins that import more HTML, and how to add them. */
const READERS: readonly (readonly [id: string, code: () => string])[] = [
  ['clipboard-import', useImportRules],
  ['word-lists', useWordLists],
];

/** Elements that only group others. */
const SILENT = new Set([
  'body',
  'br',
  'col',
  'colgroup',
  'div',
  'font',
  'google-sheets-html-origin',
  'head',
  'html',
  'link',
  'meta',
  'o:p',
  'p',
  'script',
  'span',
  'style',
  'tbody',
  'tfoot',
  'thead',
  'title',
]);

/** The input of the search for losses. */
export interface Searched {
  readonly page: Document;
  readonly traits: readonly Trait[];
  readonly rows: readonly RowReport[];
  readonly running: PluginIds;
}

/**
 * Finds what is in a page's HTML but not in the document. It pauses regularly, so the page stays
 * responsive.
 *
 * @param signal - stops it
 * @throws the signal's reason once it's aborted
 */
export async function findLosses(
  {page, traits, rows, running}: Searched,
  signal: AbortSignal,
): Promise<Effects> {
  const pause = pauserFor(signal);
  const byIndex = new Map(rows.map((row) => [row.index, row]));
  const finder = new EffectFinder(page, running);
  const readers = READERS.filter(([id]) => !running.has(id)).map(([id, code]) => ({
    id,
    code,
    finder: new EffectFinder(page, withPlugin(running, id, true)),
  }));
  const effects = new Map<Trait, Effect>();
  const losses: Loss[] = [];
  try {
    for (const group of groupTraits(traits)) {
      await pause();
      const isElement = group[0]?.kind === 'element';
      const rowsOfGroup = group.flatMap(({index}) => byIndex.get(index) ?? []);
      const found = isElement
        ? effectsOfElements(group, rowsOfGroup)
        : await finder.effectsOf(group, pause);
      group.forEach((trait, at) => effects.set(trait, found[at] ?? 'kept'));
      const isPartOfLost = !isElement && rowsOfGroup.every(isLostMedium);
      if (isPartOfLost || found.some((effect) => effect !== 'dropped')) continue;
      const reader = isElement
        ? null
        : readers.find((one) => one.finder.matters(group));
      const why = reader
        ? {reason: switchedOff(reader.id), takers: '', code: reader.code()}
        : tryToKeep(group, rowsOfGroup, {page, running});
      // A declaration of the default value isn't a loss.
      if (reader || !group.every(isUsual)) losses.push({...lossOf(group), ...why});
    }
  } finally {
    for (const one of [finder, ...readers.map((reader) => reader.finder)])
      one.dispose();
  }
  return {losses, effects};
}

/** A rule is only suggested if it keeps what was lost here. */
function tryToKeep(
  group: readonly Trait[],
  rows: readonly RowReport[],
  {page, running}: Pick<Searched, 'page' | 'running'>,
): Pick<Loss, 'reason' | 'takers' | 'code'> {
  const why = {reason: reasonOf(group), takers: takersOf(group, rows)};
  const rule = ruleFor(group);
  if (!rule?.extension) return {...why, code: rule?.code ?? null};
  const finder = new EffectFinder(page, running, [rule.extension]);
  const isKept = finder.matters(group);
  finder.dispose();
  return isKept
    ? {...why, code: rule.code}
    : {...why, reason: `${why.reason} No rule can keep it: ${NO_CARRIER}`, code: null};
}

const NO_CARRIER =
  'the document has no node for its element, or the node accepts only plain text, as a code block does.';

function effectsOfElements(
  group: readonly Trait[],
  rows: readonly RowReport[],
): Effect[] {
  const isLost = !SILENT.has(group[0]?.name ?? '') && rows.every(isLostElement);
  return group.map(() => (isLost ? 'dropped' : 'kept'));
}

/** The image conversion may match a picture and create nothing. */
function isLostElement(row: RowReport): boolean {
  return isUnknown(row) || isLostMedium(row);
}

const MEDIA = /^(audio|canvas|embed|iframe|img|object|svg|video)\b/;

function isLostMedium({name, nodes}: RowReport): boolean {
  return MEDIA.test(name) && nodes.length === 0;
}

const MOST_VALUES = 4;

function lossOf(group: readonly Trait[]): Omit<Loss, 'reason' | 'takers' | 'code'> {
  const {kind, name} = group[0] ?? {kind: 'element', name: ''};
  const values = new Set(group.map(({value}) => value).filter((value) => value !== ''));
  return {
    id: `${kind} ${name}`,
    kind,
    name,
    count: group.length,
    values: [...values].slice(0, MOST_VALUES),
  };
}

function switchedOff(id: string): string {
  const title = PLUGINS.find((plugin) => plugin.id === id)?.title ?? id;
  return `“${title}” reads it, at least in part, and is switched off under Plugins.`;
}

function reasonOf(group: readonly Trait[]): string {
  const {kind, name} = group[0] ?? {kind: 'element', name: ''};
  if (kind === 'element') return reasonOfElement(name);
  return kind === 'style' && !isCss(name, group)
    ? 'It isn’t valid CSS, so browsers drop it before a rule can read it.'
    : 'No rule reads it.';
}

function takersOf(group: readonly Trait[], rows: readonly RowReport[]): string {
  if (group[0]?.kind === 'element') return '';
  const takers = new Set(
    rows.filter((row) => !isUnknown(row)).flatMap(({steps}) => lastOf(steps)),
  );
  const unknown = new Set(rows.filter(isUnknown).map((row) => `<${row.name}>`));
  return [
    takers.size > 0
      ? `Taken by ${[...takers].join(', ')}, which read other things.`
      : '',
    unknown.size > 0
      ? `No rule takes ${[...unknown].slice(0, MOST_VALUES).join(', ')}.`
      : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function lastOf(steps: RowReport['steps']): string[] {
  return steps.filter(({passedOn}) => !passedOn).map(({by}) => by);
}

function reasonOfElement(name: string): string {
  if (name === 'img') {
    return 'The playground accepts only images with a complete URL. This URL points to the author’s disk, or is relative to the original page.';
  }
  if (['svg', 'canvas', 'math', 'object', 'embed'].includes(name)) {
    return 'No rule matches it, and it has no URL that a node could store.';
  }
  return 'No rule matches it, so only its content is imported.';
}

/** The longest time without a pause. */
const SLICE_MS = 30;

/** Creates the function that yields to the page when it's time to. */
function pauserFor(signal: AbortSignal): () => Promise<void> {
  let start = performance.now();
  return async () => {
    if (performance.now() - start < SLICE_MS && !signal.aborted) return;
    await new Promise<void>((resolve) => {
      setTimeout(resolve);
    });
    signal.throwIfAborted();
    start = performance.now();
  };
}
