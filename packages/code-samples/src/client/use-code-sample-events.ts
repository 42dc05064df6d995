import {useEffect} from 'react';

import {useHistory} from '@docusaurus/router';

let users = 0;
let stop: (() => void) | undefined;

/** Keeps one set of listeners on the document while any code block is on the page. */
export function useCodeSampleEvents(): void {
  const history = useHistory();
  useEffect(() => {
    users += 1;
    // A chunk of its own: each page and the theme would have a copy.
    import(/* webpackChunkName: "code-sample-events" */ './code-sample-events').then(
      ({listenToCodeSamples}) => {
        if (users === 0) return;
        stop ??= listenToCodeSamples(document, {
          navigate: (path) => history.push(path),
          prefetch: (path) => void window.docusaurus.prefetch(path),
        });
      },
      // Without it, links are links and code can be selected.
      () => undefined,
    );
    return () => {
      users -= 1;
      if (users === 0) {
        stop?.();
        stop = undefined;
      }
    };
  }, [history]);
}
