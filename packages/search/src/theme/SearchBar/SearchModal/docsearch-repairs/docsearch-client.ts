import type {DocSearchTransformClient} from '@docsearch/react';

import {browserSearchClient} from '../../../../client/browser-search-client';
import {plainGroupTitles} from './group-titles';
import type {SearchSettings} from '../../../../client/search-settings';
import {keepErrorStatus} from './keep-error-status';

/** Returns the site's own client in the form that DocSearch takes in place of its built-in one. */
export function createDocSearchClient(
  settings: SearchSettings,
): DocSearchTransformClient {
  const client = browserSearchClient(settings);
  return {
    search: keepErrorStatus(async (...request) =>
      plainGroupTitles(await client.search(...request)),
    ) as DocSearchTransformClient['search'],
    addAlgoliaAgent: client.addAlgoliaAgent,
    transporter: client.transporter,
  };
}
