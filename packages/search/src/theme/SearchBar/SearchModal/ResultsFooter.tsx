import type {DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useSearchLinkCreator} from '@docusaurus/theme-common';

type ResultsFooterComponent = NonNullable<
  DocSearchModalProps['resultsFooterComponent']
>;

/** Returns the last row of the results: the link to the search page. */
export function createResultsFooter(onClose: () => void): ResultsFooterComponent {
  return function ResultsFooter({state}) {
    const createSearchLink = useSearchLinkCreator();
    return (
      <Link to={createSearchLink(state.query)} onClick={onClose}>
        <Translate
          id="theme.SearchBar.seeAll"
          values={{count: String(state.context['nbHits'])}}
        >
          {'See all {count} results'}
        </Translate>
      </Link>
    );
  };
}
