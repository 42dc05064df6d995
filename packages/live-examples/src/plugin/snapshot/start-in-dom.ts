import {getNearestEditorFromDOMNode} from 'lexical';
import {createElement, type FunctionComponent} from 'react';
import {createRoot} from 'react-dom/client';

import {readTree, type TreeEntry} from '../../runtime/tree-model';

/** The initial output of an example. */
export interface Snapshot {
  /** The content of its surface, without anything interactive. */
  readonly html: string;
  /** The node tree of its first editor. */
  readonly tree: TreeEntry | null;
}

/** The module of an example, in one of the two forms. */
interface ExampleModule {
  readonly default?: FunctionComponent;
  readonly mount?: (root: HTMLElement) => () => void;
}

const QUIET = {intervalMs: 30, times: 5, mostTimes: 150};
/** References to ids would point to another element if two snapshots are on the same page. */
const STRIPPED =
  /^(?:id|for|name|href|tabindex|contenteditable|spellcheck|autofocus|data-lexical-.*|aria-(?:labelledby|describedby|controls|owns|activedescendant|live)|on.*)$/i;

/** Starts an example in the document, waits until it settles, and returns its output. */
export async function takeSnapshot(example: ExampleModule): Promise<Snapshot> {
  const root = document.createElement('div');
  document.body.append(root);
  let crash: unknown;
  if (example.default) {
    const onUncaughtError = (error: unknown): void => {
      crash = error;
    };
    createRoot(root, {onUncaughtError}).render(createElement(example.default));
  } else if (example.mount) {
    example.mount(root);
  } else {
    throw new Error('Its entry exports neither a component as default nor mount.');
  }
  await untilQuiet(root);
  if (crash !== undefined) throw crash;
  if (root.innerHTML === '') throw new Error('It shows nothing.');
  const input = root.querySelector('[data-lexical-editor]');
  const editor = input && getNearestEditorFromDOMNode(input);
  return {
    html: inertHtml(root),
    tree: editor ? readTree(editor.getEditorState()) : null,
  };
}

async function untilQuiet(root: HTMLElement): Promise<void> {
  let last = '';
  let quiet = 0;
  for (let time = 0; quiet < QUIET.times && time < QUIET.mostTimes; time++) {
    await new Promise((resolve) => setTimeout(resolve, QUIET.intervalMs));
    const now = root.innerHTML;
    quiet = now === last ? quiet + 1 : 0;
    last = now;
  }
}

function inertHtml(root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('script, iframe, style'))
    element.remove();
  for (const element of copy.querySelectorAll('*')) {
    for (const {name} of [...element.attributes]) {
      if (STRIPPED.test(name)) element.removeAttribute(name);
    }
  }
  return copy.innerHTML;
}
