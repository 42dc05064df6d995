import type {FourPartError} from '@lexical-documentation/common';
import type {LexicalEditor} from 'lexical';
import {useEffect, useRef} from 'react';

import {toContentError} from '../document/content-error';
import {serializeState} from '../editor/converter';
import {type PluginIds, switchesOf} from '../editor/plugins/plugins';
import type {Opened} from '../session/open-start';
import type {KeptContent} from '../session/storage';

const DELAY_MS = 400;
/**
 * The delay is at least this many times the duration of a write, so that typing in a long document
 * stays fast.
 */
const PATIENCE = 20;

/** Stores the document of an editor. */
export interface Keeper {
  /** Throws if the document can't be stored. */
  readonly keep: (content: KeptContent) => void;
  /** Calls `write` when the document is needed immediately; returns a function that stops this. */
  readonly onDemand?: (write: () => void) => () => void;
}

/** Stores each change after a short delay, on demand, and when the reader leaves the page. */
export function useKeeping(
  editor: LexicalEditor | null,
  opened: Opened,
  wanted: PluginIds,
  {keep, onDemand}: Keeper,
  onError: (error: FourPartError) => void,
): void {
  const kept = useRef(wanted);
  useEffect(() => {
    if (!editor) return;
    const write = (): void => {
      try {
        keep(contentOf(editor, opened, wanted));
      } catch (error) {
        onError(toContentError(error));
      }
    };
    if (kept.current !== wanted) {
      kept.current = wanted;
      write();
    }
    const stopOnDemand = onDemand?.(write);
    const stopWriting = writeChanges(editor, write);
    return () => {
      stopOnDemand?.();
      stopWriting();
    };
  }, [editor, opened, wanted, keep, onDemand, onError]);
}

function contentOf(
  editor: LexicalEditor,
  {origin, content: {code, isCodeOff}}: Opened,
  wanted: PluginIds,
): KeptContent {
  return {
    state: serializeState(editor.getEditorState()),
    plugins: switchesOf(wanted),
    ...(code !== undefined && {code}),
    ...(isCodeOff && {isCodeOff}),
    ...(origin.kind === 'visit' && {source: origin.source}),
  };
}

/** Returns a function that stops storing, after a last write if one is pending. */
function writeChanges(editor: LexicalEditor, write: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cost = 0;
  const writeNow = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const start = performance.now();
    write();
    cost = performance.now() - start;
  };
  const stop = editor.registerUpdateListener(({dirtyElements, dirtyLeaves}) => {
    if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return;
    clearTimeout(timer);
    timer = setTimeout(writeNow, Math.max(DELAY_MS, PATIENCE * cost));
  });
  window.addEventListener('pagehide', writeNow);
  return () => {
    writeNow();
    stop();
    window.removeEventListener('pagehide', writeNow);
  };
}
