import {FourPartError} from '@lexical-documentation/common';
import {
  getNearestEditorFromDOMNode,
  type LexicalEditor,
  type SerializedEditorState,
} from 'lexical';
import {createElement, type FunctionComponent} from 'react';
import {createRoot} from 'react-dom/client';

/** The entry of an example: a component, or a function that mounts it without React. */
export interface ExampleModule {
  readonly default?: FunctionComponent;
  readonly mount?: (root: HTMLElement) => () => void;
}

/** How long to wait for an example's editor, in milliseconds. */
const PATIENCE_MS = 5_000;

/**
 * Returns the initial content of an example. To find it, it runs the example for a moment,
 * invisibly.
 *
 * @throws FourPartError if it doesn't create an editor with content
 */
export async function readExampleContent(
  module: ExampleModule,
  name: string,
): Promise<SerializedEditorState> {
  const host = document.createElement('div');
  host.inert = true;
  host.style.cssText = 'position: fixed; inset: 0 auto auto 200vw; width: 40rem';
  document.body.append(host);
  const stop = start(module, host);
  try {
    const editor = await findEditor(host);
    if (!editor) throw noEditor(name);
    return editor.getEditorState().toJSON();
  } finally {
    stop();
    host.remove();
  }
}

function start(
  {mount, default: component}: ExampleModule,
  host: HTMLElement,
): () => void {
  if (mount) return mount(host);
  const root = createRoot(host);
  if (component) root.render(createElement(component));
  return () => {
    root.unmount();
  };
}

/** Waits for the first editor, and then for its content. */
async function findEditor(host: HTMLElement): Promise<LexicalEditor | null> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const element = host.querySelector('[data-lexical-editor]');
    const editor = element && getNearestEditorFromDOMNode(element);
    if (editor && !editor.getEditorState().isEmpty()) return editor;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return null;
}

function noEditor(name: string): FourPartError {
  return new FourPartError({
    what: `The example “${name}” shows no editor with content.`,
    where: 'the first editor of the example',
    expected: 'an editor with content, a few seconds after the example starts',
    fix: 'Open the example’s page in the gallery.',
  });
}
