import {type ReactNode, useCallback, useEffect, useState} from 'react';

import {toContentError} from '../document/content-error';
import {loadMarkdown} from '../editor/markdown/markdown-dialect';
import {wantedPlugins} from '../editor/plugins/plugins';
import {type LoadExample, type Opened, openOwn, openStart} from '../session/open-start';
import {forget} from '../session/storage';
import {Workspace} from './Workspace';

/** What the part that is loaded on demand gets from the page. */
export interface PlaygroundAppProps {
  loadExample: LoadExample;
  /** Shown until the document is there. */
  fallback: ReactNode;
}

/** Opens what the address asks for, and again when its fragment changes. */
export function PlaygroundApp({loadExample, fallback}: PlaygroundAppProps): ReactNode {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const open = (): void => {
      void openStart(window.location, loadExample)
        .then(withMarkdown)
        .then((result) => {
          if (isCurrent) setOpened(result);
        });
    };
    open();
    window.addEventListener('hashchange', open);
    return () => {
      isCurrent = false;
      window.removeEventListener('hashchange', open);
    };
  }, [loadExample]);

  const leaveVisit = useCallback(() => {
    forget('visit');
    window.history.replaceState(window.history.state, '', window.location.pathname);
    void withMarkdown(openOwn()).then(setOpened);
  }, []);

  if (!opened) return fallback;
  return <Workspace key={keyOf(opened)} opened={opened} onLeaveVisit={leaveVisit} />;
}

/** Waits for what the document's switches need; without it, Markdown is what it is by default. */
async function withMarkdown(opened: Opened): Promise<Opened> {
  const {plugins} = opened.content;
  try {
    await loadMarkdown(wantedPlugins(plugins));
    return opened;
  } catch (error) {
    return {...opened, error: toContentError(error)};
  }
}

/** Another document, even under the same address, is another workspace. */
const keys = new WeakMap<Opened, number>();
let lastKey = 0;

function keyOf(opened: Opened): number {
  const key = keys.get(opened) ?? ++lastKey;
  keys.set(opened, key);
  return key;
}
