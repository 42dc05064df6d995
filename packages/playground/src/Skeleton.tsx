import type {CSSProperties, ReactNode} from 'react';

import {frame} from './frame';

const BOX: CSSProperties = {
  border: '1px solid var(--ifm-toc-border-color)',
  borderRadius: '0.75rem',
};

const HEADER: CSSProperties = {...frame.header, display: 'flex', alignItems: 'center'};

const MESSAGE: CSSProperties = {
  maxWidth: '26rem',
  margin: '30% auto 0',
  padding: '0 1.5rem',
  color: 'var(--ifm-color-content-secondary)',
  textAlign: 'center',
};

/** The frame that is shown until the editor has loaded. It has the same sizes, so nothing moves. */
export function Skeleton({message}: {message: string}): ReactNode {
  return (
    <>
      <header style={HEADER}>
        <h1 style={frame.title}>Playground</h1>
      </header>
      <div style={frame.columns}>
        <div style={{...frame.editor, ...BOX}}>
          <p role="status" style={MESSAGE}>
            {message}
          </p>
          <noscript>
            <p style={{...MESSAGE, marginTop: '1rem'}}>
              The playground is an editor that runs in your browser, so it needs
              JavaScript. Allow it for this site and reload the page.
            </p>
          </noscript>
        </div>
        <div style={{...frame.inspector, ...BOX}} />
      </div>
    </>
  );
}
