import {FourPartError} from '@lexical-documentation/common';
import {type LexicalEditor, PASTE_COMMAND} from 'lexical';

import {SHOW_PROBLEM_COMMAND} from '../editor/commands';

/** Pastes what the clipboard holds, or the text of it alone; browsers ask the reader first. */
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
    editor.dispatchCommand(
      SHOW_PROBLEM_COMMAND,
      new FourPartError({
        what: `The browser does not hand out the clipboard: ${String(error)}`,
        where: 'the context menu',
        expected: 'permission to read the clipboard',
        fix: 'Allow it in the browser’s settings of this page, or press Ctrl+V.',
      }),
    );
  }
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
