import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {algoliasearch} from 'algoliasearch';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';

import {pushSearchIndex} from '../../src/index';
import {
  ADMIN_KEY,
  type AlgoliaService,
  emptyIndex,
  startAlgoliaService,
} from '../support/algolia-service';
import type {SamplePage} from '../support/sample-pages';
import {writePages} from '../support/served-index';

let service: AlgoliaService;
let indexDirectory: string;
let lines: string[];

beforeEach(async () => {
  service = await startAlgoliaService();
  indexDirectory = await mkdtemp(path.join(os.tmpdir(), 'push-'));
  lines = [];
  await writePages(indexDirectory, PAGES, '/', [
    {to: ['cursor', 'caret']},
    {from: ['wysiwyg', 'rich text'], to: ['rich text']},
  ]);
});

afterEach(async () => {
  await service.close();
  await rm(indexDirectory, {force: true, recursive: true});
});

const PAGES: SamplePage[] = [
  {
    headings: [{kind: 'function', level: 3, text: '$getRoot'}],
    lvl0: 'Modules',
    paragraphs: ['The core.'],
    section: 'API',
    title: 'lexical',
  },
  {title: 'Guide'},
];

const ENV = {
  ALGOLIA_ADMIN_KEY: ADMIN_KEY,
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_INDEX_NAME: 'docs',
  ALGOLIA_SEARCH_KEY: 'search',
};

function push({dryRun = false, env = ENV as NodeJS.ProcessEnv} = {}): Promise<void> {
  return pushSearchIndex({
    createClient: (appId, adminKey) =>
      algoliasearch(appId, adminKey, {
        hosts: [{accept: 'readWrite', protocol: 'http', url: service.host}],
      }),
    dryRun,
    env,
    indexDirectory,
    report: (line) => lines.push(line),
  });
}

/** An index in use: other records, and a rule that was written manually. */
function hostFormerIndex(): void {
  service.indexes.set('docs', {
    ...emptyIndex(),
    objects: new Map([['old', {objectID: 'old', url: 'https://example.com/old'}]]),
    rules: ['promote the quick start'],
    settings: {distinct: 1, hitsPerPage: 20},
  });
}

const hosted = () => service.indexes.get('docs');

