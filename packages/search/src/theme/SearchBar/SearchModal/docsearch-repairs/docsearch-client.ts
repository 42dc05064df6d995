import type {DocSearchTransformClient} from '@docsearch/react';

import {browserSearchClient} from '../../../../client/browser-search-client';
import {nearestWordsIn} from '../../../../client/nearest-words';
import {plainGroupTitles} from './group-titles';
import type {SearchSettings} from '../../../../client/search-settings';
import {keepErrorStatus} from './keep-error-status';

/**
 * Returns the site's own client in the form that DocSearch accepts instead of its built-in one.
 *
 * @param onWords - called with the words that the latest search suggests instead of hits
 */
export function createDocSearchClient(
  settings: SearchSettings,
  onWords: (words: readonly string[]) => void,
): DocSearchTransformClient {
  const client = browserSearchClient(settings);
  let latest = 0;
  return {
    search: keepErrorStatus(async (...request) => {
      latest += 1;
      const own = latest;
      const answer = await client.search(...request);
      if (own === latest) {
        onWords(answer.results.flatMap(nearestWordsIn));
      }
      return plainGroupTitles(answer);
    }) as DocSearchTransformClient['search'],
    addAlgoliaAgent: client.addAlgoliaAgent,
    transporter: client.transporter,
  };
}
