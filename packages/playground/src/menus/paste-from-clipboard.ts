import {FourPartError} from '@lexical-documentation/common';
import {type LexicalEditor, PASTE_COMMAND} from 'lexical';

import {SHOW_PROBLEM_COMMAND} from '../editor/commands';

/** Pastes the content of the clipboard, or only its text; browsers ask for permission first. */
export async function pasteFromClipboard(
  editor: LexicalEditor,
  isPlain: boolean,
): Promise<void> {
  try {
    const clipboardData = isPlain ? await readText() : await readAll();
    editor.focus();
    editor.dispatchCommand(
      PASTE_COMMAND,
      new ClipboardEvent('paste', {clipboardData, cancelable: true}),
    );
  } catch (error) {
    editor.dispatchCommand(SHOW_PROBLEM_COMMAND, clipboardError(error));
  }
}

/** The keyboard needs no permission, because the browser knows that the reader wants to paste. */
const BY_KEY = 'Press Ctrl+V (⌘V on a Mac), which works without it';

function clipboardError(cause: unknown): FourPartError {
  const isRefused = cause instanceof DOMException && cause.name === 'NotAllowedError';
  return new FourPartError(
    {
      what: isRefused
        ? 'Nothing was pasted, because this page isn’t allowed to read the clipboard.'
        : 'Nothing was pasted, because this browser doesn’t let pages read the clipboard.',
      where: 'Paste in the context menu',
      expected: isRefused
        ? 'your permission to read the clipboard, which the browser asks for or has refused'
        : 'a browser with a clipboard for pages, and a URL that starts with https',
      fix: isRefused
        ? `${BY_KEY}, or allow the clipboard in the settings next to the page’s address and choose Paste again.`
        : `${BY_KEY}.`,
    },
    {cause},
  );
}

async function readText(): Promise<DataTransfer> {
  const transfer = new DataTransfer();
  transfer.setData('text/plain', await navigator.clipboard.readText());
  return transfer;
}

async function readAll(): Promise<DataTransfer> {
  const transfer = new DataTransfer();
  for (const item of await navigator.clipboard.read()) {
    for (const type of item.types) {
      const blob = await item.getType(type);
      if (type.startsWith('text/')) transfer.setData(type, await blob.text());
      else transfer.items.add(new File([blob], 'clipboard', {type}));
    }
  }
  return transfer;
}
