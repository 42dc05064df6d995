import {writeFile} from 'node:fs/promises';

import {
  findFirstVersions,
  listExports,
  readPackages,
  type VersionExports,
} from '@lexical-documentation/api-reference';

import {lexicalPackages} from '../../../site/config/api-reference';
import {paths} from '../../../site/config/paths';
import {FourPartError} from '../../../packages/common/src/four-part-error.mjs';
import {ROOT} from '../paths.mjs';
import {stage} from '../stage.mjs';
import {fetchVersion, listVersions} from './published-version';

/** The oldest version whose packages the registry still has together. */
const OLDEST = '0.38.0';

/**
 * `npm run reference:since`: asks the published versions since when each name is exported, and
 * writes the answer to `reference-notes/since.json`.
 *
 * @param args - the oldest version to look at; default 0.38.0
 * @throws FourPartError when the registry does not have that version
 */
export async function writeFirstVersions([
  oldest = OLDEST,
]: readonly string[]): Promise<void> {
  const [main] = readPackages(lexicalPackages, ROOT);
  const newest = main?.model.version ?? '';
  const versions = await versionsBetween(oldest, newest);
  const exported: VersionExports[] = [];
  for (const version of versions) {
    exported.push(
      await stage(`Reading ${version}`, async () => {
        const {packages, folder} = await fetchVersion(version, lexicalPackages);
        return readExports(version, packages, folder);
      }),
    );
  }
  exported.push(readExports(newest, lexicalPackages, ROOT));
  const found = findFirstVersions(exported);
  await writeFile(paths.firstVersions, `${JSON.stringify(found, null, 2)}\n`);
  console.log(`Written to ${paths.firstVersions}`);
}

/** Some versions were published without what their package.json names; these are left out. */
function readExports(
  version: string,
  packages: readonly string[],
  folder: string,
): VersionExports {
  const readable = packages.flatMap((name) => {
    try {
      return readPackages([name], folder, 'types');
    } catch (error) {
      console.log(`  ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  });
  return {
    version,
    packages: readable.map(({model}) => model.name),
    modules: listExports(readable),
  };
}

/** Versions from the oldest on, up to the installed one, which is not fetched again. */
async function versionsBetween(oldest: string, newest: string): Promise<string[]> {
  const [main = ''] = lexicalPackages;
  const all = await listVersions(main);
  const [start, end] = [all.indexOf(oldest), all.indexOf(newest)];
  if (start === -1 || end <= start) {
    throw new FourPartError({
      what: `There is no version "${oldest}" of ${main} before the installed ${newest}.`,
      where: 'the argument <oldest version>, asked of the package registry',
      expected: `one of ${all.slice(-30).join(', ')}`,
      fix: 'for example: npm run reference:since -- 0.38.0',
    });
  }
  return all.slice(start, end);
}
