import {FourPartError} from '@lexical-documentation/common';
import type {SerializedEditorState} from 'lexical';
import {expect, test} from 'vitest';

import type {PlaygroundContent} from '../src/playground-content';
import {
  createShareLink,
  isShareFragment,
  MAX_FRAGMENT_LENGTH,
  readShareLink,
} from '../src/share-link';

const ADDRESS = 'https://lexical.dev/playground';

function contentOf(text: string): PlaygroundContent {
  const paragraph = {
    type: 'paragraph',
    version: 1,
    children: [{type: 'text', version: 1, text}],
  };
  const root = {type: 'root', version: 1, format: '', indent: 0, direction: null};
  const state = {
    root: {...root, children: [paragraph]},
  } as unknown as SerializedEditorState;
  return {state, plugins: {hashtag: false}};
}

async function fragmentOf(text: string): Promise<string> {
  return new URL(await createShareLink(contentOf(text), ADDRESS)).hash;
}

test('a link gives back document and switches, whatever letters they have', async () => {
  const text = 'Grüße, 世界 👋 "quoted" & <tagged> '.repeat(20);
  const fragment = await fragmentOf(text);
  expect(isShareFragment(fragment)).toBe(true);
  expect(await readShareLink(fragment)).toEqual(contentOf(text));
});

test('a link takes the place of a fragment that the address has', async () => {
  const link = await createShareLink(contentOf('a'), `${ADDRESS}?x=1#old`);
  expect(link).toMatch(/^https:\/\/lexical\.dev\/playground\?x=1#document=1[\w-]+$/);
});

test('a link is shorter than a tenth of a repetitive document', async () => {
  const text = 'The same words again. '.repeat(500);
  expect((await fragmentOf(text)).length).toBeLessThan(text.length / 10);
});

test('a changed letter anywhere is noticed', async () => {
  const fragment = await fragmentOf(
    'Some words that compress a little, and then some more.',
  );
  const start = '#document=1'.length;
  for (let at = start; at < fragment.length; at += 7) {
    const letter = fragment.charAt(at) === 'A' ? 'B' : 'A';
    const changed = fragment.slice(0, at) + letter + fragment.slice(at + 1);
    // Some bits of the header, such as its time, mean nothing.
    const result = await readShareLink(changed).catch((error: unknown) => error);
    if (!(result instanceof FourPartError)) expect(at).toBeLessThan(start + 14);
  }
});

test('a cut link is damaged, and says what to do', async () => {
  const fragment = await fragmentOf('word');
  await expect(readShareLink(fragment.slice(0, -6))).rejects.toMatchObject({
    problem: {
      what: 'The link is damaged, so its document can’t be opened.',
      expected: 'the whole link, unchanged',
      fix: expect.stringContaining('Copy the link again') as string,
    },
  });
});

test('a link of another format is told from a damaged one', async () => {
  await expect(readShareLink('#document=9abc')).rejects.toThrow(/does not support/);
  await expect(readShareLink('#document=')).rejects.toThrow(/nothing/);
});

test('a document that is too large for a link is refused, with both sizes', async () => {
  const noise = Array.from({length: 60_000}, () => Math.random().toString(36)[3]).join(
    '',
  );
  await expect(createShareLink(contentOf(noise), ADDRESS)).rejects.toThrow(
    /too large for a link[^]*characters long[^]*at most 32,000 characters/,
  );
  const long = `#document=1${'a'.repeat(MAX_FRAGMENT_LENGTH)}`;
  await expect(readShareLink(long)).rejects.toThrow(/too large for a link/);
});

test('a small link that unfolds to more than a document is refused', async () => {
  await expect(readShareLink(await fragmentOf(' '.repeat(9_000_000)))).rejects.toThrow(
    /The document in the link is too large/,
  );
});
