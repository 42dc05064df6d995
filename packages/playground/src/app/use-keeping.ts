import type {FourPartError} from '@lexical-documentation/common';
import type {LexicalEditor} from 'lexical';
import {useEffect, useRef} from 'react';

import {toContentError} from '../document/content-error';
import {serializeState} from '../editor/converter';
import {type PluginIds, switchesOf} from '../editor/plugins/plugins';
import {type Origin, slotOf} from '../session/open-start';
import {keep, type KeptContent} from '../session/storage';

const DELAY_MS = 400;

/** Keeps each change in the browser, shortly after it was made and when the page is left. */
export function useKeeping(
  editor: LexicalEditor | null,
  origin: Origin,
  wanted: PluginIds,
  onError: (error: FourPartError) => void,
): void {
  const kept = useRef(wanted);
  useEffect(() => {
    if (!editor) return;
    const write = (): void => {
      try {
        keep(slotOf(origin), contentOf(editor, origin, wanted));
      } catch (error) {
        onError(toContentError(error));
      }
    };
    if (kept.current !== wanted) {
      kept.current = wanted;
      write();
    }
    return writeChanges(editor, write);
  }, [editor, origin, wanted, onError]);
}

function contentOf(
  editor: LexicalEditor,
  origin: Origin,
  wanted: PluginIds,
): KeptContent {
  return {
    state: serializeState(editor.getEditorState()),
    plugins: switchesOf(wanted),
    ...(origin.kind === 'visit' && {source: origin.source}),
  };
}

/** Returns a function that stops, after a last write where one is due. */
function writeChanges(editor: LexicalEditor, write: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const writeNow = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    write();
  };
  const stop = editor.registerUpdateListener(({dirtyElements, dirtyLeaves}) => {
    if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return;
    clearTimeout(timer);
    timer = setTimeout(writeNow, DELAY_MS);
  });
  window.addEventListener('pagehide', writeNow);
  return () => {
    writeNow();
    stop();
    window.removeEventListener('pagehide', writeNow);
  };
}
