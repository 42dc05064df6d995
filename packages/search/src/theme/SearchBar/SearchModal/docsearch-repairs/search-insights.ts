import type {DocSearchModalProps, InternalDocSearchHit} from '@docsearch/react';
import type {InsightsClient} from 'search-insights';

import {createInsightsClient} from '../../../../client/create-insights-client';
import type {SearchSettings} from '../../../../client/search-settings';

/** Where the modal reports which hits readers see and choose. */
export interface SearchInsights {
  /** Value of DocSearch's `insights`: views and keyboard choices, reported by autocomplete. */
  readonly docSearchOption: Exclude<DocSearchModalProps['insights'], undefined>;
  /** Reports a hit that was clicked. */
  readonly reportClick: (hit: InternalDocSearchHit) => void;
}

type InsightsCall = (method: string, ...events: unknown[]) => unknown;

/** Returns undefined, and loads nothing, unless the site uses search analytics. */
export async function loadSearchInsights({
  algolia,
  plugin,
}: SearchSettings): Promise<SearchInsights | undefined> {
  if (!algolia.insights) {
    return undefined;
  }
  try {
    const {appId, apiKey} = algolia;
    const endpoint = plugin.insights?.endpoint;
    return toSearchInsights(await createInsightsClient({appId, apiKey, endpoint}));
  } catch (error) {
    console.warn('Search analytics could not be loaded; search works without.', error);
    return undefined;
  }
}

/**
 * DocSearch 3.9.0 counts clicked positions from 0 and never sends the click on the first hit, while
 * the events' protocol counts from 1. Its click events are the ones without the source that
 * autocomplete adds: they are dropped, and `reportClick` sends the correct one.
 */
function toSearchInsights(client: InsightsClient): SearchInsights {
  const call = client as InsightsCall;
  const filtered: InsightsCall = (method, ...events) =>
    method === 'clickedObjectIDsAfterSearch' && !hasAlgoliaSource(events[0])
      ? undefined
      : call(method, ...events);
  const insightsClient = Object.assign(filtered, {version: client.version});

  return {
    docSearchOption: {insightsClient: insightsClient as InsightsClient},
    reportClick(hit) {
      if (hit.__autocomplete_id === undefined || !hit.__autocomplete_queryID) {
        return;
      }
      call('clickedObjectIDsAfterSearch', {
        eventName: 'Item Selected',
        index: hit.__autocomplete_indexName,
        queryID: hit.__autocomplete_queryID,
        objectIDs: [hit.objectID],
        positions: [hit.__autocomplete_id + 1],
      });
    },
  };
}

function hasAlgoliaSource(event: unknown): boolean {
  return typeof event === 'object' && event !== null && 'algoliaSource' in event;
}
