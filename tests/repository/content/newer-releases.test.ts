import type {ReleaseFacts, ReleaseStep} from '@lexical-documentation/api-reference';
import {expect, test} from 'vitest';

import {withAnnounced} from '../../../commands/lib/reference/announced-changes';
import {announcementOf} from '../../../site/config/announcement';

const FACTS: ReleaseFacts = {
  version: '1.0.0',
  date: '2026-01-01',
  packages: ['shop'],
  new: [],
  missing: [],
  modules: [
    {module: 'shop', facts: new Map([['buy', {text: 'function buy(): void'}]])},
  ],
};

const STEP: ReleaseStep = {
  version: '1.1.0',
  date: '2026-02-01',
  missing: ['shop'],
  new: [],
  comparedWith: {},
  added: {},
  restored: {},
  removed: {},
  changed: {},
  deprecated: {},
  required: {},
};

test('the announcement names the newest release only if it is newer', () => {
  expect(announcementOf('0.50.0', '0.53.0')).toMatch(
    /^Lexical 0\.50\.0 docs; 0\.53\.0 is out:.*\/docs\/upgrade/,
  );
  expect(announcementOf('0.53.0', '0.53.0')).not.toContain('is out');
});

test('an announced removal counts for a package that the registry lacks, with its former declaration', () => {
  const announced = {'1.1.0': {shop: ['buy']}};
  expect(withAnnounced([STEP], [FACTS], announced)[0]?.removed).toEqual({
    shop: {buy: 'function buy(): void'},
  });
  const compared = {...STEP, missing: []};
  expect(withAnnounced([compared], [FACTS], announced)[0]?.removed).toEqual({});
  expect(() => withAnnounced([STEP], [FACTS], {'1.1.0': {shop: ['sell']}})).toThrow(
    'No release that was read exports sell from shop.',
  );
});
