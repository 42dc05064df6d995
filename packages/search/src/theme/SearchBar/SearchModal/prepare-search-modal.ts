import {warmSearchHosts} from '../../../client/browser-search-client';
import type {SearchSettings} from '../../../client/search-settings';
import {type PreparedModal, SearchModal} from '.';
import {loadSearchInsights} from './search-insights';

let prepared: Promise<PreparedModal> | undefined;

/** Gets hosts and, where configured, analytics ready; done once, by the reader's approach. */
export function prepareSearchModal(settings: SearchSettings): Promise<PreparedModal> {
  prepared ??= prepareOnce(settings);
  return prepared;
}

async function prepareOnce(settings: SearchSettings): Promise<PreparedModal> {
  void warmSearchHosts(settings);
  return {SearchModal, insights: await loadSearchInsights(settings)};
}
