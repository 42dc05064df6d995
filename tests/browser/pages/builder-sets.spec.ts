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

const RANDOM_SETS = 200;
const FORMS: readonly Form[] = ['react', 'vanilla'];

for (const form of FORMS) {
  test(`every set of features runs in the preview: ${form}`, async ({page}) => {
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

/** Each feature alone, all together, and random ones that are the same in every run. */
function setsOf(form: Form): readonly (readonly FeatureId[])[] {
  const ids = possibleIn(form, FEATURES).map(({id}) => id);
  const next = randomNumbers(35);
  const random = Array.from({length: RANDOM_SETS}, () => {
    const share = next();
    return ids.filter(() => next() < share);
  });
  return [...ids.map((id) => [id]), ids, ...random];
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
