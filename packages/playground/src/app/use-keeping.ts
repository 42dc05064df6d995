import type {LexicalEditor} from 'lexical';
import {useEffect, useRef} from 'react';

import {type ContentError, toContentError} from '../document/content-error';
import {serializeState} from '../editor/converter';
import {type PluginIds, switchesOf} from '../editor/plugins/plugins';
import {type Origin, slotOf} from '../session/open-start';
import {keep} from '../session/storage';

const DELAY_MS = 400;

/** Keeps each change in the browser, shortly after it was made and when the page is left. */
export function useKeeping(
  editor: LexicalEditor | null,
  origin: Origin,
  wanted: PluginIds,
  onError: (error: ContentError) => void,
): void {
  const kept = useRef(wanted);
  useEffect(() => {
    if (!editor) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = (): void => {
      clearTimeout(timer);
      timer = undefined;
      try {
        keep(slotOf(origin), {
          state: serializeState(editor.getEditorState()),
          plugins: switchesOf(wanted),
          ...(origin.kind === 'visit' && {source: origin.source}),
        });
      } catch (error) {
        onError(toContentError(error));
      }
    };
    const writeIfWaiting = (): void => {
      if (timer !== undefined) write();
    };
    const stop = editor.registerUpdateListener(({dirtyElements, dirtyLeaves, tags}) => {
      const isChanged = dirtyElements.size > 0 || dirtyLeaves.size > 0;
      if (!isChanged || tags.has('registerRoot')) return;
      clearTimeout(timer);
      timer = setTimeout(write, DELAY_MS);
    });
    if (kept.current !== wanted) {
      kept.current = wanted;
      write();
    }
    window.addEventListener('pagehide', writeIfWaiting);
    return () => {
      writeIfWaiting();
      stop();
      window.removeEventListener('pagehide', writeIfWaiting);
    };
  }, [editor, origin, wanted, onError]);
}
