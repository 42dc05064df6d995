import path from 'node:path';

import {beforeAll, expect, test} from 'vitest';

import {translateToExtensions} from '../../src';
import {checkPages, ROOT} from '../check-pages';
import {NEIGHBORS} from './neighbors';
import {type Pair, readPairs} from './read-pairs';
import {
  comparison,
  fence,
  neighborWith,
  split,
  withoutMarks,
  withoutTest,
} from './write-samples';

const SHARE = 0.9;

let pairs: Pair[];
let problems: ReadonlyMap<string, string[]>;

beforeAll(async () => {
  pairs = await readPairs(path.join(ROOT, 'docs'));
  const pages = await Promise.all(
    pairs.map(async (pair) => ({name: pair.name, text: await pageOf(pair)})),
  );
  problems = await checkPages(pages, 'both-forms');
}, 600_000);

/** The translation with its own test, and with the claims of its neighbor. */
async function pageOf(pair: Pair): Promise<string> {
  const {composer, extension, name} = pair;
  const {files, entry} = split(composer.code);
  const whole = await translateToExtensions(withoutMarks(entry));
  const page = [fence(composer.meta, `${files}// @filename: whole.tsx\n${whole.code}`)];
  const shown = withoutMarks(withoutTest(entry));
  const {code} = await translateToExtensions(shown);
  const {why, claims} = NEIGHBORS[name] ?? {};
  if (why !== undefined) return page.join('\n');
  const claimed = claims ?? extension.code;
  if (isSameTest(pair)) return page.join('\n');
  if (claimed.includes('//=>')) {
    const meta = claims === undefined ? extension.meta : 'run="browser"';
    return [...page, fence(meta, neighborWith(pair, code, files))].join('\n');
  }
  const component = /export function ([A-Z]\w*)/.exec(shown)?.[1] ?? '';
  return [
    ...page,
    fence('run="browser"', comparison(component, shown, code, files)),
  ].join('\n');
}

/** The neighbor claims the same of the same component. */
function isSameTest({composer, extension}: Pair): boolean {
  const claims = (code: string): string[] => code.match(/\/\/=>.*/g) ?? [];
  const own = claims(composer.code);
  const theirs = claims(extension.code);
  return (
    theirs.length > 0 &&
    /\brender\(/.test(extension.code) === /\brender\(/.test(composer.code) &&
    theirs.length === own.length &&
    theirs.every((each, index) => each === own[index])
  );
}

test('every translation compiles and holds the claims of its own test', () => {
  const own = [...problems].filter(([name]) => NEIGHBORS[name]?.why !== undefined);
  expect(own.flatMap(([, found]) => found).join('\n\n')).toBe('');
});

test('translations hold the claims of their neighbors in the extension form', () => {
  const failed = [...problems].filter(([, found]) => found.length > 0);
  const held = pairs.filter(
    ({name}) => NEIGHBORS[name]?.why === undefined && problems.get(name)?.length === 0,
  );
  const share = held.length / pairs.length;
  const why = pairs.flatMap(({name}) => {
    const reason = NEIGHBORS[name]?.why;
    return reason === undefined ? [] : [`  ${name}: ${reason}`];
  });
  console.info(
    `Translated samples that hold their neighbor's claims: ${held.length} of ${pairs.length} (${(share * 100).toFixed(0)}%). The others:\n${why.join('\n')}`,
  );
  expect(
    failed.map(([name, found]) => `${name}\n${found.join('\n')}`).join('\n\n'),
  ).toBe('');
  expect(share).toBeGreaterThanOrEqual(SHARE);
});