describe('an upload', () => {
  test('fills a new index with records, settings and synonyms', async () => {
    await push();
    expect([...service.indexes.keys()]).toEqual(['docs']);
    expect([...(hosted()?.objects.values() ?? [])]).toHaveLength(4);
    expect(
      hosted()?.objects.get('2-https://example.com/docs/lexical#-getroot'),
    ).toMatchObject({
      docusaurus_tag: 'default',
      group: 'https://example.com/docs/lexical#-getroot',
      hierarchy: {lvl0: 'Modules', lvl1: 'lexical', lvl2: null, lvl3: '$getRoot'},
      kind: 'function',
      language: 'en',
      module: 'lexical',
      section: 'API',
      type: 'lvl3',
      weight: {level: 70, pageRank: 0, position: 2},
    });
    expect(hosted()?.settings).toMatchObject({
      attributeForDistinct: 'group',
      attributesForFaceting: expect.arrayContaining([
        'language',
        'docusaurus_tag',
      ]) as unknown,
      distinct: 4,
      minWordSizefor1Typo: 4,
      minWordSizefor2Typos: 8,
    });
    expect([...(hosted()?.synonyms.values() ?? [])]).toEqual([
      expect.objectContaining({synonyms: ['cursor', 'caret'], type: 'synonym'}),
      expect.objectContaining({
        input: 'wysiwyg',
        synonyms: ['rich text'],
        type: 'oneWaySynonym',
      }),
    ]);
  });

  test('replaces what was there in one step and keeps the rules', async () => {
    hostFormerIndex();
    let heldAtMove: unknown;
    service.refuse = (request) => {
      if (request.endsWith('/operation')) {
        heldAtMove = [...(hosted()?.objects.keys() ?? [])];
      }
      return undefined;
    };
    await push();
    expect(heldAtMove).toEqual(['old']);
    expect([...service.indexes.keys()]).toEqual(['docs']);
    expect(hosted()?.objects.has('old')).toBe(false);
    expect(hosted()?.rules).toEqual(['promote the quick start']);
  });

  test('tells of its progress', async () => {
    await push();
    expect(lines).toEqual([
      'Uploading the settings and 2 synonyms',
      'Uploaded 4 of 4 records',
      'Moving the new index to "docs"',
      'Replaced the index "docs" of the application APP: 4 records, 2 synonyms',
    ]);
  });

  test('of more than a thousand records comes in parts', async () => {
    await writePages(
      indexDirectory,
      Array.from({length: 2500}, (_, page) => ({title: `Page ${String(page)}`})),
    );
    await push();
    expect(hosted()?.objects.size).toBe(2500);
    expect(lines.filter((line) => line.startsWith('Uploaded'))).toEqual([
      'Uploaded 1000 of 2500 records',
      'Uploaded 2000 of 2500 records',
      'Uploaded 2500 of 2500 records',
    ]);
  });

  test.each([
    ['the copy of the rules', /^POST .*\/docs\/operation$/u],
    ['the settings', /^PUT .*\/settings$/u],
    ['the synonyms', /\/synonyms\/batch$/u],
    ['the records', /\/batch$/u],
    ['a task', /\/task\//u],
    ['the move', /_push_.*\/operation$/u],
  ])('that is refused %s leaves the former index and no other', async (_, step) => {
    hostFormerIndex();
    const former = structuredClone(hosted());
    service.refuse = (request) => (step.test(request) ? 400 : undefined);
    await expect(push()).rejects.toThrow(
      'The upload failed: Refused by the test\n' +
        '  where:    the index "docs" of Algolia, which has not changed\n' +
        '  expected: every step to be accepted\n' +
        '  fix:      Check the admin key and the connection, then run the command again.',
    );
    await expect.poll(() => [...service.indexes.keys()]).toEqual(['docs']);
    expect(hosted()).toEqual(former);
  });

  test('with a key that may not write is refused', async () => {
    hostFormerIndex();
    await expect(push({env: {...ENV, ALGOLIA_ADMIN_KEY: 'search'}})).rejects.toThrow(
      'The upload failed: Invalid Application-ID or API key',
    );
    expect([...(hosted()?.objects.keys() ?? [])]).toEqual(['old']);
  });
});

describe('a dry run', () => {
  test('of a new index counts everything as new', async () => {
    await push({dryRun: true});
    expect(lines.slice(0, 3)).toEqual([
      'An upload would change the index "docs" of the application APP:',
      '  records:  4 new, 0 changed, 0 removed, 0 unchanged',
      '  synonyms: 2 new, 0 changed, 0 removed, 0 unchanged',
    ]);
    expect(service.indexes.size).toBe(0);
  });

  test('tells what would change, and changes nothing', async () => {
    await push();
    const objects = hosted()?.objects;
    const [first] = objects?.values() ?? [];
    objects?.set('old', {objectID: 'old'});
    objects?.delete('0-https://example.com/docs/guide');
    objects?.set(String(first?.['objectID']), {...first, language: 'fr'});
    Object.assign(hosted()?.settings ?? {}, {distinct: 1});
    const before = structuredClone(hosted());
    lines = [];
    service.requests = [];
    await push({dryRun: true});
    expect(lines).toEqual([
      'An upload would change the index "docs" of the application APP:',
      '  records:  1 new, 1 changed, 1 removed, 2 unchanged',
      '  synonyms: 0 new, 0 changed, 0 removed, 2 unchanged',
      '  settings: distinct',
    ]);
    expect(hosted()).toEqual(before);
    expect(
      service.requests.every((request) => /^GET|browse$|search$/u.test(request)),
    ).toBe(true);
  });

  test('after an upload finds nothing to change', async () => {
    await push();
    lines = [];
    await push({dryRun: true});
    expect(lines.slice(1)).toEqual([
      '  records:  0 new, 0 changed, 0 removed, 4 unchanged',
      '  synonyms: 0 new, 0 changed, 0 removed, 2 unchanged',
      '  settings: none',
    ]);
  });
});

describe('half a configuration', () => {
  test.each(Object.keys(ENV))('without %s names it and asks nobody', async (name) => {
    await expect(push({env: {...ENV, [name]: ' '}})).rejects.toThrow(
      `The upload to Algolia is only partly configured: ${name} is missing.`,
    );
    expect(service.requests).toEqual([]);
  });
});

test('a site that is not built is refused with what to do', async () => {
  await rm(indexDirectory, {recursive: true});
  await expect(push()).rejects.toThrow(
    /^The search index cannot be read: [^]*where: .*manifest\.json\n[^]* Build the site again\.$/u,
  );
});
