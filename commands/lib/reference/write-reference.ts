import {buildReference, resolveOptions} from '@lexical-documentation/api-reference';

import {referenceOptions} from '../../../site/config/api-reference';
import {SITE} from '../paths.mjs';

/**
 * Writes the reference as a build of the site does, for checks that read its model or its names and need
 * no more of a build. What samples add to its pages is missing until a build adds it.
 */
export async function writeReference(): Promise<void> {
  await buildReference(
    resolveOptions(referenceOptions('/')),
    {siteDir: SITE, baseUrl: '/', trailingSlash: undefined},
    (message) => {
      console.log(`  ${message}`);
    },
  );
}
