import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {useExtensionSignalValue} from '@lexical/react/useExtensionSignalValue';
import {useExtensionDependency} from '@lexical/react/useExtensionComponent';
import {type ReactNode, useLayoutEffect, useRef} from 'react';

import {LinkEditorExtension} from './link-editor';
import {LinkForm} from './LinkForm';
import {placeBelow} from './place-below';

/** Floats below the link at the caret, or below the words that will become a link. */
export function LinkPanel({page}: {page: HTMLElement}): ReactNode {
  const [editor] = useLexicalComposerContext();
  const link = useExtensionSignalValue(LinkEditorExtension, 'link');
  const isEditing = useExtensionSignalValue(LinkEditorExtension, 'isEditing');
  const {stopEditing} = useExtensionDependency(LinkEditorExtension).output;
  const panelRef = useRef<HTMLDivElement>(null);
  const linkKey = link?.key;

  useLayoutEffect(() => {
    if (!panelRef.current) return;
    const target = linkKey
      ? editor.getElementByKey(linkKey)
      : window.getSelection()?.getRangeAt(0);
    if (target) placeBelow(panelRef.current, target, page);
  }, [editor, page, linkKey, isEditing]);

  if (!link && !isEditing) return null;
  return (
    <div ref={panelRef} className="links-panel">
      <LinkForm
        // Each link gets its own field, filled with its URL.
        key={linkKey ?? 'new'}
        link={link}
        takesFocus={isEditing}
        onClose={() => {
          stopEditing();
          editor.focus();
        }}
      />
    </div>
  );
}
