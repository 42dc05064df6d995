import type {TextOptions} from '../options';
import type {Page} from '../page';
import {placeOf, type Problem} from '../problem';

const SENTENCE = /[^.!?\n][^.!?]*?[.!?:](?=\s|$)/g;

/** A sentence is only on one page: another page links to it, or says what is specific there. */
export function checkDuplicates(
  pages: readonly Page[],
  options: TextOptions,
): Problem[] {
  const known = new Map<string, {page: Page; offset: number}>();
  const problems: Problem[] = [];
  for (const page of pages) {
    for (const {sentence, offset} of longSentences(page, options)) {
      const other = known.get(sentence);
      if (other && other.page !== page) {
        const {file, line} = placeOf(other.page, other.offset);
        problems.push({
          what: `The sentence "${sentence}" is on two pages.`,
          where: placeOf(page, offset),
          expected: `only once; it is also at ${file}:${line}`,
          fix: 'Link to the other page, or say what is different here.',
        });
      }
      known.set(sentence, other ?? {page, offset});
    }
  }
  return problems;
}

/** The sentences of a page that must be unique, normalized for comparison. */
export function longSentences(
  page: Page,
  {shortestDuplicate}: TextOptions,
): {sentence: string; offset: number}[] {
  return sentencesOf(page).filter(
    ({sentence}) => sentence.split(' ').length >= shortestDuplicate,
  );
}

function sentencesOf(page: Page): {sentence: string; offset: number}[] {
  // Names in code distinguish sentences, so they are kept, unlike in other rules.
  return paragraphsOf(page).flatMap(({text, offset}) =>
    [...text.matchAll(SENTENCE)].map((match) => ({
      sentence: match[0].replace(/\s+/g, ' ').trim(),
      offset: offset + match.index,
    })),
  );
}

function paragraphsOf({tree, text}: Page): {text: string; offset: number}[] {
  const found: {text: string; offset: number}[] = [];
  const add = (node: {type: string; children?: unknown; position?: unknown}): void => {
    const {position, children} = node as {
      position?: {start: {offset?: number}; end: {offset?: number}};
      children?: (typeof node)[];
    };
    if (node.type === 'paragraph' && position) {
      const offset = position.start.offset ?? 0;
      found.push({text: text.slice(offset, position.end.offset), offset});
      return;
    }
    children?.forEach(add);
  };
  add(tree);
  return found;
}
