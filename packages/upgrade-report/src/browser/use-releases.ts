import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';

import type {ReleaseData} from '../core/change';

/** What the report has of the releases that it needs. */
export type ReleasesState =
  | {readonly type: 'loading' | 'failed'}
  | {readonly type: 'loaded'; readonly releases: readonly ReleaseData[]};

const loaded = new Map<string, Promise<ReleaseData>>();

/** Loads a file for each version; none is loaded twice. */
export function useReleases(versions: readonly string[]): ReleasesState {
  const folder = useBaseUrl('/upgrade/');
  const [state, setState] = useState<ReleasesState>({type: 'loading'});
  const wanted = versions.join(' ');
  useEffect(() => {
    let isCurrent = true;
    setState({type: 'loading'});
    const names = wanted === '' ? [] : wanted.split(' ');
    Promise.all(names.map((version) => load(`${folder}${version}.json`))).then(
      (releases) => isCurrent && setState({type: 'loaded', releases}),
      () => isCurrent && setState({type: 'failed'}),
    );
    return () => {
      isCurrent = false;
    };
  }, [folder, wanted]);
  return state;
}

function load(url: string): Promise<ReleaseData> {
  const known = loaded.get(url);
  if (known) return known;
  const started = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response.json() as Promise<ReleaseData>;
  });
  loaded.set(url, started);
  // A failure is no answer: the next attempt asks again.
  started.catch(() => loaded.delete(url));
  return started;
}
