import {keepSafeStyle} from '@lexical-documentation/state-inspector';
import type {SerializedEditorState, SerializedLexicalNode} from 'lexical';

const STYLES = ['style', 'textStyle'] as const;
const HEADING_TAG = /^h[1-6]$/;

type Json = SerializedLexicalNode & Record<string, unknown>;

/**
 * Removes what could affect the page from a document: tags that aren't headings, and styles that
 * move, cover or load something. Everything else is kept.
 */
export function withSafeNodes(state: SerializedEditorState): SerializedEditorState {
  return {...state, root: clean(state.root as unknown as Json) as never};
}

function clean(node: Json): Json {
  const copy: Json = {...node};
  for (const name of STYLES) {
    const style = copy[name];
    if (typeof style !== 'string') continue;
    const safe = keepSafeStyle(style);
    if (safe.dropped.length > 0) copy[name] = safe.style;
  }
  if (copy.type === 'heading' && !HEADING_TAG.test(String(copy['tag']))) {
    copy['tag'] = 'h1';
  }
  const {children} = copy;
  if (Array.isArray(children)) copy['children'] = (children as Json[]).map(clean);
  return copy;
}
