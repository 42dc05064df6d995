import {format} from 'prettier';
import {expect, test} from 'vitest';

import {type FeatureId, FEATURES, type Form} from '../src';
import {sizeModel} from '../src/sizes';
import sizes from '../src/sizes.json';
import {measureEditor, measureSizes} from './measure';

const TOLERANCE = 0.03;
const CHOICES = 30;
/** Builds share two cores with other tests. */
const TIMEOUT_MS = 120_000;

// After a change of versions: npx vitest run packages/editor-builder -u
test(
  'the kept sizes are those of the installed packages',
  {timeout: TIMEOUT_MS},
  async () => {
    const measured = await measureSizes();
    if (agree(sizes, measured)) return;
    const text = await format(JSON.stringify(measured), {parser: 'json'});
    await expect(text).toMatchFileSnapshot('../src/sizes.json');
  },
);

test(
  'the predicted size of 30 random choices is within 3% of a real build',
  {timeout: TIMEOUT_MS},
  async () => {
    const next = randomNumbers(7);
    const misses: string[] = [];
    const compare = async (form: Form, features: readonly FeatureId[]) => {
      const real = await measureEditor(features, form);
      const predicted = sizeModel(sizes).sizeOf(features, form);
      for (const kind of ['minified', 'compressed'] as const) {
        const share = predicted[kind] / real[kind] - 1;
        if (Math.abs(share) > TOLERANCE)
          misses.push(`${kind} of ${form} ${features}: ${share}`);
      }
    };
    const builds = Array.from({length: CHOICES}, () =>
      compare(next() < 0.5 ? 'react' : 'vanilla', randomFeatures(next)),
    );
    await Promise.all(builds);
    expect(misses).toEqual([]);
  },
);

test('a feature adds what the editor does not have yet', () => {
  const {addedBy} = sizeModel(sizes);
  const alone = addedBy('check-lists', [], 'vanilla');
  const besideLists = addedBy('check-lists', ['lists'], 'vanilla');
  expect(besideLists.minified).toBeLessThan(alone.minified / 10);
  const tables = addedBy('tables', ['rich-text', 'history'], 'vanilla');
  expect(addedBy('tables', ['rich-text', 'history', 'tables'], 'vanilla')).toEqual(
    tables,
  );
});

/** Compressed sizes may differ by 1%, as they do from one version of Node.js to the next. */
function agree(kept: unknown, measured: unknown, key = ''): boolean {
  if (typeof kept === 'number' && typeof measured === 'number') {
    const isCompressed = key === 'compressed' || measured < 1;
    return Math.abs(kept - measured) <= (isCompressed ? measured / 100 : 0);
  }
  const entries = Object.entries(measured as object);
  return (
    Object.keys(kept as object).length === entries.length &&
    entries.every(([name, value]) =>
      agree((kept as Record<string, unknown>)[name] ?? NaN, value, name),
    )
  );
}

function randomFeatures(next: () => number): readonly FeatureId[] {
  const share = next();
  return FEATURES.filter(() => next() < share).map(({id}) => id);
}

/** A linear congruential generator: the same numbers in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
