import type {ComponentType} from 'react';

import {
  browserSearchClient,
  warmSearchHosts,
} from '../../../client/browser-search-client';
import type {SearchSettings} from '../../../client/search-settings';
import {
  loadSearchInsights,
  type SearchInsights,
} from './docsearch-repairs/search-insights';
import {takeOver} from './docsearch-repairs/take-over';
import {SearchModal, type SearchModalProps} from './index';

/** What a page needs to show the modal, once its code has loaded. */
export interface PreparedModal {
  readonly SearchModal: ComponentType<SearchModalProps>;
  readonly takeOver: (field: HTMLInputElement) => void;
  readonly insights: SearchInsights | undefined;
}

let prepared: Promise<PreparedModal> | undefined;

/**
 * Prepares the client's hosts and, if configured, analytics, once, when the reader approaches the
 * search.
 *
 * @throws Error "`appId` is missing." or "`apiKey` is missing."
 */
export function prepareSearchModal(settings: SearchSettings): Promise<PreparedModal> {
  prepared ??= prepareOnce(settings);
  return prepared;
}

async function prepareOnce(settings: SearchSettings): Promise<PreparedModal> {
  browserSearchClient(settings);
  void warmSearchHosts(settings);
  return {SearchModal, takeOver, insights: await loadSearchInsights(settings)};
}
