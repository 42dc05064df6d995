import {join} from 'node:path';

import {ASKED_LEVEL} from '../../packages/search/src/engine/index/index-data';
import {
  anchorAt,
  type SearchIndex,
  textAt,
} from '../../packages/search/src/engine/index/search-index';
import {search} from '../../packages/search/src/engine/search';
import {readAnswers} from '../../packages/search/src/plugin/read-answers';
import {
  pageOf,
  placeOf,
  rankOf,
  withoutSlash,
} from '../../packages/search/tests/relevance/judge';
import {sameWords} from '../../packages/search/tests/relevance/same-words';
import {type AskedQuestion, BATCHES, readBatches} from '../answers/batches';
import {type Ranks, rowsOf} from './strangers';
import {type Row, table} from './table';

const ANSWERS = join(import.meta.dirname, '../../docs/answers');

/** The ranking is tuned on the batches before this one; the others say whether that helped. */
const FIRST_HELD_OUT = 9;

/** Phrases that a query must not meet, by what it shares with them. */
interface OwnPhrases {
  /** Those that belong to a question, by the place that answers it. */
  byAnswer: ReadonlyMap<string, readonly number[]>;
  byWords: ReadonlyMap<string, readonly number[]>;
}

/**
 * Asks what the graders of all batches typed, on the pages of today, and returns the table to print.
 * A query meets neither a phrase of the same words nor those of the questions that its section answers:
 * one of them may have been written for it.
 */
export async function askGradersAgain(index: SearchIndex): Promise<string> {
  const own = await ownPhrases(index);
  const batches = readBatches(BATCHES).map(({name, questions}) => ({
    name,
    ranks: questions.flatMap((question) => ranksNow(index, question, own)),
  }));
  const part = (label: string, chosen: (batch: number) => boolean): Row[] =>
    rowsOf(label, [
      batches.filter(({name}) => chosen(Number(name))).flatMap(({ranks}) => ranks),
    ]);
  return table([
    ['what graders searched for, each without its own phrases', '1 / 3 / 10'],
    ...part('tuned on', (batch) => batch < FIRST_HELD_OUT),
    ...part('held out', (batch) => batch >= FIRST_HELD_OUT),
  ]);
}

function ranksNow(
  index: SearchIndex,
  {answer, searched}: AskedQuestion,
  {byAnswer, byWords}: OwnPhrases,
): Ranks[] {
  if (!answer || !searched) return [];
  const {query} = searched;
  const right = withoutSlash(answer);
  const without = new Set([
    ...(byAnswer.get(right) ?? []),
    ...(byWords.get(sameWords(query)) ?? []),
  ]);
  const hits = search(index, {distinct: 4, query, without}).records.map((record) =>
    placesOf(index, record),
  );
  return [{page: rankOf(hits, [pageOf(right)]), section: rankOf(hits, [right])}];
}

/** A row with an address of its own also leads to the section that it is in. */
function placesOf(index: SearchIndex, record: number): string[] {
  const heading = record < index.headingCount ? record : (index.parents[record] ?? -1);
  return [placeAt(index, record), placeAt(index, heading)];
}

function placeAt(index: SearchIndex, record: number): string {
  const path = index.data.pages[index.pages[record] ?? 0]?.path ?? '';
  const anchor = anchorAt(index, record);
  return placeOf(anchor === null ? path : `${path}#${anchor}`);
}

async function ownPhrases(index: SearchIndex): Promise<OwnPhrases> {
  const ofQuestions = new Set(
    (await readAnswers(ANSWERS)).flatMap(({answer, phrases, question}) =>
      question === undefined
        ? []
        : phrases.map((phrase) => `${withoutSlash(answer)} ${phrase}`),
    ),
  );
  const byAnswer = new Map<string, number[]>();
  const byWords = new Map<string, number[]>();
  index.levels.forEach((level, record) => {
    if (level !== ASKED_LEVEL) return;
    const text = textAt(index, record);
    const place = placeAt(index, record);
    if (ofQuestions.has(`${place} ${text}`)) add(byAnswer, place, record);
    add(byWords, sameWords(text), record);
  });
  return {byAnswer, byWords};
}

function add(records: Map<string, number[]>, key: string, record: number): void {
  const known = records.get(key);
  if (known) known.push(record);
  else records.set(key, [record]);
}
