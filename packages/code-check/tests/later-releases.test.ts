import path from 'node:path';

import {historyOf, readReleases} from '@lexical-documentation/api-reference';
import {expect, test} from 'vitest';

import {createChecker} from '../src/core/check-files';
import {laterFacts} from '../src/environment/later-facts';
import {installedEnvironment, ROOT} from './support';

const steps = readReleases(path.join(ROOT, 'reference-notes/releases'));

test('what a newer release deprecates or removes is a hint, and no finding', async () => {
  const {findings, hints} = await check(
    "import {LexicalComposer} from '@lexical/react/LexicalComposer';\n" +
      "import {$getNodeByKey, type LexicalNode} from 'lexical';\n" +
      'export const shared = (a: LexicalNode, b: LexicalNode) => a.getCommonAncestor(b);\n' +
      'export {LexicalComposer, $getNodeByKey};\n',
  );
  expect(findings.filter(({rule}) => rule === 'later-release')).toEqual([]);
  const later = hints.filter(({rule}) => rule === 'later-release');
  expect(later.map(({line, link}) => [line, link])).toEqual([
    [1, '/docs/upgrade/version-0-51'],
    [3, '/docs/upgrade/version-0-52'],
  ]);
  expect(later[0]?.reason).toMatch(
    /^LexicalComposer works in 0\.50\.\d.*, but is deprecated from 0\.51\.0 on\.$/,
  );
});

test('nothing is said of names that no newer release deprecates or removes', async () => {
  const {hints} = await check(
    "import {$getRoot} from 'lexical';\nexport const root = () => $getRoot();\n",
  );
  expect(hints).toEqual([]);
});

/** Checks with the recorded releases, whenever the reference was built. */
async function check(text: string) {
  const environment = await installedEnvironment();
  const {later} = historyOf(steps, environment.lexicalVersion);
  const symbols = Object.entries(later).flatMap(([module, paths]) =>
    Object.entries(paths).map(([name, changes]) => ({
      ...SYMBOL,
      module,
      name,
      later: changes,
    })),
  );
  const facts = {...environment.facts, later: laterFacts(symbols)};
  return createChecker({...environment, facts})([{path: 'a.tsx', text}]);
}

const SYMBOL = {declaredBy: '', kind: '', url: '', signature: '', description: ''};
