import {
  type FeatureId,
  FEATURES,
  type Form,
  possibleIn,
  queryOf,
} from '@lexical-documentation/editor-builder';
import type {Page} from '@playwright/test';

import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

/** The best of so many sets, of which each feature is part by chance, is taken. */
const CANDIDATES = 10;
const FORMS: readonly Form[] = ['react', 'vanilla'];

for (const form of FORMS) {
  test(`each feature, and any three with and without each other, run in the preview: ${form}`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await openHydrated(page, `/docs/builder${addressOf(form, ['auto-focus'])}`);
    const frame = page.getByRole('region', {name: 'Try it'}).frameLocator('iframe');
    await expect(frame.getByRole('textbox', {name: 'Text'})).toBeVisible();
    const problems: string[] = [];
    for (const features of setsOf(form)) {
      const found = await problemOf(page, addressOf(form, features));
      if (found !== '') problems.push(`${features.join()}: ${found}`);
    }
    expect(problems).toEqual([]);
  });
}

function addressOf(form: Form, features: readonly FeatureId[]): string {
  return queryOf({features, form, options: {}, unknown: []});
}

/**
 * Each feature alone, all together, and sets in which any three features are found with and without
 * each other; they are the same in every run.
 */
function setsOf(form: Form): readonly (readonly FeatureId[])[] {
  const ids = possibleIn(form, FEATURES).map(({id}) => id);
  return [...ids.map((id) => [id]), ids, ...coveringSets(ids)];
}

/** Takes sets, each with as many new combinations as possible, until all have been. */
function coveringSets(ids: readonly FeatureId[]): readonly (readonly FeatureId[])[] {
  const next = randomNumbers(35);
  const {length} = ids;
  // Each of three features is in or out.
  const wanted = ((length * (length - 1) * (length - 2)) / 6) * 8;
  const seen = new Set<number>();
  const sets: (readonly FeatureId[])[] = [];
  while (seen.size < wanted) {
    const candidates = Array.from({length: CANDIDATES}, () => {
      const chosen = ids.map(() => next() < 0.5);
      return {chosen, fresh: combinationsOf(chosen).filter((each) => !seen.has(each))};
    });
    const {chosen = [], fresh = []} =
      candidates.sort((one, other) => other.fresh.length - one.fresh.length)[0] ?? {};
    fresh.forEach((each) => seen.add(each));
    sets.push(ids.filter((_id, index) => chosen[index]));
  }
  return sets;
}

/** Numbers any three features by where they are on the list, and by which of them are chosen. */
function combinationsOf(chosen: readonly boolean[]): readonly number[] {
  const {length} = chosen;
  const bits = chosen.map(Number);
  const combinations: number[] = [];
  for (let one = 0; one < length; one++) {
    for (let two = 0; two < one; two++) {
      for (let three = 0; three < two; three++) {
        const place = (one * length + two) * length + three;
        const which = (bits[one] ?? 0) * 4 + (bits[two] ?? 0) * 2 + (bits[three] ?? 0);
        combinations.push(place * 8 + which);
      }
    }
  }
  return combinations;
}

/** Moves the open page to other choices, as the browser's back button does, and waits for their editor. */
async function problemOf(page: Page, query: string): Promise<string> {
  return page.evaluate(async (address) => {
    const frame = document.querySelector('iframe');
    const told = new Promise<string>((resolve) => {
      let timer = setTimeout(() => resolve('It did not start.'), 10_000);
      const listen = ({data, source}: MessageEvent): void => {
        if (source !== frame?.contentWindow) return;
        const {type, problem} = data as {
          type: string;
          problem?: {message: string};
        };
        const end = (text: string): void => {
          clearTimeout(timer);
          removeEventListener('message', listen);
          resolve(text);
        };
        if (type === 'problem') end(problem?.message ?? 'It has a problem.');
        if (type !== 'started') return;
        clearTimeout(timer);
        // What fails while it is drawn is told after the start.
        timer = setTimeout(() => end(''), 50);
      };
      addEventListener('message', listen);
    });
    history.replaceState(history.state, '', address);
    dispatchEvent(new PopStateEvent('popstate', {state: history.state}));
    return told;
  }, query);
}

/** A linear congruential generator. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
