import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {expect, onTestFinished, test} from 'vitest';

import {listUndescribed} from '../../../commands/lib/reference/list-undescribed';

test('npm run reference:undescribed lists by module what notes would have to describe', async () => {
  const noNotes = mkdtempSync(join(tmpdir(), 'notes-'));
  onTestFinished(() => {
    rmSync(noNotes, {recursive: true});
  });
  const lines = (await listUndescribed(noNotes)).split('\n');
  const start = lines.indexOf('@lexical/table');
  const names = lines.slice(start + 1, lines.indexOf('', start));
  expect(names.length).toBeGreaterThan(20);
  expect(names).toContain('  TableNode');
  expect(lines.at(-1)).toMatch(/^ +\d\d% +\d+\/\d+ {2}all modules$/);
});
