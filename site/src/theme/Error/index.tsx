import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {ErrorBoundaryError} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import {type ReactNode, useState} from 'react';

import {crashOfPage, keepCrash} from '../ErrorPageContent/crash-of-page';

/**
 * Shown when the layout crashes. Docusaurus' own screen loses its title when the layout crashes
 * again around it, and names the layout's error even where a page's error came before.
 */
export default function CrashScreen({error, tryAgain}: Props): ReactNode {
  const [first] = useState(crashOfPage);
  const again = (): void => {
    keepCrash();
    tryAgain();
  };
  return (
    // The layout asks for the route, which is gone with what crashed.
    <RouteContextProvider value={{plugin: {name: 'crash', id: 'default'}}}>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorBoundary
        fallback={() => <BareScreen errors={[first, error]} tryAgain={again} />}
      >
        <Layout>
          <ErrorPageContent error={first ?? error} tryAgain={again} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}

interface BareScreenProps {
  readonly errors: readonly (Error | undefined)[];
  readonly tryAgain: () => void;
}

/** Of plain elements, because any component of the theme may be what crashes. */
function BareScreen({errors, tryAgain}: BareScreenProps): ReactNode {
  return (
    <main className="container margin-vert--xl">
      <h1>This page crashed.</h1>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        Try again
      </button>
      {[...new Set(errors)].map(
        (error) => error && <ErrorBoundaryError key={error.message} error={error} />,
      )}
    </main>
  );
}
