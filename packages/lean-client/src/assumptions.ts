import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {unknownForm} from './unknown-form.mjs';

const require = createRequire(import.meta.url);

/**
 * Looks into the installed Docusaurus for what this package relies on and no error would tell.
 *
 * @throws FourPartError for the first that has changed
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
