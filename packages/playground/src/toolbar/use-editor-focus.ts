import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {useCallback} from 'react';

/** Returns a function that brings focus back into the text, unless a dialog has taken it. */
export function useEditorFocus(): () => void {
  const [editor] = useLexicalComposerContext();
  return useCallback(() => {
    requestAnimationFrame(() => {
      if (document.querySelector('dialog[open]') === null) editor.focus();
    });
  }, [editor]);
}
