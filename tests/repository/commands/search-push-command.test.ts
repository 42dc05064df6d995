import {spawnSync} from 'node:child_process';
import {join} from 'node:path';

import {expect, test} from 'vitest';

const COMMAND = join(import.meta.dirname, '../../../commands/search-push.mjs');

function run(args: string[], env: NodeJS.ProcessEnv = {}) {
  const {status, stderr} = spawnSync(process.execPath, [COMMAND, ...args], {
    encoding: 'utf8',
    env: {PATH: process.env['PATH'], ...env},
  });
  return {status, stderr: stderr.trim()};
}

test('npm run search:push names every variable that is missing, before it builds', () => {
  expect(run([], {ALGOLIA_APP_ID: 'APP', ALGOLIA_INDEX_NAME: 'docs'})).toEqual({
    status: 1,
    stderr:
      'The upload to Algolia is only partly configured: ALGOLIA_SEARCH_KEY, ALGOLIA_ADMIN_KEY are missing.\n' +
      '  where:    the environment\n' +
      '  expected: all of ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_INDEX_NAME, ALGOLIA_ADMIN_KEY\n' +
      '  fix:      Set what is missing.',
  });
});

test('npm run search:push refuses an argument that it does not know', () => {
  const {status, stderr} = run(['--dry']);
  expect(stderr).toContain("Unknown option '--dry'");
  expect(stderr).toContain('fix:      for example: npm run search:push -- --dry-run');
  expect(status).toBe(1);
});
