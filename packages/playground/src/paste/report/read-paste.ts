import type {PluginIds} from '../../editor/plugins/plugins';
import type {Route} from '../import/conversion-recorder';
import {recordImport} from '../import/record-import';
import {parseSource, type Trait} from '../import/source-document';
import type {Paste} from '../paste-log';
import {type Effects, findLosses} from './find-losses';
import {readElements, type RowReport} from './read-elements';
import {readTypes, type TypeReport} from './read-types';

/** What a paste held, and what became of it. */
export interface PasteReport {
  readonly types: readonly TypeReport[];
  /** Null where no HTML was imported. */
  readonly route: Route | null;
  readonly rows: readonly RowReport[];
  readonly traits: readonly Trait[];
  /** Comments in the HTML, which no rule takes. */
  readonly comments: number;
  /** A rule has rebuilt the document before its import, so that no step can be told by element. */
  readonly isRebuilt: boolean;
  /** So long that finding what was lost keeps the page busy for some time. */
  readonly isLong: boolean;
  /** Finds what was lost; it takes a moment. */
  readonly findEffects: (signal: AbortSignal) => Promise<Effects>;
}

/** Characters of HTML that are imported some hundred times unasked. */
const LONG = 150_000;

/** Repeats a paste with the plugins that run, and reports on it. */
export function readPaste(paste: Paste, running: PluginIds): PasteReport {
  const record = recordImport(paste, running);
  const types = readTypes(paste.data, record.asked);
  const html = types.find(({type, isUsed}) => isUsed && type === 'text/html')?.text;
  if (html === undefined) {
    const nothing = async () => Promise.resolve({losses: [], effects: new Map()});
    return {
      types,
      route: null,
      rows: [],
      traits: [],
      comments: 0,
      isRebuilt: false,
      isLong: false,
      findEffects: nothing,
    };
  }
  const {page, traits} = parseSource(html);
  const rows = readElements(page, record);
  return {
    types,
    route: record.recorder.route,
    rows,
    traits,
    comments: countComments(page),
    isRebuilt: page.querySelectorAll('*').length !== record.recorder.names.length,
    isLong: html.length > LONG,
    findEffects: async (signal) => findLosses({page, traits, rows, running}, signal),
  };
}

function countComments(page: Document): number {
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT);
  let count = 0;
  while (walker.nextNode()) count += 1;
  return count;
}
