import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {useCallback} from 'react';

/** Returns a function that moves the focus back to the text, unless a dialog is open. */
export function useEditorFocus(): () => void {
  const [editor] = useLexicalComposerContext();
  return useCallback(() => {
    requestAnimationFrame(() => {
      if (document.querySelector('dialog[open]') === null) editor.focus();
    });
  }, [editor]);
}
