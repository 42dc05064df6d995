export {type PushOptions, pushSearchIndex} from './backends/algolia/push-search-index';
export {
  createSearchHandler,
  type SearchHandler,
  type SearchHandlerSettings,
} from './backends/node/create-search-handler';
export {
  type CheckedOptions,
  type PluginOptions,
  validateOptions,
} from './plugin/options';
export {default, type SearchGlobalData} from './plugin/search-plugin';
export type {DocSearchRecord} from './records/page-records';
export {
  type InsightsSettings,
  type SearchProvider,
  searchSettings,
  type SearchSettings,
} from './settings/search-settings';
export {type PushSettings, pushSettings} from './settings/push-settings';
