import {useEffect} from 'react';

import {useHistory} from '@docusaurus/router';

import {listenToCodeSamples} from './code-sample-events';

let users = 0;
let stop: (() => void) | undefined;

/** Keeps one set of listeners on the document while any code block is on the page. */
export function useCodeSampleEvents(): void {
  const history = useHistory();
  useEffect(() => {
    users += 1;
    stop ??= listenToCodeSamples(document, {
      navigate: (path) => history.push(path),
      prefetch: (path) => void window.docusaurus.prefetch(path),
    });
    return () => {
      users -= 1;
      if (users === 0) {
        stop?.();
        stop = undefined;
      }
    };
  }, [history]);
}
