import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';

import lunr from 'lunr';
import MiniSearch from 'minisearch';

import {placeOf} from '../../../packages/search/tests/relevance/judge';
import type {Engine} from './engine';
import {gzipSize, type Section} from './sections';

const FIELDS = ['title', 'heading', 'text'] as const;

const {resolve} = createRequire(import.meta.url);

/** MiniSearch as it comes: its own tokenizer and score, no typos, and prefixes only while typing. */
export async function miniSearchDefaults(
  sections: readonly Section[],
): Promise<Engine> {
  const index = new MiniSearch<Section>({fields: [...FIELDS]});
  index.addAll(sections);
  const search = (query: string, prefix: boolean) =>
    placesOf(index.search(query, {prefix}), sections, ({id}) => Number(id));
  return {
    name: 'MiniSearch defaults',
    ...(await sizesOf('minisearch', JSON.stringify(index), sections)),
    search: (query) => search(query, false),
    searchTyped: (query) => search(query, true),
  };
}

/** lunr as it comes: stemmed English, its own stop words and score. */
export async function lunrDefaults(sections: readonly Section[]): Promise<Engine> {
  const index = lunr(function () {
    this.ref('id');
    FIELDS.forEach((field) => {
      this.field(field);
    });
    sections.forEach((section) => {
      this.add(section);
    });
  });
  return {
    name: 'lunr',
    ...(await sizesOf('lunr', JSON.stringify(index), sections)),
    search: (query) =>
      // Signs such as ":" and "~" are its query language's; a reader means none of it.
      placesOf(index.search(query.replace(/[-+:~^*]/gu, ' ')), sections, ({ref}) =>
        Number(ref),
      ),
  };
}

/** A text index answers when the library, the whole index and what to show of a hit are there. */
async function sizesOf(library: string, index: string, sections: readonly Section[]) {
  const shown = sections.map(({heading, title, url}) => [url, title, heading]);
  const size =
    gzipSize(await readFile(resolve(library))) +
    gzipSize(index) +
    gzipSize(JSON.stringify(shown));
  return {firstAnswer: size, total: size};
}

function placesOf<Hit>(
  hits: readonly Hit[],
  sections: readonly Section[],
  idOf: (hit: Hit) => number,
): string[][] {
  return hits.slice(0, 20).map((hit) => [placeOf(sections[idOf(hit)]?.url ?? '')]);
}
