import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useCallback, useEffect, useState} from 'react';

import {markdownFile} from '../page-paths';
import ActionMenu from './ActionMenu';
import {copyMarkdown} from './copy-markdown';

/** The reader's request; a menu opens at its first or last item. */
export type Request = 'copy' | 'menu' | 'menu-end' | 'none';

export interface ActionsProps {
  readonly request: Request;
  /** Called with a short message that the button should show for a while. */
  readonly onNote: (note: string) => void;
  readonly onDone: () => void;
}

const NOTE_SHOWN_MS = 2000;

/** Performs the buttons' requests. */
export function Actions({request, onNote, onDone}: ActionsProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const {baseUrl, url: origin} = siteConfig;
  const path = `${baseUrl}${encodeURI(markdownFile(pathname, baseUrl))}`;
  const [status, setStatus] = useState('');
  const copy = useCallback(() => {
    copyMarkdown(path).then(
      () => {
        setStatus('The page has been copied as Markdown.');
        onNote('Copied');
      },
      (error: unknown) => {
        setStatus(`The page could not be copied: ${String((error as Error).message)}`);
        onNote('Not copied');
      },
    );
  }, [path, onNote]);
  useEffect(() => {
    if (request === 'copy') {
      copy();
      onDone();
    }
    // Each request is handled once, whatever else changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [request]);
  useEffect(() => {
    const timer = status
      ? setTimeout(() => {
          setStatus('');
          onNote('');
        }, NOTE_SHOWN_MS)
      : undefined;
    return () => clearTimeout(timer);
  }, [status, onNote]);
  return (
    <>
      <span role="status" className="copy-page-status">
        {status}
      </span>
      {request.startsWith('menu') && (
        <ActionMenu
          path={path}
          address={`${origin}${path}`}
          startsAtEnd={request === 'menu-end'}
          onCopy={copy}
          onClose={onDone}
        />
      )}
    </>
  );
}
