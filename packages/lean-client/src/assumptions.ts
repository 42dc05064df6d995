import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {unknownForm} from './unknown-form.mjs';

const require = createRequire(import.meta.url);

/**
 * Checks the installed Docusaurus for what this package relies on without getting an error if it
 * changes.
 *
 * @throws FourPartError for the first change
 */
export function checkAssumptions(): void {
  const common = path.dirname(require.resolve('@docusaurus/utils-common'));
  for (const file of readdirSync(common).filter((name) => name.endsWith('.js'))) {
    const code = readFileSync(path.join(common, file), 'utf8');
    const [helper] = code.match(/tslib_\d+\.(?!__importDefault\b)\w+/) ?? [];
    if (helper) {
      throw unknownForm({
        file: path.join(common, file),
        what: `The helper ${helper}`,
        expected: '__importDefault alone, which src/interop-helpers.mjs has',
      });
    }
  }
}
