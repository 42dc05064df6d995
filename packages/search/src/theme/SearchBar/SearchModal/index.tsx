import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './search-modal.css';

import {type DocSearchHit, DocSearchModal} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {type ReactNode, useMemo, useRef, useState} from 'react';

import type {SearchSettings} from '../../../client/search-settings';
import {useSearchUrlProcessor} from '../../../client/use-search-url-processor';
import {createHit} from './Hit';
import {NoResultsHelp} from './NoResultsHelp';
import {createResultsFooter} from './ResultsFooter';
import {createDocSearchClient} from './docsearch-repairs/docsearch-client';
import {missingResultsUrl} from './missing-results-url';
import {toPageRows} from './page-rows';
import type {SearchInsights} from './docsearch-repairs/search-insights';
import {useDialogSemantics} from './docsearch-repairs/use-dialog-semantics';
import {useSavedSearches} from './docsearch-repairs/use-saved-searches';
import {useSearchParameters} from './use-search-parameters';

export interface SearchModalProps {
  readonly settings: SearchSettings;
  readonly insights: SearchInsights | undefined;
  readonly onClose: () => void;
}

/** DocSearch's modal, connected to this site's router, backends and settings. */
export function SearchModal(props: SearchModalProps): ReactNode {
  const {settings, insights, onClose} = props;
  const {algolia, plugin} = settings;
  const wrapperRef = useRef<HTMLDivElement>(null);
  const generation = useSavedSearches(wrapperRef, algolia.indexName);
  useDialogSemantics(wrapperRef, generation);
  const [words, setWords] = useState<readonly string[]>([]);
  const bindings = useDocSearchBindings(props, setWords);
  const searchParameters = useSearchParameters(algolia);

  return (
    <>
      <div ref={wrapperRef} className="search-modal" data-provider={plugin.provider}>
        <DocSearchModal
          key={generation}
          appId={algolia.appId}
          apiKey={algolia.apiKey}
          indexName={algolia.indexName}
          searchParameters={searchParameters}
          initialScrollY={window.scrollY}
          onClose={onClose}
          insights={insights?.docSearchOption ?? false}
          disableUserPersonalization={algolia.disableUserPersonalization ?? false}
          {...bindings}
          {...(algolia.placeholder && {placeholder: algolia.placeholder})}
        />
      </div>
      <NoResultsHelp
        wrapperRef={wrapperRef}
        generation={generation}
        words={words}
        links={algolia.browseLinks ?? []}
        onClose={onClose}
      />
    </>
  );
}

/** DocSearch remounts when one of these changes, so they must be stable. */
function useDocSearchBindings(
  {settings, insights, onClose}: SearchModalProps,
  onWords: (words: readonly string[]) => void,
) {
  const history = useHistory();
  const toSitePath = useSearchUrlProcessor(settings.algolia);
  return useMemo(() => {
    const {
      externalUrlRegex,
      searchPagePath,
      missingResultsUrl: missing,
    } = settings.algolia;
    return {
      navigator: {
        navigate({itemUrl}: {itemUrl: string}) {
          if (isRegexpStringMatch(externalUrlRegex, itemUrl)) {
            window.location.href = itemUrl;
          } else {
            history.push(itemUrl);
          }
        },
      },
      transformItems: (hits: DocSearchHit[]) => toPageRows(hits, toSitePath),
      transformSearchClient: () => createDocSearchClient(settings, onWords),
      hitComponent: createHit(insights, onClose),
      ...(searchPagePath && {resultsFooterComponent: createResultsFooter(onClose)}),
      ...(missing && {
        getMissingResultsUrl: ({query}: {query: string}) =>
          missingResultsUrl(missing, query),
      }),
    };
  }, [settings, insights, onClose, onWords, history, toSitePath]);
}
