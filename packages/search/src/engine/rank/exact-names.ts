import {isPackage, stemKey, textNames} from '../index/name-tables';
import type {SearchIndex} from '../index/search-index';
import {allowedTypos} from '../query/expansion';
import type {QueryPlan} from '../query/query-plan';
import {termKey} from '../query/query-term';
import {isPackageWord} from '../query/stop-words';
import {nameKey, spelling} from '../text/words';
import {addCalls, belongsTo} from './code-calls';
import {Bonuses, type NameBonuses} from './name-bonuses';
import {isSymbol, nameShare} from './name-share';
import type {TermMatches} from './term-matches';
import {
  BONUS,
  EXACT_CORRECTED,
  EXACT_REEXPORT,
  EXACT_SYMBOL,
  EXACT_SYNONYM_SYMBOL,
  FINISHED_WORD,
  FIRST_LETTERS,
  MOST_CORRECTIONS,
  SHORTEST_BEGINNING,
} from './weights';

const OWNER_AND_MEMBER = /^\s*\$?([\w$]+)[.#]([\w$]+)(?:\(\))?\s*$/u;

/** Returns the bonus of every heading that exactly matches the query. */
export function exactNameBonuses(
  index: SearchIndex,
  plan: QueryPlan,
  matches: ReadonlyMap<string, TermMatches>,
): NameBonuses {
  const bonuses = new Bonuses(index, plan);
  if (plan.codeNames.length > 0) {
    addCalls(index, plan, bonuses);
  } else if (plan.key !== '') {
    addWhole(index, plan, bonuses);
    addOthers(index, plan, matches, bonuses);
    addMember(index, plan, bonuses);
    addEssential(index, plan, bonuses);
    addPackage(index, plan, bonuses);
    addBeginnings(index, plan, bonuses);
  }
  return bonuses;
}

/** Returns whether the query is the name of a symbol, letter by letter; members don't count. */
export function namesSymbol(index: SearchIndex, plan: QueryPlan): boolean {
  return sameSpelling(index, plan).some(
    (heading) =>
      isSymbol(index, heading) && nameShare(index, plan, heading) >= EXACT_REEXPORT,
  );
}

function addWhole({names}: SearchIndex, plan: QueryPlan, bonuses: Bonuses): void {
  const {key, words} = plan;
  bonuses.add(names.byName.get(key), BONUS.exactName);
  bonuses.add(names.byAddress.get(key), BONUS.exactName);
  bonuses.add(names.byStem.get(stemKey(words.map(({term}) => term))), BONUS.exactStem);
}

/** Names that result from correcting typos in the query, or replacing it with a synonym. */
function addOthers(
  index: SearchIndex,
  plan: QueryPlan,
  matches: ReadonlyMap<string, TermMatches>,
  bonuses: Bonuses,
): void {
  bonuses.add(sameSpelling(index, plan), BONUS.exactName + BONUS.sameSpelling);
  for (const words of corrections(plan, matches)) {
    bonuses.add(called(index, words), BONUS.exactName * EXACT_CORRECTED);
  }
  for (const {from, guessed, literal, terms, to} of plan.alternatives) {
    if (from === 0 && to === plan.words.length) {
      if (!literal && !guessed) {
        addSynonym(
          index,
          plan,
          terms.map(({term}) => term),
          bonuses,
        );
      } else if (literal && to > 1) {
        const parts = matches.get(termKey(terms[0] ?? {prefix: false, term: ''}));
        addParts(index, plan, parts?.found ?? [], bonuses);
        for (const name of parts?.typos ? correctionsOf(plan.key, parts) : []) {
          bonuses.add(index.names.byName.get(name), BONUS.exactName * EXACT_CORRECTED);
        }
      }
    }
  }
}

/** Plain words have synonyms, and mean the page about a subject rather than a symbol: "widget". */
function addSynonym(
  index: SearchIndex,
  plan: QueryPlan,
  words: readonly string[],
  bonuses: Bonuses,
): void {
  bonuses.add(called(index, words), BONUS.exactName * EXACT_CORRECTED, (heading) => {
    const share = nameShare(index, plan, heading);
    return isSymbol(index, heading) ? share * EXACT_SYNONYM_SYMBOL : share;
  });
}

/** "editorState.read", "LexicalEditor.update()": a member, with its owner. */
function addMember(index: SearchIndex, {text}: QueryPlan, bonuses: Bonuses): void {
  const [, receiver = '', name = ''] = OWNER_AND_MEMBER.exec(text) ?? [];
  const members = index.names.byName
    .get(nameKey(name))
    ?.filter((heading) => belongsTo(index, heading, receiver));
  bonuses.add(members, BONUS.exactName, () => EXACT_SYMBOL);
}

/** The larger the typed part of a name, the larger the bonus, unless many names share that part. */
function addParts(
  index: SearchIndex,
  {key}: QueryPlan,
  found: readonly number[],
  bonuses: Bonuses,
): void {
  const symbols = found.filter((record) => isSymbol(index, record));
  bonuses.hint(symbols, BONUS.partOfName / Math.sqrt(symbols.length), (heading) => {
    const share = key.length / nameKey(index.data.headings.texts[heading] ?? '').length;
    return share < 1 ? share ** 2 : 0;
  });
}

/** Returns the headings with these words as their name, in any inflection. */
function called({names}: SearchIndex, words: readonly string[]): number[] {
  const key = words.join('');
  return [
    ...(names.byName.get(key) ?? []),
    ...(names.byAddress.get(key) ?? []),
    ...(names.byStem.get(stemKey(words)) ?? []),
  ];
}

/** "How do I clear the editor" doesn't ask for a symbol, even if one is called clearEditor. */
function addEssential(index: SearchIndex, plan: QueryPlan, bonuses: Bonuses): void {
  const essential = plan.words.filter(({stop}) => !stop).map(({term}) => term);
  if (essential.length === 0 || essential.length === plan.words.length) {
    return;
  }
  const fits = (heading: number) => plan.namesOneThing || !isSymbol(index, heading);
  const {byName, byStem} = index.names;
  bonuses.add(byName.get(essential.join(''))?.filter(fits), BONUS.exactStem);
  bonuses.add(byStem.get(stemKey(essential))?.filter(fits), BONUS.exactStem);
}

/** "table package", "npm install @lexical/react". */
function addPackage(index: SearchIndex, plan: QueryPlan, bonuses: Bonuses): void {
  const rest = plan.words.filter(({stop, term}) => !stop && !isPackageWord(term));
  if (rest.length > 0 && rest.length < plan.words.length) {
    const headings = index.names.byName.get(rest.map(({term}) => term).join(''));
    bonuses.add(
      headings?.filter((heading) => isPackage(index.data, heading)),
      BONUS.exactName,
    );
  }
}

/**
 * Finds the names that start with the query: the more of a name was typed, the larger the bonus. A
 * query that is itself a name isn't treated as the beginning of another, and plain words with
 * spaces rarely are one.
 */
function addBeginnings(index: SearchIndex, plan: QueryPlan, bonuses: Bonuses): void {
  const {key, manner, text, words} = plan;
  const {byAddress, byName, keys} = index.names;
  if (!plan.unfinished || key.length < SHORTEST_BEGINNING || byName.has(key)) {
    return;
  }
  const finished =
    manner === 'subject' &&
    (words.length > 1 || index.dictionaries.some((terms) => terms.find(key) >= 0));
  const typed = text.trim().replace(/^\$/u, '');
  const [from, to] = keys.prefixRange(key);
  for (let at = from; at < to; at++) {
    const name = keys.terms[at] ?? '';
    const part = FIRST_LETTERS + ((1 - FIRST_LETTERS) * key.length) / name.length;
    const bonus = BONUS.beginning * part * (finished ? FINISHED_WORD : 1);
    bonuses.hint(byName.get(name), bonus);
    bonuses.hint(byAddress.get(name), bonus);
    const spelled = byName
      .get(name)
      ?.filter((heading) => startsWith(index, heading, typed));
    bonuses.hint(spelled, bonus + BONUS.sameSpelling);
  }
}

function startsWith(index: SearchIndex, heading: number, typed: string): boolean {
  return (index.data.headings.texts[heading] ?? '')
    .replace(/^\$/u, '')
    .startsWith(typed);
}

function sameSpelling(index: SearchIndex, {key, text}: QueryPlan): number[] {
  const spelled = spelling(text);
  return (index.names.byName.get(key) ?? []).filter((heading) =>
    textNames(index.data, heading).some((name) => spelling(name) === spelled),
  );
}

/** Returns the words that result from correcting typos in the query. */
function corrections(
  plan: QueryPlan,
  matches: ReadonlyMap<string, TermMatches>,
): string[][] {
  let corrected: string[][] = [[]];
  let changed = false;
  for (const {from, literal, terms, to} of plan.alternatives) {
    const [term] = terms;
    if (literal && term && to - from === 1 && corrected.length <= MOST_CORRECTIONS) {
      const found = matches.get(termKey(term));
      const words = found?.typos ? correctionsOf(term.term, found) : [term.term];
      changed ||= found?.typos === true;
      corrected = corrected.flatMap((before) => words.map((word) => [...before, word]));
    }
  }
  return changed ? corrected.slice(0, MOST_CORRECTIONS) : [];
}

/** Leaves out words of which the typed word is only the beginning. */
function correctionsOf(typed: string, {expansions}: TermMatches): string[] {
  return [...expansions].filter(
    (word) => Math.abs(word.length - typed.length) <= allowedTypos(typed),
  );
}
