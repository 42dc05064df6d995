import {$getRoot, $getSelection, type LexicalEditor} from 'lexical';

import type {PasteSample} from '../samples/sample';

/**
 * Pastes a sample like the browser does, with an event that has clipboard data.
 *
 * @returns false if the editor is read-only
 */
export function pasteSample(editor: LexicalEditor, {data}: PasteSample): boolean {
  const element = editor.getRootElement();
  if (!element || !editor.isEditable()) return false;
  editor.update(
    () => {
      if ($getSelection() === null) $getRoot().selectEnd();
    },
    {discrete: true},
  );
  const clipboardData = new DataTransfer();
  for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
  element.dispatchEvent(
    new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}),
  );
  return true;
}
