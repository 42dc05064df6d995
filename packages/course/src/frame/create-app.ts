import {
  getEditorPropertyFromDOMNode,
  isLexicalEditor,
  type LexicalEditor,
} from 'lexical';

import type {App} from './check';
import {expectThat} from './missing';
import {documentOf, keysOf} from './use-editor';

const EDITOR = '[data-lexical-editor]';
const LOOK_MS = 5;
const MOST_LOOKS = 60;
const NO_EDITOR =
  'There is no editor on the page. Build one, and give it an element to edit.';
const NO_ROOT =
  'The editor has no element on the page yet. Call setRootElement, or render ContentEditable.';

/** What runs the program that a check uses. */
export interface Runner {
  /** Takes the program off the page; editors may still store something then. */
  readonly stop: () => void;
  /** Starts the program, in place of the one before; resolves once it is on the page. */
  readonly start: () => Promise<void>;
}

/** Starts the program, and returns it as checks use it. */
export async function createApp({start}: Pick<Runner, 'start'>): Promise<App> {
  await start();
  await editorAppears();
  return {
    ...keysOf(findEditor, wait),
    ...documentOf(findEditor, wait),
    get editor() {
      return findEditor().editor;
    },
    get root() {
      return findEditor().root;
    },
    async click(target) {
      const element = typeof target === 'string' ? findButton(target) : target;
      const options = {bubbles: true, cancelable: true};
      element.dispatchEvent(new PointerEvent('pointerdown', options));
      element.dispatchEvent(new MouseEvent('mousedown', options));
      element.dispatchEvent(new PointerEvent('pointerup', options));
      element.dispatchEvent(new MouseEvent('mouseup', options));
      element.dispatchEvent(new MouseEvent('click', options));
      await wait();
    },
    button: findButton,
    find(selector, message) {
      const element = document.querySelector<HTMLElement>(selector);
      expectThat(element, message);
      return element;
    },
    read: (read) => findEditor().editor.read(read),
    json: () => findEditor().editor.getEditorState().toJSON(),
    async reload() {
      await start();
      await editorAppears();
    },
    wait,
    expect: expectThat,
  };
}

/** Waits for an editor on the page: React renders a little after it was told to. */
export async function editorAppears(): Promise<void> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await wait(LOOK_MS);
    if (document.querySelector(EDITOR)) return;
  }
}

async function wait(milliseconds = 0): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The first editor of the page: Lexical leaves it at the element that it edits. */
export function findEditor(): {
  readonly editor: LexicalEditor;
  readonly root: HTMLElement;
} {
  for (const root of document.querySelectorAll<HTMLElement>(EDITOR)) {
    const editor: unknown = getEditorPropertyFromDOMNode(root);
    if (isLexicalEditor(editor)) return {editor, root};
  }
  expectThat(document.querySelector('[contenteditable]') === null, NO_ROOT);
  expectThat(false, NO_EDITOR);
  throw new Error(NO_EDITOR);
}

function findButton(name: string): HTMLElement {
  const buttons = [...document.querySelectorAll<HTMLElement>('button, [role=button]')];
  const wanted = name.toLowerCase();
  const found = buttons.find((button) => nameOf(button).toLowerCase() === wanted);
  const others = buttons.map((button) => `"${nameOf(button)}"`).join(', ');
  expectThat(
    found,
    `There is no button named "${name}". ${others ? `The buttons on the page are ${others}.` : 'The page has no buttons.'}`,
  );
  return found;
}

function nameOf(button: HTMLElement): string {
  return (button.getAttribute('aria-label') ?? button.textContent).trim();
}
