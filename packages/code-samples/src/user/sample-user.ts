/**
 * The module `sample-user` for samples: a user who types, pastes and clicks with real input events
 * of Chromium, and functions to read the resulting page. Runs in the page.
 */
import {focusedElement, editorRoot, pageHtml} from './page-html';
import {askFor} from './user-bridge';

/** Text by type, such as `{'text/html': '<b>a</b>'}`. */
export type TransferText = Readonly<Record<string, string>>;

/** What is pasted or dropped: plain text, text by type, or files. */
export type Transfer = string | TransferText | readonly File[];

/** The point within an element. */
export type Point = 'center' | 'start' | 'end';

/** Presses keys one after the other, in the editor unless something else has the focus: `Control+b`. */
export async function press(...keys: readonly string[]): Promise<void> {
  await focusSomething();
  for (const key of keys) await askFor('press', key);
}

/** Types a text, with a key for each character; a line break is the Enter key. */
export async function type(text: string): Promise<void> {
  await focusSomething();
  await askFor('type', text);
}

/** Inserts a text without keys, like emoji pickers, dictation and suggestions of a phone. */
export async function insert(text: string): Promise<void> {
  await focusSomething();
  await askFor('insert', text);
}

/** Types with an input method: it shows the texts one after the other, and commits the last one. */
export async function compose(...texts: readonly string[]): Promise<void> {
  await focusSomething();
  await askFor('compose', texts, true);
}

/** Like {@link compose}, but doesn't commit the text. */
export async function beginComposing(...texts: readonly string[]): Promise<void> {
  await focusSomething();
  await askFor('compose', texts, false);
}

/** Puts the content on the clipboard and presses Ctrl+V; the only possible file is a PNG. */
export async function paste(content: Transfer): Promise<void> {
  await focusSomething();
  if (isFiles(content)) await copyImage(content);
  else await copyText(textOf(content));
  await askFor('press', 'ControlOrMeta+v');
}

/** Returns everything on the clipboard, by type; the editor receives no event. */
export async function clipboard(): Promise<TransferText> {
  const found: Record<string, string> = {};
  await intercept('paste', 'ControlOrMeta+v', ({clipboardData}) => {
    for (const name of clipboardData?.types ?? [])
      found[name] = clipboardData?.getData(name) ?? '';
  });
  return found;
}

/** Clicks an element, found with a CSS selector or another one of Playwright's, such as `text=Save`. */
export async function click(
  target: string,
  options: {
    at?: Point;
    count?: number;
    button?: 'left' | 'right';
    keys?: readonly ('Alt' | 'Control' | 'Meta' | 'Shift')[];
  } = {},
): Promise<void> {
  await askFor('click', target, options);
}

/** Taps an element with a finger. */
export async function tap(target: string, at: Point = 'center'): Promise<void> {
  await askFor('tap', target, at);
}

/** Moves the mouse over an element. */
export async function hover(target: string): Promise<void> {
  await askFor('hover', target);
}

/** Drags with the mouse from one element to another. */
export async function drag(
  from: string,
  to: string,
  at: {from?: Point; to?: Point} = {},
): Promise<void> {
  await askFor('drag', from, to, at);
}

/** Drops content from another window on an element. */
export async function drop(
  content: Transfer,
  target: string,
  at: Point = 'center',
): Promise<void> {
  const files = isFiles(content) ? content : [];
  const bytes = files.map(async (file) => ({
    name: file.name,
    base64: base64Of(await file.arrayBuffer()),
  }));
  const text = isFiles(content) ? {} : textOf(content);
  await askFor('drop', {text, files: await Promise.all(bytes)}, target, at);
}

/** Selects the first occurrence of a text within one text of the editor, like a user. */
export async function select(text: string): Promise<void> {
  await selectText(text, 0, text.length);
}

/** Puts the caret before the first occurrence of a text. */
export async function caretBefore(text: string): Promise<void> {
  await selectText(text, 0, 0);
}

/** Puts the caret after the first occurrence of a text. */
export async function caretAfter(text: string): Promise<void> {
  await selectText(text, text.length, text.length);
}

/**
 * Returns the HTML of the focused editor, or of the first, without what every editor has: its own
 * attributes, spans around plain text and the numbers of list items.
 */
export function page(): string {
  return pageHtml(editorRoot(), false);
}

/** Returns {@link page} with the caret as `|`, or the selection in `[` and `]`. */
export function caret(): string {
  return pageHtml(editorRoot(), true);
}

/** Returns the accessibility tree of an element, by default the editor, as Chromium reports it. */
export async function accessible(
  target = '[data-lexical-editor="true"]',
): Promise<string> {
  return String(await askFor('accessible', target));
}

/** Waits for so many milliseconds. */
export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function focusSomething(): Promise<void> {
  if (focusedElement()) return;
  const root = editorRoot();
  const {__lexicalEditor: editor} = root as HTMLElement & {
    __lexicalEditor?: {focus: (callback: () => void) => void};
  };
  await new Promise<void>((resolve) => editor?.focus(resolve));
  root.focus();
  await askFor('settle');
}

async function selectText(text: string, from: number, to: number): Promise<void> {
  const root = editorRoot();
  root.focus();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let node = walker.nextNode();
  while (node && !node.textContent?.includes(text)) node = walker.nextNode();
  if (!node) throw new Error(`No text of the editor contains "${text}".`);
  const start = node.textContent?.indexOf(text) ?? 0;
  document.getSelection()?.setBaseAndExtent(node, start + from, node, start + to);
  await askFor('settle');
}

async function copyText(text: TransferText): Promise<void> {
  await intercept('copy', 'ControlOrMeta+c', ({clipboardData}) => {
    clipboardData?.clearData();
    for (const [name, value] of Object.entries(text))
      clipboardData?.setData(name, value);
  });
}

async function copyImage([file, ...others]: readonly File[]): Promise<void> {
  if (!file || others.length > 0 || file.type !== 'image/png')
    throw new Error('Chromium copies one PNG at a time, and no other files.');
  await navigator.clipboard.write([new ClipboardItem({[file.type]: file})]);
}

/** Presses a key and consumes its event, which nothing else receives. */
async function intercept(
  name: 'copy' | 'paste',
  key: string,
  take: (event: ClipboardEvent) => void,
): Promise<void> {
  const stop = (event: Event) => event.stopImmediatePropagation();
  const taken = new Promise<void>((resolve) => {
    const once = {capture: true, once: true};
    window.addEventListener(
      name,
      (event) => {
        stop(event);
        event.preventDefault();
        take(event);
        resolve();
      },
      once,
    );
  });
  const keys = ['keydown', 'keyup'] as const;
  for (const ofKey of keys) window.addEventListener(ofKey, stop, true);
  await askFor('press', key);
  for (const ofKey of keys) window.removeEventListener(ofKey, stop, true);
  await taken;
}

function isFiles(content: Transfer): content is readonly File[] {
  return Array.isArray(content);
}

function textOf(content: string | TransferText): TransferText {
  return typeof content === 'string' ? {'text/plain': content} : content;
}

function base64Of(buffer: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(buffer)));
}
