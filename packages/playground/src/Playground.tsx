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
  /** URL of the folder with the worker of `state-inspector`. Without it, imports can't be inspected. */
  inspectorFolder?: string;
  /** URL of the page that generates an editor's source. Without it, there's no link to it. */
  builderAddress?: string;
  /**
   * URL of the document, without an origin, that runs readers' code. Without it, there's no pane
   * for code.
   */
  codeFrame?: string;
}

type Loading =
  | {status: 'waiting' | 'loading'}
  | {status: 'ready'; App: (props: PlaygroundAppProps) => ReactNode}
  | {status: 'failed'; error: Error};

/**
 * The playground. The server renders a frame of its final size; Lexical and everything else load
 * after the first paint.
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

/** A document that can't be rendered must not be opened again, but it isn't lost. */
function startOver(): void {
  const {hash, search, pathname} = window.location;
  const isVisit = hash !== '' || search !== '';
  if (setAside(isVisit ? 'visit' : 'own')) downloadAside();
  if (isVisit) window.history.replaceState(window.history.state, '', pathname);
}

const LOADING = 'Loading the editor…';

/** Calls back after the next frame has been painted. */
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
