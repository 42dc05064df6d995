import {CrashBoundary} from '@lexical-documentation/live-examples';
import {type ReactNode, useCallback, useEffect, useState} from 'react';

import type {PlaygroundAppProps} from './app/PlaygroundApp';
import {BuilderAddressProvider} from './builder-address';
import {frame} from './frame';
import {InspectorFolderProvider} from './inspector-folder';
import type {LoadExample} from './session/open-start';
import {downloadAside, setAside} from './session/slots';
import {Skeleton} from './Skeleton';

export interface PlaygroundProps {
  /** Loads an example for `?example=<name>`. */
  loadExample: LoadExample;
  /** Address of the folder with the worker of `state-inspector`; without it, import has no inspection. */
  inspectorFolder?: string;
  /** Address of the page that writes an editor's source; without it, no link leads there. */
  builderAddress?: string;
  /** Address of the document, without an origin, that runs readers' code; without it, there is no pane for code. */
  codeFrame?: string;
}

type Loading =
  | {status: 'waiting' | 'loading'}
  | {status: 'ready'; App: (props: PlaygroundAppProps) => ReactNode}
  | {status: 'failed'; error: Error};

/**
 * The playground. It is on the page at once as a frame of its final size; Lexical and all else
 * come after the first paint.
 */
export function Playground(props: PlaygroundProps): ReactNode {
  const {loadExample, inspectorFolder, builderAddress = null, codeFrame = null} = props;
  const [state, setState] = useState<Loading>({status: 'waiting'});
  const fail = useCallback((error: Error) => {
    setState({status: 'failed', error});
  }, []);
  const load = useCallback(() => {
    setState({status: 'loading'});
    import(/* webpackChunkName: "playground-app" */ './app/PlaygroundApp').then(
      ({PlaygroundApp}) => {
        setState({status: 'ready', App: PlaygroundApp});
      },
      fail,
    );
  }, [fail]);
  useEffect(() => afterPaint(load), [load]);

  return (
    <div style={frame.page} data-playground={state.status}>
      {state.status === 'ready' && (
        <CrashBoundary onCrash={fail}>
          <InspectorFolderProvider value={inspectorFolder ?? null}>
            <BuilderAddressProvider value={builderAddress}>
              <state.App
                loadExample={loadExample}
                codeFrame={codeFrame}
                fallback={<Skeleton message={LOADING} />}
              />
            </BuilderAddressProvider>
          </InspectorFolderProvider>
        </CrashBoundary>
      )}
      {state.status === 'waiting' && <Skeleton message="The editor starts here." />}
      {state.status === 'loading' && <Skeleton message={LOADING} />}
      {state.status === 'failed' && (
        <div role="alert" className="text--center padding-vert--xl">
          <p>
            <strong>The playground stopped.</strong>
          </p>
          <p>{state.error.message}</p>
          <p>Your document is kept in this browser.</p>
          <button type="button" className="button button--secondary" onClick={load}>
            Try again
          </button>{' '}
          <button
            type="button"
            className="button button--secondary"
            onClick={() => {
              startOver();
              load();
            }}
          >
            Start over, and download the document
          </button>
        </div>
      )}
    </div>
  );
}

/** What cannot be shown must not be opened again, and is not lost. */
function startOver(): void {
  const {hash, search, pathname} = window.location;
  const isVisit = hash !== '' || search !== '';
  if (setAside(isVisit ? 'visit' : 'own')) downloadAside();
  if (isVisit) window.history.replaceState(window.history.state, '', pathname);
}

const LOADING = 'Loading the editor…';

/** Calls back after the next frame is on the screen. */
function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
