import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {COMMAND_PRIORITY_EDITOR} from 'lexical';
import {lazy, type ReactNode, Suspense, useCallback, useEffect, useState} from 'react';

import {OPEN_FIND_COMMAND} from '../editor/commands';

const FindBar = lazy(async () => {
  const {FindBar: component} = await import(
    /* webpackChunkName: "playground-find" */ './FindBar'
  );
  return {default: component};
});

/** Loads the bar when it's opened for the first time. */
export function LazyFindBar(): ReactNode {
  const [editor] = useLexicalComposerContext();
  const [request, setRequest] = useState(0);
  const close = useCallback(() => {
    setRequest(0);
  }, []);
  useEffect(
    () =>
      editor.registerCommand(
        OPEN_FIND_COMMAND,
        () => {
          setRequest((count) => count + 1);
          return true;
        },
        COMMAND_PRIORITY_EDITOR,
      ),
    [editor],
  );
  if (request === 0) return null;
  return (
    <Suspense>
      <FindBar request={request} onClose={close} />
    </Suspense>
  );
}
