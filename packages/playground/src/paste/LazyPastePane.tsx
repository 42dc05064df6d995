import type {LexicalEditor} from 'lexical';
import {lazy, type ReactNode, Suspense} from 'react';

import type {PluginIds} from '../editor/plugins/plugins';
import type {PasteLog} from './paste-log';

/** What the pane gets from the page. */
export interface PastePaneProps {
  editor: LexicalEditor;
  log: PasteLog;
  running: PluginIds;
}

const PastePane = lazy(async () => {
  const {PastePane: component} = await import(
    /* webpackChunkName: "playground-paste" */ './view/PastePane'
  );
  return {default: component};
});

/** What was pasted and what became of it; loaded when somebody opens the pane. */
export function LazyPastePane(props: PastePaneProps): ReactNode {
  return (
    <Suspense fallback={<p role="status">Loading the paste lab…</p>}>
      <PastePane {...props} />
    </Suspense>
  );
}
