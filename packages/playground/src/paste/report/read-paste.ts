import type {PluginIds} from '../../editor/plugins/plugins';
import type {Route} from '../import/conversion-recorder';
import {recordImport} from '../import/record-import';
import {parseSource, type Trait} from '../import/source-document';
import type {Paste} from '../paste-log';
import {type Effects, findLosses} from './find-losses';
import {readElements, type RowReport} from './read-elements';
import {readTypes, type TypeReport} from './read-types';

/** The content of a paste, and the result. */
export interface PasteReport {
  readonly types: readonly TypeReport[];
  /** Null if no HTML was imported. */
  readonly route: Route | null;
  readonly rows: readonly RowReport[];
  readonly traits: readonly Trait[];
  /** Comments in the HTML, which rules don't handle. */
  readonly comments: number;
  /** A rule has rebuilt the document before the import, so that steps can't be assigned to elements. */
  readonly isRebuilt: boolean;
  /** Set if the HTML is so long that the search for losses would keep the page busy. */
  readonly isLong: boolean;
  /** Finds the losses, which takes a moment. */
  readonly findEffects: (signal: AbortSignal) => Promise<Effects>;
}

/** HTML up to this many characters is imported some hundred times without asking. */
const LONG = 150_000;

/** Repeats a paste with the running plugins, and reports on it. */
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
