import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {useEffect, useState} from 'react';

/**
 * Returns whether a pointer is pressed on the document. Floating elements are hidden meanwhile,
 * because they would receive the pointer's events.
 */
export function usePressedPointer(): boolean {
  const [editor] = useLexicalComposerContext();
  const [isPressed, setIsPressed] = useState(false);
  useEffect(() => {
    const press = (): void => {
      setIsPressed(true);
    };
    const release = (): void => {
      setIsPressed(false);
    };
    const stop = editor.registerRootListener((root, previous) => {
      previous?.removeEventListener('pointerdown', press);
      root?.addEventListener('pointerdown', press);
    });
    document.addEventListener('pointerup', release);
    document.addEventListener('pointercancel', release);
    return () => {
      stop();
      document.removeEventListener('pointerup', release);
      document.removeEventListener('pointercancel', release);
    };
  }, [editor]);
  return isPressed;
}
