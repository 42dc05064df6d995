import type {PlaygroundContent} from '@lexical-documentation/playground-link';
import {lazy, type ReactNode, Suspense, useCallback, useEffect, useState} from 'react';

import {toContentError} from '../document/content-error';
import {loadMarkdown} from '../editor/markdown/markdown-dialect';
import {wantedPlugins} from '../editor/plugins/plugins';
import {
  type LoadExample,
  openAgain,
  type Opened,
  openOwn,
  openStart,
} from '../session/open-start';
import {forget} from '../session/storage';
import {Workspace} from './Workspace';

/** Props of the part that is loaded on demand. */
export interface PlaygroundAppProps {
  loadExample: LoadExample;
  /** Shown until the document has been opened. */
  fallback: ReactNode;
  /** URL of the document that runs the reader's code; null if the page has none. */
  codeFrame: string | null;
}

const CodeWorkspace = lazy(async () => {
  const {CodeWorkspace} = await import(
    /* webpackChunkName: "playground-code" */ '../own-code/CodeWorkspace'
  );
  return {default: CodeWorkspace};
});

/** Opens the document that the URL asks for, and does so again when the fragment changes. */
export function PlaygroundApp(props: PlaygroundAppProps): ReactNode {
  const {loadExample, fallback, codeFrame} = props;
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const open = (): void => {
      void openStart(window.location, loadExample)
        .then(withMarkdown)
        .then((result) => {
          if (isCurrent) setOpened(withCode(result));
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
    void withMarkdown(openOwn()).then((own) => {
      setOpened(withCode(own));
    });
  }, []);

  if (!opened) return fallback;
  if (codeFrame !== null && opened.runsCode) {
    return (
      <Suspense fallback={fallback}>
        <CodeWorkspace
          key={keyOf(opened)}
          opened={opened}
          frameAddress={codeFrame}
          onLeaveVisit={leaveVisit}
          onClose={(content) => {
            setOpened(openAgain(content, opened.origin));
          }}
        />
      </Suspense>
    );
  }
  const run = (content: PlaygroundContent): void => {
    setOpened({content, origin: opened.origin, runsCode: true});
  };
  return (
    <Workspace
      key={keyOf(opened)}
      opened={opened}
      onLeaveVisit={leaveVisit}
      onRunCode={codeFrame === null ? null : run}
    />
  );
}

/** The reader's own code continues after a reload; code from a link or a visit waits for a click. */
function withCode(opened: Opened): Opened {
  const {content, origin} = opened;
  const goesOn = content.code !== undefined && !content.isCodeOff;
  return origin.kind === 'own' && goesOn ? {...opened, runsCode: true} : opened;
}

/** Loads what the document's switches need. If this fails, Markdown works as it does by default. */
async function withMarkdown(opened: Opened): Promise<Opened> {
  const {plugins} = opened.content;
  try {
    await loadMarkdown(wantedPlugins(plugins));
    return opened;
  } catch (error) {
    return {...opened, error: toContentError(error)};
  }
}

/** A different document gets a new workspace, even at the same URL. */
const keys = new WeakMap<Opened, number>();
let lastKey = 0;

function keyOf(opened: Opened): number {
  const key = keys.get(opened) ?? ++lastKey;
  keys.set(opened, key);
  return key;
}
